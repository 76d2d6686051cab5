import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type MemoryBoxOffice, makeMemoryBoxOffice } from '#adapters/memory/memory-box-office.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/memory-live-updates.ts';
import { someAccount } from '#adapters/memory/memory-profile-desk.ts';
import { makeSessionStorageIntentKeys } from '#adapters/storage/session-storage-intent-keys.ts';
import { DoPurchaseAct, makeDoPurchaseAct } from '#application/checkout/do-purchase-act.ts';
import { FindUnfinishedPayment, makeFindUnfinishedPayment } from '#application/checkout/find-unfinished-payment.ts';
import { FollowOrder, makeFollowOrder } from '#application/checkout/follow-order.ts';
import { makePayByBankTransfer, PayByBankTransfer } from '#application/checkout/pay-by-bank-transfer.ts';
import { makeShareOrder, ShareOrder } from '#application/checkout/share-order.ts';
import { KeepFavourite } from '#application/event-page/keep-favourite.ts';
import { LookAtSession, makeLookAtSession } from '#application/event-page/look-at-session.ts';
import { LookForOwnTicket, makeLookForOwnTicket } from '#application/event-page/look-for-own-ticket.ts';
import { makeWatchStock } from '#application/event-page/make-watch-stock.ts';
import { WatchStock } from '#application/event-page/watch-stock.ts';
import type { CheckoutDesk } from '#application/ports/checkout-desk.ts';
import type { EventPage as EventPageData } from '#application/ports/event-pages.ts';
import type { OwnTicket } from '#application/ports/own-tickets.ts';
import { HandInAnswers } from '#application/questionnaire/hand-in-answers.ts';
import { makeHandInAnswers } from '#application/questionnaire/make-hand-in-answers.ts';
import { OpenQuestionnaire } from '#application/questionnaire/open-questionnaire.ts';
import type { OrderStatus } from '#domain/checkout/order-state.ts';
import { DAY, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { dong } from '#domain/money/dong.ts';
import { QUESTIONS } from '#test/builders/a-form.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPage } from '#ui/screens/event-page/EventPage.tsx';

const SEN = aTicket({ id: 'sen', name: 'Hạng Sen', price: dong(200_000), originalPrice: dong(200_000), remaining: 10 });
const FREE = aTicket({ id: 'free', name: 'Vé mời', price: dong(0), originalPrice: dong(0), remaining: 10 });
const over = { beginAt: later(NOW, -2 * DAY), endAt: later(NOW, -DAY) };

const privateEvent = (tickets = [SEN], more: Partial<EventPageData> = {}, session: Partial<typeof over> = {}) =>
  anEventPage({ feature: 'PRIVATE', sessions: [aSession({ tickets, ...session })], ...session, ...more });
const giving = { donationEnabled: true };

type World = {
  readonly locale?: 'en' | 'vi';
  readonly signedIn?: boolean;
  /** How the viewer stands; left out, by the tickets that the box office has for them. */
  readonly own?: OwnTicket;
  readonly desk?: (desk: CheckoutDesk) => CheckoutDesk;
  /** The event as the page came with it, where that says less than the box office knows. */
  readonly opens?: EventPageData;
  /** What the same person did before, on an earlier visit. */
  readonly before?: { readonly office: MemoryBoxOffice; readonly liveUpdates: ReturnType<typeof makeMemoryLiveUpdates> };
};

/** A private event's page before a box office in memory. */
async function show(event: EventPageData, { locale = 'en', signedIn = true, own, desk = (same) => same, opens = event, before }: World = {}) {
  let ids = 0;
  let reads = 0;
  const clock = { now: () => NOW };
  const liveUpdates = before?.liveUpdates ?? makeMemoryLiveUpdates();
  const office =
    before?.office ?? makeMemoryBoxOffice({ events: [event], clock, newId: () => `id-${++ids}`, buyer: () => 'lan', changed: liveUpdates.changed });
  const checkoutDesk = desk(office.checkoutDesk);
  const { cart, eventPages, ticketWallet } = office;
  const keys = { intentKeys: makeSessionStorageIntentKeys(() => window.sessionStorage), newKey: () => `key-${++ids}` };
  const ownTickets = {
    read: async () => {
      reads += 1;
      const held = await ticketWallet.list('UPCOMING', null);
      return ok(own ?? { isOwnedTicket: held.ok && held.value.tickets.length > 0, orderStatus: null });
    },
  };
  const Component = withUseCases(EventPage, [
    given(WatchStock, makeWatchStock({ eventPages, liveUpdates })),
    given(LookAtSession, makeLookAtSession(eventPages)),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
    given(LookForOwnTicket, makeLookForOwnTicket({ ownTickets })),
    given(DoPurchaseAct, makeDoPurchaseAct({ cart, checkoutDesk, ...keys })),
    given(FindUnfinishedPayment, makeFindUnfinishedPayment({ checkoutDesk })),
    given(PayByBankTransfer, makePayByBankTransfer({ checkoutDesk, ...keys })),
    given(FollowOrder, makeFollowOrder({ checkoutDesk, liveUpdates })),
    given(OpenQuestionnaire, async () => ok({ version: 1, fields: [QUESTIONS.company] })),
    given(
      HandInAnswers,
      makeHandInAnswers(async () => refused({ code: 'UNAUTHORIZED' })),
    ),
    given(ShareOrder, makeShareOrder({ checkoutDesk })),
  ]);
  const page = await renderPage(
    [
      { path: '/', Component, loader: () => ({ event: opens, now: NOW }) },
      { path: '*', element: null },
    ],
    { locale, now: NOW, ...(signedIn ? { account: { ...someAccount, firstName: 'Lan', lastName: 'Nguyễn' } } : {}) },
  );
  // The page's frame asks who sits here; this page stands without it.
  if (!signedIn) await act(async () => void (await page.sessions.known()));
  await appears('section[aria-labelledby="registration-title"]:not([aria-busy="true"])');
  await settle();
  return { office, liveUpdates, page, reads: () => reads };
}

const panel = () => (document.querySelector('section[aria-labelledby="registration-title"]')?.textContent ?? '').replaceAll('\u00a0', ' ');
const said = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const amount = () => find('label', /^Donation amount/).parentElement?.querySelector('input') ?? null;
const mainButton = () => find('button.MuiButton-contained', /^(Buy ticket now|Donation)$/) as HTMLButtonElement;
const buy = () => click(mainButton());
const ownerOf = (orderStatus: OrderStatus | null): OwnTicket => ({ isOwnedTicket: true, orderStatus });

async function write(field: HTMLTextAreaElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the owner of a private event’s ticket', () => {
  it.each(['PRIVATE', 'HIGHLIGHT_PRIVATE'] as const)('reads of it in place of the public panel of a %s event [S2.8-01]', async (feature) => {
    await show(privateEvent([SEN], { feature }), { own: ownerOf('SUCCESSFUL') });
    expect(panel()).toContain('Your ticket has been confirmed');
    expect(findAll('a', 'Buy ticket now')).toEqual([]);
  });

  it('waits for approval, and is told that we will notify them [S2.8-02]', async () => {
    await show(privateEvent([FREE], { requiredApproval: true }), { own: { isOwnedTicket: false, orderStatus: 'REQUIRED_APPROVAL' } });
    expect(panel()).toContain('Pending approval');
    expect(panel()).toContain('We will notify you');
  });

  it('is confirmed after approval, with the calendar and the way to the tickets [S2.8-03]', async () => {
    await show(privateEvent([FREE], { requiredApproval: true }), { own: ownerOf('SUCCESSFUL') });
    expect(panel()).toContain('Your ticket has been confirmed');
    const box = document.querySelector('section[aria-labelledby="registration-title"]');
    expect([...(box?.querySelectorAll('button') ?? [])].map((button) => button.textContent)).toContain('Add to calendar');
    expect([...(box?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My tickets', '/my-ticket'],
    ]);
  });

  it('reads that they will not attend when the money went back [S2.8-04]', async () => {
    await show(privateEvent([FREE], { requiredApproval: true }), { own: ownerOf('REFUNDED') });
    expect(panel()).toContain('You will not attend');
    expect(panel()).toContain('Hope to see you next time');
  });

  it.each(['REQUIRED_APPROVAL', 'REFUNDED', null] as const)(
    'without approval it is confirmed, whatever the order says: %s [S2.8-05]',
    async (orderStatus) => {
      await show(privateEvent(), { own: ownerOf(orderStatus) });
      expect(panel()).toContain('Your ticket has been confirmed');
    },
  );
});

describe('a private event of many sessions', () => {
  it('reads the tickets of the chosen one, where its sessions came without', async () => {
    const sessions = [aSession({ id: 5001, name: 'Một', tickets: [SEN] }), aSession({ id: 5002, name: 'Hai', tickets: [FREE] })];
    const event = privateEvent([SEN], { sessions });
    const light = sessions.map((session) => ({ ...session, tickets: [], light: { saleState: 'ON_SALE' as const, lowestPrice: dong(200_000) } }));
    await show(event, { opens: { ...event, sessions: light } });
    expect(panel()).toContain('Hạng Sen');
    await click(document.querySelector('input[type="radio"][value="5002"]') as HTMLInputElement);
    expect(panel()).toContain('Vé mời');
    expect(panel()).not.toContain('Hạng Sen');
  });
});

describe('the donation section', () => {
  const hasSection = () => document.querySelector('#private-donation-title') !== null;

  it('stands for owner and visitor where the event takes donations, and not otherwise [S2.8-06]', async () => {
    const seen: boolean[] = [];
    for (const donationEnabled of [true, false]) {
      for (const own of [ownerOf(null), { isOwnedTicket: false, orderStatus: null }]) {
        await show(privateEvent([SEN], { donationEnabled }), { own });
        seen.push(hasSection());
      }
    }
    expect(seen).toEqual([true, true, false, false]);
  });

  it('shows the amount in VND with separators, and only its figures [S2.8-07]', async () => {
    await show(privateEvent([SEN], giving));
    await type(amount(), '1500000đ');
    expect(amount()?.value).toBe('1,500,000');
    expect(panel()).toContain('đ');
  });

  it('takes a message of 300 characters, counted, and no more [S2.8-08]', async () => {
    await show(privateEvent([SEN], giving));
    await type(amount(), '50000');
    const field = document.querySelector<HTMLTextAreaElement>('section textarea:not([aria-hidden])');
    if (field === null) throw new Error('No message');
    expect(field.maxLength).toBe(300);
    await write(field, 'q'.repeat(305));
    expect(field.value).toHaveLength(300);
    expect(panel()).toContain('300/300 characters');
  });

  it('its button asks for an amount before anything else [S2.8-09]', async () => {
    await show(privateEvent([SEN], giving), { own: ownerOf(null) });
    await click(find('button', 'Donate'));
    expect(said()).toContain('Please enter the donation amount');
  });

  it('a donation that cannot be made says so, and keeps what was entered [S8-11]', async () => {
    const refuses = (desk: CheckoutDesk): CheckoutDesk => ({ ...desk, saveDonation: async () => refused({ code: 'DONATION_NOT_ACCEPTED' }) });
    await show(privateEvent([SEN], giving), { own: ownerOf(null), desk: refuses });
    await type(amount(), '50000');
    await click(find('button', 'Donate'));
    await click(find('[role="dialog"] button', 'Pay now'));
    expect(said()).toContain('An error occurred. Please try again later');
    expect(amount()?.value).toBe('50,000');
    await show(privateEvent([SEN], giving), { own: ownerOf(null), desk: refuses, locale: 'vi' });
    await type(find('label', /^Số tiền quyên góp/).parentElement?.querySelector('input') ?? null, '50000');
    await click(find('button', 'Quyên góp'));
    await click(find('[role="dialog"] button', 'Thanh toán ngay'));
    expect(said()).toContain('Có lỗi xảy ra, vui lòng thử lại sau');
  });

  it('thanks for a donation alone once its money has come, and is empty again [S4-51]', async () => {
    const { office } = await show(privateEvent([SEN], giving));
    await click(find('.MuiFormControlLabel-root', 'Donate without ticket').querySelector('input') as HTMLInputElement);
    await type(amount(), '50000');
    await write(document.querySelector('section textarea:not([aria-hidden])') as HTMLTextAreaElement, 'Cố lên');
    await click(find('button', 'Donate'));
    await click(find('[role="dialog"] button', 'Pay now'));
    await appears('[role="dialog"] h2', 'Bank transfer information');
    expect(panel()).not.toContain('Thank you for donating!');
    const message = /VEMOI[A-Z0-9]{9}/.exec(said())?.[0] ?? '';
    await act(async () => office.receiveTransfer(message, dong(50_000), 'FT1'));
    await appears('[role="status"]', 'Thank you for donating!');
    expect(amount()?.value).toBe('');
    expect(document.querySelector('section textarea:not([aria-hidden])')).toBe(null);
    expect(await office.ticketWallet.list('UPCOMING', null)).toMatchObject({ ok: true, value: { tickets: [] } });
    await type(amount(), '20000');
    expect(document.querySelector<HTMLTextAreaElement>('section textarea:not([aria-hidden])')?.value).toBe('');
  });

  it('thanks in Vietnamese too, also after the event [S4-51]', async () => {
    const { office } = await show(privateEvent([SEN], giving, over), { locale: 'vi' });
    await type(find('label', /^Số tiền quyên góp/).parentElement?.querySelector('input') ?? null, '20000');
    await click(find('button.MuiButton-contained', 'Quyên góp'));
    await appears('[role="dialog"] h2', 'Thông tin chuyển khoản');
    const message = /VEMOI[A-Z0-9]{9}/.exec(said())?.[0] ?? '';
    await act(async () => office.receiveTransfer(message, dong(20_000), 'FT2'));
    expect((await appears('[role="status"]', 'Cảm ơn bạn đã quyên góp!')).textContent).toBe('Cảm ơn bạn đã quyên góp!');
  });
});

describe('a visitor of a private event', () => {
  it('sees a stepper for each ticket under Number of tickets [S2.8-10]', async () => {
    await show(privateEvent([SEN, FREE]));
    expect(find('h3', 'Number of tickets')).not.toBe(null);
    expect(findAll('[role="group"]', /^Number of tickets: /)).toHaveLength(2);
    await click(find('button', 'One more: Hạng Sen'));
    expect(find('[role="group"]', 'Number of tickets: Hạng Sen').querySelector('output')?.textContent).toBe('1');
  });

  it('may give without a ticket, until the event has ended [S2.8-11]', async () => {
    await show(privateEvent([SEN], giving));
    await click(find('.MuiFormControlLabel-root', 'Donate without ticket').querySelector('input') as HTMLInputElement);
    expect(findAll('[role="group"]', /^Number of tickets: /)).toEqual([]);
    await show(privateEvent([SEN], giving, over));
    expect(findAll('.MuiFormControlLabel-root', 'Donate without ticket')).toEqual([]);
  });

  it('has a main button that buys, or gives once the event has ended or is sold out [S2.8-12]', async () => {
    const gone = aTicket({ remaining: 0 });
    const button: string[] = [];
    for (const event of [privateEvent(), privateEvent([SEN], giving, over), privateEvent([gone], giving)]) {
      await show(event);
      button.push(`${mainButton().textContent} ${mainButton().disabled}`);
    }
    expect(button).toEqual(['Buy ticket now false', 'Donation false', 'Donation false']);
  });

  it('cannot press it once nothing is left to buy and nothing may be given [S2.8-13]', async () => {
    for (const event of [privateEvent([SEN], {}, over), privateEvent([aTicket({ remaining: 0 })])]) {
      await show(event);
      expect([mainButton().textContent, mainButton().disabled]).toEqual(['Donation', true]);
    }
  });

  it('who buys without a ticket chosen is told to try again later [S8-06]', async () => {
    await show(privateEvent());
    await buy();
    expect(said()).toContain('Please try again later');
    await show(privateEvent(), { locale: 'vi' });
    await click(find('button.MuiButton-contained', 'Mua vé ngay'));
    expect(said()).toContain('Vui lòng thử lại sau');
  });

  it('takes a free ticket on the page, and is shown as its owner', async () => {
    const { office, reads } = await show(privateEvent([FREE]));
    const before = reads();
    await click(find('button', 'One more: Vé mời'));
    await buy();
    await appears('h2', 'Your ticket has been confirmed');
    expect(reads()).toBeGreaterThan(before);
    const held = await office.ticketWallet.list('UPCOMING', null);
    expect(held).toMatchObject({ ok: true, value: { tickets: [{ holder: 'Lan Nguyễn', ticketName: 'Vé mời' }] } });
  });

  it('pays by transfer on the page, and is thanked for what was given with the ticket [S2.10-14]', async () => {
    const { office } = await show(privateEvent([SEN], giving));
    await click(find('button', 'One more: Hạng Sen'));
    await type(amount(), '50000');
    await buy();
    await click(find('[role="dialog"] button', 'Pay now'));
    await appears('[role="dialog"] h2', 'Bank transfer information');
    expect(said()).toContain('250,000');
    const message = /VEMOI[A-Z0-9]{9}/.exec(said())?.[0] ?? '';
    await act(async () => office.receiveTransfer(message, dong(250_000), 'FT1'));
    await appears('h2', 'Your ticket has been confirmed');
    const card = await appears('[role="dialog"] article');
    for (const words of ['Lan', 'Đêm nhạc', 'Lan Nguyễn']) expect(card.textContent).toContain(words);
    expect(find('[role="dialog"] button', 'Share')).not.toBe(null);
  });

  it('answers the organiser’s questions before anything is held, says how to pay with the last, and both go with the order [S2.10-04]', async () => {
    const begun: unknown[] = [];
    const hears = (desk: CheckoutDesk): CheckoutDesk => ({
      ...desk,
      begin: (order, key) => {
        begun.push(order.attendees[0]?.attendees);
        return desk.begin(order, key);
      },
    });
    await show(privateEvent([SEN], { questionnaire: true }), { desk: hears });
    await click(find('button', 'One more: Hạng Sen'));
    await buy();
    const dialog = await appears('[role="dialog"] h2', 'Questionnaire');
    expect(dialog).not.toBe(null);
    await appears('[role="dialog"] label', /^Company/);
    expect(document.querySelector('[role="dialog"] [role="radiogroup"]')?.textContent).toBe('Bank transfer');
    await click(find('[role="dialog"] button', 'Register'));
    expect(begun).toEqual([]);
    await write(document.querySelector('[role="dialog"] textarea:not([aria-hidden])') as HTMLTextAreaElement, 'Vemoi');
    await click(find('[role="dialog"] button', 'Register'));
    await appears('[role="dialog"] h2', 'Bank transfer information');
    expect(begun).toMatchObject([[{ email: someAccount.email, firstName: 'Lan', answers: { field_1: 'Vemoi' } }]]);
  });

  it('names a holder for each ticket where the event wants one, and closing the dialog buys nothing', async () => {
    const { office } = await show(privateEvent([FREE], { formPerTicket: true }));
    for (let ticket = 0; ticket < 2; ticket += 1) await click(find('button', 'One more: Vé mời'));
    await buy();
    await appears('[role="dialog"] h2', 'Questionnaire for ticket 1 (Onsite ticket)');
    await click(find('[role="dialog"] button', 'Next'));
    await appears('[role="dialog"] h2', 'Questionnaire for ticket 2 (Onsite ticket)');
    await click(find('[role="dialog"] button', 'Register'));
    expect(said()).toContain('Please enter first name');
    await type(find('[role="dialog"] label', /^First name/).parentElement?.querySelector('input') ?? null, 'Minh');
    await click(find('[role="dialog"] button', 'Register'));
    await appears('h2', 'Your ticket has been confirmed');
    const held = await office.ticketWallet.list('UPCOMING', null);
    expect(held.ok && held.value.tickets.map((ticket) => ticket.holder).sort()).toEqual(['Lan Nguyễn', 'Minh']);
  });

  it('who closes the transfer’s dialog is waited for, and may open it again', async () => {
    await show(privateEvent());
    await click(find('button', 'One more: Hạng Sen'));
    await buy();
    await click(find('[role="dialog"] button', 'Pay now'));
    await appears('[role="dialog"] h2', 'Bank transfer information');
    await click(find('[role="dialog"] button', 'I have transferred'));
    expect(panel()).toContain('We wait for your bank');
    await click(find('button', 'Show the QR code again'));
    expect(find('[role="dialog"] h2', 'Bank transfer information')).not.toBe(null);
  });

  it('who reloads the page while paying finds the transfer again, can see it through, or set it aside', async () => {
    const first = await show(privateEvent());
    await click(find('button', 'One more: Hạng Sen'));
    await buy();
    await click(find('[role="dialog"] button', 'Pay now'));
    await appears('[role="dialog"] h2', 'Bank transfer information');
    const message = () => find('dt', 'Transfer description').parentElement?.querySelector('dd')?.textContent ?? '';
    const code = message();
    await show(privateEvent(), { before: first });
    await appears('button', 'Show the QR code again');
    expect(panel()).toContain('We wait for your bank to tell us about 200,000 đ');
    await click(find('button', 'Show the QR code again'));
    expect(message()).toBe(code);
    await click(find('[role="dialog"] button', 'I have transferred'));
    await click(find('button', 'Set this order aside'));
    expect(findAll('button', 'Show the QR code again')).toEqual([]);
    expect(mainButton().disabled).toBe(false);
    await show(privateEvent(), { before: first });
    await appears('button', 'Show the QR code again');
    first.office.receiveTransfer(code, dong(200_000), 'FT1');
    await appears('h2', 'Your ticket has been confirmed');
  });

  it('is asked to sign in before anything is held, by a dialog that cannot be closed', async () => {
    await show(privateEvent([FREE]), { signedIn: false });
    await click(find('button', 'One more: Vé mời'));
    await buy();
    const dialog = await appears('[role="dialog"]');
    expect([...dialog.querySelectorAll('button')].filter((button) => /close/i.test(button.getAttribute('aria-label') ?? ''))).toEqual([]);
  });

  it('a cancelled event neither sells nor takes anything', async () => {
    await show(privateEvent([SEN], { status: 'CANCELLED', ...giving }));
    expect(panel()).toBe('Event cancelled');
  });
});
