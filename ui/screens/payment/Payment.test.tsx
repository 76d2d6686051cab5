import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMemoryBoxOffice } from '#adapters/memory/memory-box-office.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/memory-live-updates.ts';
import { someAccount } from '#adapters/memory/memory-profile-desk.ts';
import { makeSessionStorageCheckoutDrafts } from '#adapters/storage/session-storage-checkout-drafts.ts';
import { makeSessionStorageIntentKeys } from '#adapters/storage/session-storage-intent-keys.ts';
import { BeginCheckout, makeBeginCheckout } from '#application/checkout/begin-checkout.ts';
import { ChooseLateMoney, makeChooseLateMoney } from '#application/checkout/choose-late-money.ts';
import { ChooseTickets, makeChooseTickets } from '#application/checkout/choose-tickets.ts';
import { FollowOrder, makeFollowOrder } from '#application/checkout/follow-order.ts';
import { IsUnderWay, makeIsUnderWay } from '#application/checkout/is-under-way.ts';
import { KeepDraft, makeKeepDraft } from '#application/checkout/keep-draft.ts';
import { LeaveCheckout, makeLeaveCheckout } from '#application/checkout/leave-checkout.ts';
import { LookAtCart, makeLookAtCart } from '#application/checkout/look-at-cart.ts';
import { LookAtSeats, makeLookAtSeats } from '#application/checkout/look-at-seats.ts';
import { makeOpenPaymentPage, OpenPaymentPage } from '#application/checkout/open-payment-page.ts';
import { makePayByBankTransfer, PayByBankTransfer } from '#application/checkout/pay-by-bank-transfer.ts';
import { makeResumeCheckout, ResumeCheckout } from '#application/checkout/resume-checkout.ts';
import { makeShareOrder, ShareOrder } from '#application/checkout/share-order.ts';
import { makeWatchStock } from '#application/event-page/make-watch-stock.ts';
import { WatchStock } from '#application/event-page/watch-stock.ts';
import type { EventPage } from '#application/ports/event-pages.ts';
import { HandInAnswers } from '#application/questionnaire/hand-in-answers.ts';
import { makeHandInAnswers } from '#application/questionnaire/make-hand-in-answers.ts';
import { OpenQuestionnaire } from '#application/questionnaire/open-questionnaire.ts';
import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { dong } from '#domain/money/dong.ts';
import type { SessionSeats } from '#domain/seat/session-seat.ts';
import { QUESTIONS } from '#test/builders/a-form.ts';
import { aSeatMap } from '#test/builders/a-seat-map.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { Payment } from './Payment.tsx';

const SEN = aTicket({ id: 'sen', name: 'Hạng Sen', price: dong(200_000), originalPrice: dong(250_000), remaining: 10 });
const MAI = aTicket({ id: 'mai', name: 'Hạng Mai', price: dong(100_000), originalPrice: dong(100_000), remaining: 10 });

function anEvent(more: Partial<EventPage> & { readonly tickets?: EventPage['sessions'][number]['tickets'] } = {}): EventPage {
  const { tickets = [SEN, MAI], ...rest } = more;
  return anEventPage({ sessions: [aSession({ tickets })], ...rest });
}

type World = { readonly halls?: readonly SessionSeats[]; readonly event?: EventPage; readonly locale?: 'en' | 'vi'; readonly signedIn?: boolean };

async function open({ event = anEvent(), locale = 'en', signedIn = true, halls = [] }: World = {}) {
  let now: Instant = NOW;
  let ids = 0;
  let reference = 0;
  let who: string | null = signedIn ? 'lan' : null;
  const clock = { now: () => now };
  const liveUpdates = makeMemoryLiveUpdates();
  const office = makeMemoryBoxOffice({ events: [event], clock, newId: () => `id-${++ids}`, buyer: () => who, changed: liveUpdates.changed, halls });
  const { cart, checkoutDesk, ticketCounter, eventPages, seatMaps } = office;
  const begins = vi.spyOn(checkoutDesk, 'begin');
  const makeDrafts = () => makeSessionStorageCheckoutDrafts(() => window.sessionStorage);
  let checkoutDrafts = makeDrafts();
  const intentKeys = makeSessionStorageIntentKeys(() => window.sessionStorage);
  const newKey = () => `key-${++ids}`;
  const component = () =>
    withUseCases(Payment, [
      given(OpenPaymentPage, makeOpenPaymentPage({ ticketCounter, clock })),
      given(ChooseTickets, makeChooseTickets({ cart, intentKeys, newKey })),
      given(BeginCheckout, makeBeginCheckout({ checkoutDesk, intentKeys, newKey })),
      given(PayByBankTransfer, makePayByBankTransfer({ checkoutDesk, intentKeys, newKey })),
      given(ResumeCheckout, makeResumeCheckout({ cart, checkoutDesk, checkoutDrafts })),
      given(LeaveCheckout, makeLeaveCheckout({ cart, checkoutDesk, checkoutDrafts })),
      given(LookAtCart, makeLookAtCart({ cart })),
      given(LookAtSeats, makeLookAtSeats({ seatMaps })),
      given(IsUnderWay, makeIsUnderWay({ checkoutDrafts })),
      given(KeepDraft, makeKeepDraft({ checkoutDrafts })),
      given(FollowOrder, makeFollowOrder({ checkoutDesk, liveUpdates })),
      given(ShareOrder, makeShareOrder({ checkoutDesk })),
      given(OpenQuestionnaire, async () => ok({ version: 1, fields: [QUESTIONS.company] })),
      given(
        HandInAnswers,
        makeHandInAnswers(async () => refused({ code: 'UNAUTHORIZED' })),
      ),
      given(ChooseLateMoney, makeChooseLateMoney({ checkoutDesk })),
      given(WatchStock, makeWatchStock({ eventPages, liveUpdates })),
    ]);
  const session = await ticketCounter.open(5001);
  if (!session.ok) throw new Error('No session');
  const show = () =>
    renderPage(
      [
        { path: '/', Component: component(), loader: () => ({ session: session.value, now: NOW }) },
        { path: '*', element: null },
      ],
      {
        locale,
        now: NOW,
        ...(signedIn ? { account: { ...someAccount, firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.test' } } : {}),
      },
    );
  await show();
  return {
    office,
    begins,
    liveUpdates,
    pass: (ms: number) => {
      now = later(now, ms);
    },
    /** Somebody else is faster, with these seats. */
    takes: async (seatIds: readonly string[]) => {
      who = 'minh';
      const taken = await office.cart.choose(5001, [{ ticketId: 'sen', quantity: seatIds.length, seatIds }], `minh-${++ids}`);
      who = 'lan';
      if (!taken.ok) throw new Error(taken.refusal.code);
    },
    /** Somebody else is faster. */
    otherTakes: async (ticketId: string, quantity: number) => {
      who = 'minh';
      const taken = await office.cart.choose(5001, [{ ticketId, quantity }], `minh-${++ids}`);
      who = 'lan';
      if (!taken.ok) throw new Error(taken.refusal.code);
    },
    pay: (message: string, amount: number) => office.receiveTransfer(message, dong(amount), `FT${++reference}`),
    reload: show,
    /** Another tab: nothing that was entered is known there. */
    enterAnew: async () => {
      window.sessionStorage.clear();
      checkoutDrafts = makeDrafts();
      await show();
    },
  };
}

const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const more = (name: string) => find('button', `One more: ${name}`);
const press = async (name: string | RegExp) => click(find('button', name));
const message = () => /VEMOI[A-Z0-9]{9}/.exec(text())?.[0] ?? '';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

describe('choosing seats', () => {
  const hall: SessionSeats = {
    sectionEventId: 5001,
    poolsOpenAt: null,
    seats: aSeatMap(['....', '.x..']).seats.map(({ standing, ...seat }) => ({ ...seat, state: standing.state === 'FREE' ? 'FREE' : 'TAKEN' })),
  };
  const seated = () => open({ event: anEvent({ tickets: [{ ...SEN, hasSeats: true }, MAI] }), halls: [hall] });
  const shows = (words: string) => appears('body', new RegExp(words));
  const seat = (name: string) => find('button', `Seat ${name}`);

  it('the best are taken unless the buyer names theirs, and the order says which; tickets without seats ask for none [S1-08]', async () => {
    await seated();
    await click(more('Hạng Mai'));
    expect(text()).not.toContain('Choose seats myself');
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await shows('We choose the best seats for you');
    await press('Next');
    await shows('Seat A1, A2');
  });

  it('seats are chosen by name, beyond the number of tickets the first gives way, and what is taken cannot be pressed', async () => {
    await seated();
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await shows('Choose seats myself');
    await press('Choose seats myself');
    await shows('0 of 2 seats chosen');
    expect(find('button', 'Seat B2, taken').hasAttribute('disabled')).toBe(true);
    for (const name of ['A1', 'A4', 'B3']) await click(seat(name));
    expect(['A1', 'A4', 'B3'].map((name) => seat(name).getAttribute('aria-pressed'))).toEqual(['false', 'true', 'true']);
    expect(text()).toContain('2 of 2 seats chosen A4, B3');
    await press('Next');
    await shows('Seat A4, B3');
  });

  it('a choice that is not whole is refused with what is missing, and a seat that somebody took leaves the choice', async () => {
    const { takes } = await seated();
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await shows('Choose seats myself');
    await press('Choose seats myself');
    await shows('0 of 2 seats chosen');
    await click(seat('A1'));
    await press('Next');
    await shows('Choose as many seats as tickets: 2, not 1');
    await click(seat('A2'));
    await takes(['a2']);
    await press('Next');
    await shows('One of the seats you chose has already been bought');
    await shows('1 of 2 seats chosen A1');
    expect(find('button', 'Seat A2, taken').hasAttribute('disabled')).toBe(true);
  });
});

describe('what the specification says of a purchase that does not go on', () => {
  it.each([
    ['en', 'Next', 'INVALID SEAT IDS!'],
    ['vi', 'Tiếp tục', 'Mã ghế không hợp lệ!'],
  ] as const)('of seats that do not exist, in %s', async (locale, onward, words) => {
    const page = await open({ locale });
    vi.spyOn(page.office.cart, 'choose').mockResolvedValueOnce(refused({ code: 'SEATS_REFUSED', trouble: { code: 'UNKNOWN_SEAT', seatId: 'z9' } }));
    await click(find('button', /^(One more|Thêm một vé): Hạng Sen$/));
    await press(onward);
    expect(text()).toContain(words);
  });

  it.each([
    ['en', 'Next', 'Pay now', 'This cannot be paid at the moment, please try again later'],
    ['vi', 'Tiếp tục', 'Thanh toán ngay', 'Không thể thanh toán, vui lòng thử lại sau'],
  ] as const)('of a checkout that is not there, in %s, when nothing was paid', async (locale, onward, pay, words) => {
    const page = await open({ locale });
    page.begins.mockResolvedValueOnce(refused({ code: 'NOT_FOUND' }));
    await click(find('button', /^(One more|Thêm một vé): Hạng Sen$/));
    await press(onward);
    await press(pay);
    expect(text()).toContain(words);
  });
});

describe('choosing tickets', () => {
  it('without a ticket, Next says so and stays [S5-18]', async () => {
    await open();
    await press('Next');
    expect(text()).toContain('Please select the number of tickets');
    expect(document.querySelector('h1')?.textContent).toBe('Choose your tickets');
    await open({ locale: 'vi' });
    await press('Tiếp tục');
    expect(text()).toContain('Vui lòng chọn số lượng vé');
  });

  it('going over the maximum warns with the number and why [S5-33]', async () => {
    await open({ locale: 'vi' });
    for (let turn = 0; turn < 6; turn += 1) await click(find('button', 'Thêm một vé: Hạng Sen'));
    expect(text()).toContain('Số lượng vé tối đa là 5');
    expect(document.querySelector('[aria-label="Số lượng vé: Hạng Sen"] output')?.textContent).toBe('5');
  });

  it('the summary names each ticket, each discount and the total at once [S2.11-06]', async () => {
    await open();
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await click(more('Hạng Mai'));
    const summary = (document.querySelector('aside')?.textContent ?? '').replaceAll('\u00a0', ' ');
    for (const words of ['Hạng Sen × 2', '500,000 đ', 'Discount: Hạng Sen', '−100,000 đ', 'Hạng Mai × 1', 'Total (3 tickets)', '500,000 đ'])
      expect(summary).toContain(words);
  });

  it('on a phone the summary folds and unfolds [S2.11-04]', async () => {
    await open();
    const toggle = find('button', /^Order summary/);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });

  it('the regulations must be agreed to before any Next [S2.11-05] [S4-30]', async () => {
    await open({ event: anEvent({ policy: 'Không hoàn vé' }) });
    await click(more('Hạng Sen'));
    await press('Next');
    expect(text()).toContain('Please agree to the event regulations');
    expect(document.querySelector('h1')?.textContent).toBe('Choose your tickets');
    await click(document.querySelector('input[type="checkbox"]') as HTMLInputElement);
    await press('Next');
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
  });

  it('the donation dialog opens once when none was entered, and can be left [S2.10-15]', async () => {
    await open({ event: anEvent({ donationEnabled: true }) });
    await click(more('Hạng Sen'));
    await press('Next');
    expect(text()).toContain('Add a donation?');
    await press('Donate');
    expect(text()).toContain('Please enter the donation amount');
    await press('No, thanks');
    // The dialog leaves first.
    await settle(300);
    expect(document.querySelector('[role="dialog"]')).toBe(null);
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
  });

  it('a ticket that somebody else took meanwhile: says what remains and adjusts the choice [S8-01]', async () => {
    const { otherTakes, liveUpdates } = await open({ event: anEvent({ tickets: [aTicket({ id: 'sen', name: 'Hạng Sen', remaining: 3 }), MAI] }) });
    liveUpdates.away();
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await otherTakes('sen', 2);
    await press('Next');
    expect(text()).toContain('Ticket Sold Out!');
    expect(text()).toContain('Only 1 can be had, so we changed your choice');
    expect(document.querySelector('[aria-label="Number of tickets: Hạng Sen"] output')?.textContent).toBe('1');
    await press('Next');
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
  });

  it('what others take shows at once while one chooses', async () => {
    const { otherTakes } = await open({ event: anEvent({ tickets: [aTicket({ id: 'sen', name: 'Hạng Sen', remaining: 4 }), MAI] }) });
    await otherTakes('sen', 3);
    await settle(20);
    expect(text()).toContain('Only 1 left');
  });
});

describe('paying by bank transfer', () => {
  async function toTheDialog(world: World = {}) {
    const page = await open(world);
    await click(more('Hạng Sen'));
    await press('Next');
    await press('Pay now');
    await appears('#transfer-title');
    return page;
  }

  it('the dialog has a QR code, every line to copy, the exact description and the time [S2.10-07] [S2.10-09] [S2.10-10]', async () => {
    await toTheDialog();
    const dialog = (document.querySelector('[role="dialog"]')?.textContent ?? '').replaceAll('\u00a0', ' ');
    for (const words of [
      'Scan and pay within 30 minutes',
      'Account holder',
      'CONG TY VEMOI',
      '0011004321234',
      'Vietcombank',
      '200,000 đ',
      'Transfer description',
      'Enter exactly this transfer description',
      'I have transferred',
    ])
      expect(dialog).toContain(words);
    expect(document.querySelector('svg[role="img"][aria-label^="VietQR code"]')).not.toBe(null);
    expect(findAll('button', /^Copy /)).toHaveLength(5);
    expect(find('button', 'Save the QR code as an image')).not.toBe(null);
  });

  it('the dialog says that the places wait 30 minutes [S9-17]', async () => {
    await toTheDialog();
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Scan and pay within 30 minutes to reserve the tickets');
  });

  it("'I have transferred' only starts to wait; the money turns the page to paid by itself [S4-34] [S4-59]", async () => {
    const { pay } = await toTheDialog();
    const code = message();
    await press('I have transferred');
    expect(text()).toContain('Ticket order processing');
    expect(text()).not.toMatch(/fail/i);
    pay(code, 200_000);
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
    expect(text()).toContain('Check your e-mail for the ticket');
  });

  it('part of the money: what is missing is said, and the rest completes it', async () => {
    const { pay } = await toTheDialog();
    const code = message();
    pay(code, 150_000);
    await settle(20);
    expect(text()).toContain('150,000 đ has arrived; 50,000 đ is still missing');
    pay(code, 50_000);
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('a double press on Pay now begins one checkout [S4-38]', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    await press('Next');
    const button = find('button', 'Pay now');
    button.click();
    button.click();
    await settle(20);
    expect(page.begins).toHaveBeenCalledTimes(1);
  });

  it('until it is known what became of an order that is being paid, the page says that it looks, and shows no choice of tickets [S4-39]', async () => {
    const page = await toTheDialog();
    const { read } = page.office.checkoutDesk;
    const answers: (() => void)[] = [];
    const asked = vi
      .spyOn(page.office.checkoutDesk, 'read')
      .mockImplementation((id) => new Promise((resolve) => answers.push(() => resolve(read(id)))));
    await page.reload();
    const choice = find('h1', 'Choose your tickets');
    const waiting = find('[role="status"]', 'Looking for your order');
    const seen = (element: Element) => element.isConnected && element.checkVisibility();
    expect([seen(choice), seen(waiting)]).toEqual([false, true]);
    asked.mockRestore();
    for (const answer of answers) answer();
    await appears('h1', 'Check and pay');
    expect(document.documentElement.hasAttribute('data-resumes')).toBe(false);
    expect(findAll('[role="status"]', 'Looking for your order')).toEqual([]);
  });

  it('a reload while the dialog is open shows the same order again', async () => {
    const page = await toTheDialog();
    const code = message();
    await page.reload();
    await appears('#transfer-title');
    expect(message()).toBe(code);
    expect(page.begins).toHaveBeenCalledTimes(1);
  });

  it('the places are gone when the hold has ended, and can be taken again', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    await press('Next');
    page.pass(10 * MINUTE);
    await press('Pay now');
    expect(text()).toContain('The time to keep your tickets is over');
    await press('Take them again');
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
  });

  it('an event that lets people in one after another leads to its waiting room, and back to this page from there', async () => {
    const page = await open();
    vi.spyOn(page.office.cart, 'choose').mockResolvedValueOnce(refused({ code: 'WAITING_ROOM', eventId: 1012, because: 'MISSING' }));
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await click(more('Hạng Sen'));
    await press('Next');
    expect(text()).toContain('This event lets people in one after another.');
    await press('To the waiting room');
    expect(assign).toHaveBeenCalledWith(`/waiting/1012?to=${encodeURIComponent(window.location.pathname)}`);
    assign.mockRestore();
  });

  it('what is copied is named, and a link for another device is made on demand', async () => {
    await toTheDialog();
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await click(find('button', 'Copy Account number'));
    expect(text()).toContain('Copied');
    await click(find('button', 'Copy Transfer description'));
    expect(text()).toContain('Code copied.');
    await press('Pay on another device');
    expect(document.querySelector('svg[aria-label="QR code of the link to this order"]')).not.toBe(null);
    expect(text()).toContain('https://vemoi.test/pay#…');
  });
});

describe('money that comes late', () => {
  const scarce = anEvent({ tickets: [aTicket({ id: 'sen', name: 'Hạng Sen', remaining: 1 }), MAI] });

  async function expired(event: EventPage, after = 46 * MINUTE) {
    const page = await open({ event });
    await click(more('Hạng Sen'));
    await press('Next');
    await press('Pay now');
    await appears('#transfer-title');
    const code = message();
    page.pass(after);
    page.office.releaseExpired();
    page.liveUpdates.away();
    page.liveUpdates.back();
    await settle(20);
    return { ...page, code };
  }

  /** The result alone, without the dialog that is on its way out. */
  const told = () => document.querySelector('section[aria-live="polite"]')?.textContent ?? '';

  it('while a transfer made in time may still be told of, the bank is waited for, and nothing is said to be over or to have failed [S4-59]', async () => {
    await expired(scarce);
    expect(told()).toContain('We have not heard from your bank yet');
    expect(told()).toContain('Waiting for your bank');
    expect(told()).toContain('its places went back on sale');
    expect(told()).not.toMatch(/fail|expire|is over|No money/i);
  });

  it('when nothing came, the time is over and no bank is waited for; the money would not be lost all the same [S4-59]', async () => {
    const { pay, code } = await expired(scarce, 61 * MINUTE);
    expect(told()).toContain('The time to pay is over');
    expect(told()).toContain('nothing is lost');
    expect(told()).not.toMatch(/fail|expire|Waiting for your bank/i);
    pay(code, 200_000);
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('with places left it makes the tickets all the same', async () => {
    const { pay, code } = await expired(scarce);
    pay(code, 200_000);
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('with none left the buyer chooses between waiting and a refund', async () => {
    const { pay, code, otherTakes } = await expired(scarce);
    await otherTakes('sen', 1);
    pay(code, 200_000);
    await settle(20);
    expect(text()).toContain('Your money arrived after the places were gone');
    expect(text()).toContain('We have received 200,000 đ');
    await press('Wait');
    expect(text()).toContain('You are waiting for places');
    await press('Refund');
    expect(text()).toContain('Your refund is decided');
  });
});

describe('an order that was left unfinished', () => {
  it('is offered again on a fresh entry, and goes on where it was', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    await press('Next');
    await press('Pay now');
    await appears('#transfer-title');
    const code = message();
    window.sessionStorage.clear();
    const { checkoutDesk } = page.office;
    expect(await checkoutDesk.unfinished(5001)).toMatchObject({ ok: true, value: { status: 'PENDING' } });
    await page.enterAnew();
    expect(text()).toContain('You have an unfinished order');
    await press('Continue this order');
    await appears('#transfer-title');
    expect(message()).toBe(code);
  });

  it('that only gives says so, and thanks without a word of tickets', async () => {
    const page = await open({ event: anEvent({ feature: 'PRIVATE', donationEnabled: true }) });
    const { checkoutDesk } = page.office;
    await checkoutDesk.saveDonation(5001, dong(50_000), null);
    const { id: eventId } = anEvent();
    const begun = await checkoutDesk.begin({ eventId, sectionEventId: 5001, policyAgreed: false, shownPrice: dong(50_000), attendees: [] }, 'gift');
    if (!begun.ok) throw new Error(begun.refusal.code);
    await checkoutDesk.startBankTransfer(begun.value.id, 'gift');
    await page.enterAnew();
    expect(text()).toContain('Your donation of 50,000 đ still waits for your transfer.');
    await press('Continue this order');
    await appears('#transfer-title');
    await act(async () => page.pay(message(), 50_000));
    await settle();
    expect(text()).toContain('Thank you for donating!');
    expect(text()).not.toContain('your tickets are ready');
  });
});

describe('free orders', () => {
  const free = aTicket({ id: 'free', name: 'Giữ chỗ', price: dong(0), originalPrice: dong(0), remaining: 10 });

  it('go straight to the result, with the thank-you page [S2.11-11] [S4-26] [S4-33]', async () => {
    await open({ event: anEvent({ tickets: [free, MAI] }) });
    await click(more('Giữ chỗ'));
    await press('Register');
    expect(text()).toContain('Thank you, your tickets are ready');
    expect(find('a', 'My tickets').getAttribute('href')).toBe('/profile?tab=TICKET');
  });

  it('thank with a picture that can be taken along [S2.11-27]', async () => {
    await open({ event: anEvent({ tickets: [free, MAI] }) });
    await click(more('Giữ chỗ'));
    await press('Register');
    await press('Download image');
    // The server of this test draws none.
    expect(text()).toContain('Download failed');
  });

  it('that need an approval wait for it [S2.11-13]', async () => {
    await open({ event: anEvent({ tickets: [free, MAI], requiredApproval: true }) });
    await click(more('Giữ chỗ'));
    await press('Register');
    expect(text()).toContain('Pending approval');
  });

  it('ask for a name when the account has none, and keep what was entered', async () => {
    await open({ event: anEvent({ tickets: [free, MAI] }) });
    await click(more('Giữ chỗ'));
    const name = document.querySelector<HTMLInputElement>('input[autocomplete="given-name"]');
    await type(name, '');
    await press('Register');
    expect(text()).toContain('Please enter first name');
    await type(name, 'Minh');
    await press('Register');
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('of an event that asks questions begin with its answers', async () => {
    const event = anEvent({ tickets: [free, MAI] });
    const { begins } = await open({ event: { ...event, questionnaire: true } });
    await click(more('Giữ chỗ'));
    await press('Register');
    await appears('[role="dialog"] h2', 'Questionnaire');
    await appears('[role="dialog"] label', /^Company/);
    expect(begins).not.toHaveBeenCalled();
    const company = document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea:not([aria-hidden])');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(company, 'Vemoi');
      company?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await click(find('[role="dialog"] button', 'Register'));
    await settle();
    expect(begins.mock.calls[0]?.[0].attendees[0]?.attendees).toMatchObject([{ firstName: 'Lan', answers: { field_1: 'Vemoi' } }]);
    expect(text()).toContain('Thank you, your tickets are ready');
  });
});
