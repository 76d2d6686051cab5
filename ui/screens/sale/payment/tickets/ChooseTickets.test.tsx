import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionSeats } from '#domain/event/seat/session-seat.ts';
import { later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aQuantityPromotion } from '#test/builders/a-promotion.ts';
import { aSeatMap } from '#test/builders/a-seat-map.ts';
import { aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { anEvent, MAI, more, open, press, SEN, text } from '#test/rendered/payment-page.tsx';
import { appears, click, find, findAll, settle, type } from '#test/rendered/render-page.tsx';
import { showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { entryOf } from '../use-step-history.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

describe('choosing seats', () => {
  const hallOf = (rows: readonly string[]): SessionSeats => ({
    sectionEventId: 5001,
    poolsOpenAt: null,
    seats: aSeatMap(rows).seats.map(({ standing, ...seat }) => ({
      ...seat,
      state: standing.state === 'FREE' ? 'FREE' : 'TAKEN',
    })),
  });
  const seated = (rows: readonly string[] = ['....', '.x..'], locale: 'en' | 'vi' = 'en') =>
    open({ event: anEvent({ tickets: [{ ...SEN, hasSeats: true }, MAI] }), halls: [hallOf(rows)], locale });
  const shows = (words: string) => appears('body', new RegExp(words));
  const seat = (name: string) => find('button', `Seat ${name}`);
  const isChosen = (name: string) => seat(name).getAttribute('aria-pressed');
  const choosesTwo = async (list = true) => {
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await shows('Choose seats myself');
    await press('Choose seats myself');
    await shows('0 of 2 seats chosen');
    if (list) await press('Show a list');
  };

  it('takes the best seats unless the buyer picks some, and names them in the order [S1-08]', async () => {
    await seated();
    await click(more('Hạng Mai'));
    expect(text()).not.toContain('Choose seats myself');
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await shows('We’ll choose the best seats for you');
    await press('Next');
    await shows('Seat A1, A2');
  });

  it.each([
    ['en', 'Seat A4, on request', 'The organiser approves or declines your order'],
    ['vi', 'Ghế A4, cần duyệt', 'Ban tổ chức sẽ duyệt hoặc từ chối đơn của bạn'],
  ] as const)('says which seat makes the order a request, in %s', async (locale, name, sentence) => {
    await seated(['...?'], locale);
    const vi = locale === 'vi';
    await click(find('button', vi ? 'Thêm một vé: Hạng Sen' : 'One more: Hạng Sen'));
    await click(await appears('button', vi ? 'Tự chọn ghế' : 'Choose seats myself'));
    expect((await appears('li', vi ? 'Cần duyệt' : 'On request')).querySelectorAll('path')).toHaveLength(3);
    await click(find('button', vi ? /^Tìm/ : 'Find the best seat'));
    expect(text()).not.toContain(sentence);
    await click(find('button', vi ? 'Xem danh sách' : 'Show a list'));
    await click(find('button', name));
    expect(text()).toContain(sentence);
  });

  it('replaces the first seat beyond the number of tickets, and disables taken seats', async () => {
    await seated();
    await choosesTwo();
    expect(find('button', 'Seat B2, taken').hasAttribute('disabled')).toBe(true);
    for (const name of ['A1', 'A4', 'B3']) await click(seat(name));
    expect(['A1', 'A4', 'B3'].map(isChosen)).toEqual(['false', 'true', 'true']);
    expect(text()).toContain('2 of 2 seats chosen A4, B3 · not side by side');
    await press('Next');
    await shows('Seat A4, B3');
  });

  it('refuses too few seats, and names and deselects a seat that somebody else took [S1-58]', async () => {
    const { takes } = await seated();
    await choosesTwo();
    await click(seat('A1'));
    await press('Next');
    await shows('Seats to choose: 2. You chose 1');
    await click(seat('A2'));
    await takes(['a2']);
    await press('Next');
    await shows('One of the seats you chose has already been bought');
    await showsInBothLanguages('One of the seats you chose has already been bought');
    await shows('Someone else took A2. Choose another seat instead.');
    await shows('1 of 2 seats chosen A1');
    expect(find('button', 'Seat A2, taken').hasAttribute('disabled')).toBe(true);
  });

  it('says which chosen seat somebody else takes meanwhile, and the next seat replaces it', async () => {
    const { takes } = await seated();
    await choosesTwo();
    for (const name of ['A1', 'A2']) await click(seat(name));
    await takes(['a1']);
    await shows('Someone else took A1');
    await click(seat('A3'));
    expect(text()).toContain('2 of 2 seats chosen A2, A3');
    expect(text()).not.toContain('Someone else took');
  });

  it('finds seats together, and says where no row has room for all', async () => {
    await seated(['.x.x', '.x..']);
    await choosesTwo();
    await press('Find 2 seats together');
    await shows('2 of 2 seats chosen B3, B4');
    await click(more('Hạng Sen'));
    await press('Find 3 seats together');
    await shows('No row fits your group. Most seats side by side: 2');
    expect(text()).toContain('3 of 3 seats chosen');
  });

  it('warns of a seat that a choice leaves single', async () => {
    await seated(['....', 'xxxx']);
    await choosesTwo();
    for (const name of ['A2', 'A3']) await click(seat(name));
    await shows('This leaves single seats empty: A1, A4');
    for (const name of ['A3', 'A1']) await click(seat(name));
    expect(text()).not.toContain('single');
  });

  it('keeps accessible seats for those who need one, and asks for as many as they said', async () => {
    await seated(['..AC']);
    await choosesTwo();
    await click(find('button', 'Seat A3, accessible'));
    await shows('Seat A3: This seat is reserved for people who need an accessible seat');
    expect(text()).toContain('0 of 2 seats chosen');
    await click(more('Accessible seats'));
    await press('Find 2 seats together');
    await shows('2 of 2 seats chosen A3, A4');
    await press('Next');
    await shows('Seat A3, A4');
  });

  it('opens special seats with their code', async () => {
    await seated(['.**.']);
    await choosesTwo();
    await click(find('button', 'Seat A2, code required'));
    await shows('Seat A2: This seat needs a code');
    await type(document.querySelector('input[maxlength="60"]'), 'VIP');
    for (const name of ['A2', 'A3']) await click(find('button', `Seat ${name}, code required`));
    expect(text()).toContain('2 of 2 seats chosen A2, A3');
    await press('Next');
    await shows('Seat A2, A3');
  });

  it('shows a map with its legend, whose seats a finger chooses', async () => {
    await seated(['....', '.x..']);
    await choosesTwo(false);
    const drawing = document.querySelector('svg[viewBox^="0 0 8"]');
    if (drawing === null) throw new Error('No map');
    const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const box = { left: 0, top: 0, width: width * 40, height: height * 40 } as DOMRect;
    drawing.getBoundingClientRect = () => box;
    const tap = (x: number, y: number) =>
      act(async () => {
        for (const kind of ['pointerdown', 'pointerup'])
          drawing.dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX: x * 40, clientY: y * 40 }));
      });
    await tap(2.5, 2.6);
    await tap(3.6, 2.4);
    await tap(3.5, 3.5);
    expect(text()).toContain('Seat B2: This seat has already been taken');
    expect(text()).toContain('2 of 2 seats chosen A1, A2');
    expect([...drawing.querySelectorAll('.chosen')].map((one) => one.getAttribute('data-seat'))).toEqual(['a1', 'a2']);
    expect(text()).toContain('Taken');
  });

  describe('read before anybody asks for the map', () => {
    const offered = async (first?: 'FAILS') => {
      const world = await seated();
      const reads = vi.spyOn(world.office.seatMaps, 'read');
      if (first === 'FAILS') reads.mockResolvedValueOnce(refused({ code: 'NOT_FOUND' }));
      await click(more('Hạng Sen'));
      await shows('Choose seats myself');
      await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(1), 2_000);
      await settle();
      return { ...world, reads };
    };
    const opens = async () => {
      await press('Choose seats myself');
      await shows('0 of 1 seat chosen');
    };

    it('are drawn at the press, without another request', async () => {
      const { reads } = await offered();
      await opens();
      await settle();
      expect(reads).toHaveBeenCalledTimes(1);
    });

    it('are read again if somebody took one since', async () => {
      const { reads, takes } = await offered();
      await takes(['a2']);
      await settle();
      expect(reads).toHaveBeenCalledTimes(1);
      await opens();
      await settle();
      expect(reads).toHaveBeenCalledTimes(2);
      await press('Show a list');
      expect(find('button', 'Seat A2, taken').hasAttribute('disabled')).toBe(true);
    });

    it('are read at the press if that failed', async () => {
      const { reads } = await offered('FAILS');
      expect(text()).not.toContain('We couldn’t load the seats.');
      await opens();
      expect(reads).toHaveBeenCalledTimes(2);
    });
  });

  it('fades a seat that somebody takes while one looks', async () => {
    const { takes } = await seated();
    await choosesTwo(false);
    await takes(['b4']);
    await appears('svg .going');
    expect(document.querySelectorAll('svg .going')).toHaveLength(1);
  });

  it('speaks Vietnamese', async () => {
    await seated(['..AC', '....'], 'vi');
    await click(find('button', 'Thêm một vé: Hạng Sen'));
    await click(find('button', 'Thêm một vé: Hạng Sen'));
    await appears('button', 'Tự chọn ghế');
    await press('Tự chọn ghế');
    await shows('Tìm 2 ghế liền nhau');
    await press('Tìm 2 ghế liền nhau');
    expect(text()).toContain('Đã chọn 2/2 ghế A1, A2');
    expect(text()).toContain('Ghế cho người khuyết tật');
  });
});

describe('a refused purchase', () => {
  it.each([
    ['en', 'Next', 'INVALID SEAT IDS!'],
    ['vi', 'Tiếp tục', 'Mã ghế không hợp lệ!'],
  ] as const)('names unknown seats, in %s', async (locale, onward, words) => {
    const page = await open({ locale });
    vi.spyOn(page.office.cart, 'choose').mockResolvedValueOnce(
      refused({ code: 'SEATS_REFUSED', trouble: { code: 'UNKNOWN_SEAT', seatId: 'z9' } }),
    );
    await click(find('button', /^(One more|Thêm một vé): Hạng Sen$/));
    await press(onward);
    expect(text()).toContain(words);
  });

  it.each([
    ['en', 'Next', 'Pay now', 'This cannot be paid at the moment, please try again later'],
    ['vi', 'Tiếp tục', 'Thanh toán ngay', 'Không thể thanh toán, vui lòng thử lại sau'],
  ] as const)(
    'says that nothing can be paid when the checkout is missing, in %s',
    async (locale, onward, pay, words) => {
      const page = await open({ locale });
      page.begins.mockResolvedValueOnce(refused({ code: 'NOT_FOUND' }));
      await click(find('button', /^(One more|Thêm một vé): Hạng Sen$/));
      await press(onward);
      await press(pay);
      expect(text()).toContain(words);
    },
  );
});

describe('choosing tickets', () => {
  it.each([{ archive: true }, { status: 'CANCELLED' }] as const)('offers none of an event with %j', async (stopped) => {
    await open({ event: anEvent(stopped) });
    expect(text()).toContain('Sale closed');
    expect(findAll('button', /^One more: /).filter((button) => !(button as HTMLButtonElement).disabled)).toEqual([]);
  });

  it('stays at step 1 without a ticket [S5-18] [S1-58]', async () => {
    await open();
    await press('Next');
    expect(text()).toContain('Please select the number of tickets');
    await showsInBothLanguages('Please select the number of tickets');
    expect(document.querySelector('h1')?.textContent).toBe('Choose your tickets');
    await open({ locale: 'vi' });
    await press('Tiếp tục');
    expect(text()).toContain('Vui lòng chọn số lượng vé');
  });

  it.each([
    ['vi', 'Thêm một vé: Hạng Sen', 'Số lượng vé tối đa là 5'],
    ['en', 'One more: Hạng Sen', 'The maximum number of tickets is 5'],
  ] as const)('warns in %s when a choice goes over the maximum [S5-33] [S1-58]', async (locale, add, warning) => {
    await open({ locale });
    for (let turn = 0; turn < 6; turn += 1) await click(find('button', add));
    expect(text()).toContain(warning);
    showsIn(locale, 'The maximum number of tickets is {0}');
    expect(document.querySelector('[aria-label$=": Hạng Sen"] output')?.textContent).toBe('5');
  });

  it('shows the note of a ticket', async () => {
    await open({ event: anEvent({ tickets: [{ ...SEN, note: 'Mang theo thẻ sinh viên' }, MAI] }) });
    expect(text()).toContain('Mang theo thẻ sinh viên');
  });

  it('counts earlier purchases against the account limit [S3-85]', async () => {
    const free = { ...SEN, price: dong(0), originalPrice: dong(0), accountLimit: 3 };
    const page = await open({ event: anEvent({ tickets: [free, MAI] }) });
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await press('Register');
    await settle(20);
    await page.enterAnew();
    await settle(20);
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    expect(text()).toContain('The maximum number of tickets is 1');
    expect(text()).toContain('(limit per account)');
    expect(document.querySelector('[aria-label="Number of tickets: Hạng Sen"] output')?.textContent).toBe('1');
  });

  it('shows tickets, discounts and total in the summary', async () => {
    await open();
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await click(more('Hạng Mai'));
    const summary = (document.querySelector('aside')?.textContent ?? '').replaceAll('\u00a0', ' ');
    for (const words of [
      'Hạng Sen × 2',
      '500,000 đ',
      'Discount: Hạng Sen',
      '−100,000 đ',
      'Hạng Mai × 1',
      'Total (3 tickets)',
      '500,000 đ',
    ])
      expect(summary).toContain(words);
  });

  it('counts a promotion by quantity at once, as the held tickets then cost', async () => {
    const promotion = aQuantityPromotion({ minTicket: 3 }, { ticketTypeId: 'sen' });
    const promoted = { unitPrice: SEN.price, by: [promotion] };
    const event = anEvent({ tickets: [{ ...SEN, promoted }, MAI] });
    await open({ event, offers: { promotions: [promotion], codes: [] } });
    const total = () => (document.querySelector('aside dl .total')?.textContent ?? '').replaceAll('\u00a0', ' ');
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    expect(total()).toContain('400,000 đ');
    await click(more('Hạng Sen'));
    expect(total()).toContain('480,000 đ');
    await press('Next');
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
    expect(total()).toContain('480,000 đ');
  });

  it('folds the summary on a phone [S2.11-04]', async () => {
    await open();
    const toggle = find('button', /^Order summary/);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });

  it('requires the regulations to be accepted before Next [S2.11-05] [S4-30]', async () => {
    await open({ event: anEvent({ policy: 'Không hoàn vé' }) });
    await click(more('Hạng Sen'));
    await press('Next');
    expect(text()).toContain('Please agree to the event regulations');
    expect(document.querySelector('h1')?.textContent).toBe('Choose your tickets');
    await click(document.querySelector('input[type="checkbox"]') as HTMLInputElement);
    await press('Next');
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
  });

  it('offers a donation once, and goes on without one [S2.10-15] [S1-58]', async () => {
    await open({ event: anEvent({ donationEnabled: true }) });
    await click(more('Hạng Sen'));
    await press('Next');
    expect(text()).toContain('Add a donation?');
    await press('Donate');
    expect(text()).toContain('Please enter the donation amount');
    await showsInBothLanguages('Please enter the donation amount');
    await press('No, thanks');
    // The dialog leaves first.
    await settle(300);
    expect(document.querySelector('[role="dialog"]')).toBe(null);
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
  });

  it('says what remains and adjusts the selection when others were faster [S8-01] [S1-58]', async () => {
    const { otherTakes, liveUpdates } = await open({
      event: anEvent({ tickets: [aTicket({ id: 'sen', name: 'Hạng Sen', remaining: 3 }), MAI] }),
    });
    liveUpdates.away();
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await otherTakes('sen', 2);
    await press('Next');
    expect(text()).toContain('Ticket Sold Out!');
    await showsInBothLanguages('Ticket Sold Out!');
    expect(text()).toContain('Only 1 left. We updated your selection');
    expect(document.querySelector('[aria-label="Number of tickets: Hạng Sen"] output')?.textContent).toBe('1');
    await press('Next');
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
  });

  it('updates what is left while one chooses', async () => {
    const { otherTakes } = await open({
      event: anEvent({ tickets: [aTicket({ id: 'sen', name: 'Hạng Sen', remaining: 4 }), MAI] }),
    });
    await otherTakes('sen', 3);
    await settle(20);
    expect(text()).toContain('Only 1 left');
  });
});

describe('places held in several tabs', () => {
  const countsDown = () => text().includes('Your tickets are reserved for');

  it('joins the tickets that another tab of the event holds, within the same hold', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    await click(more('Hạng Sen'));
    await press('Next');
    page.besideAnother();
    await page.enterAnew();
    expect(document.querySelector('h1')?.textContent).toBe('Choose your tickets');
    expect(text()).toContain('Hạng Sen × 2');
    expect(countsDown()).toBe(true);
    const chosen = vi.spyOn(page.office.cart, 'choose');
    await press('Next');
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('joins a hold of the last tickets, which nobody else can choose', async () => {
    const page = await open({ event: anEvent({ tickets: [{ ...SEN, remaining: 0, purchaseLimit: 0 }, MAI] }) });
    vi.spyOn(page.office.cart, 'read').mockResolvedValue(
      ok([
        {
          id: 'line',
          ticketId: 'sen',
          ticketName: 'Hạng Sen',
          quantity: 2,
          seats: [],
          price: dong(400_000),
          originalPrice: dong(500_000),
          specialOff: dong(0),
          insertedAt: NOW,
          heldUntil: later(NOW, 600_000),
        },
      ]),
    );
    page.besideAnother();
    await page.enterAnew();
    expect(text()).toContain('Hạng Sen × 2');
  });

  it('shows what another tab of the event chose instead', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    await press('Next');
    await page.otherTabChooses('mai', 3);
    expect(text()).toContain('Hạng Mai × 3');
    expect(text()).not.toContain('Hạng Sen ×');
    expect(countsDown()).toBe(true);
  });

  it('stops counting down when the places were given back elsewhere', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    await press('Next');
    expect(countsDown()).toBe(true);
    await page.office.cart.empty(5001);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(countsDown()).toBe(false);
    expect(document.querySelector('h1')?.textContent).toBe('Choose your tickets');
    expect(find('button', 'Reserve again')).not.toBeNull();
  });
});

describe('the steps', () => {
  it('go back one by one in the browser', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    await press('Next');
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
    await act(async () => page.router().navigate(-1));
    await settle();
    expect(document.querySelector('h1')?.textContent).toBe('Choose your tickets');
    await press('Next');
    await press('Back');
    expect(document.querySelector('h1')?.textContent).toBe('Choose your tickets');
  });

  it('go back when Back is pressed before the step’s own entry is shown', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    let entered = false;
    page.router().subscribe(({ location }) => {
      if (entered || entryOf(location.state)?.paymentDepth !== 1) return;
      entered = true;
      void page.router().navigate(-1);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await press('Next');
    expect(entered).toBe(true);
    expect(document.querySelector('h1')?.textContent).toBe('Choose your tickets');
    await press('Next');
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
  });
});

describe('places that others hold', () => {
  it.each([
    ['en', '10 tickets are on hold and may come back.'],
    ['vi', '10 vé đang được giữ và có thể được trả lại.'],
  ] as const)('are said to be held and may come back, in %s', async (locale, words) => {
    await open({ locale, event: anEvent({ tickets: [{ ...SEN, remaining: 0, beingPaidFor: 10 }, MAI] }) });
    expect(text()).toContain(words);
    await open({ locale, event: anEvent({ tickets: [{ ...SEN, remaining: 0, beingPaidFor: 0 }, MAI] }) });
    expect(text()).not.toContain(words);
  });
});
