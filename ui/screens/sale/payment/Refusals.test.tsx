import fc from 'fast-check';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { isToldAsInvalidSeats } from '#domain/sale/checkout/cart-add-failure.ts';
import { REFUSAL_CODES, refusalOf } from '#test/arbitraries/refusal.arbitraries.ts';
import { anEvent, open, press, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, findAll, settle, type } from '#test/rendered/render-page.tsx';
import { showsIn } from '#test/rendered/shown-in-both-languages.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

const scrolls = vi.fn();
beforeEach(() => {
  window.sessionStorage.clear();
  scrolls.mockClear();
  window.scrollTo = scrolls as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

const heading = () => document.querySelector('h1')?.textContent;
const one = () => click(find('button', /^(One more|Thêm một vé): Hạng Sen$/));
const onward = { en: 'Next', vi: 'Tiếp tục' } as const;
const pay = { en: 'Pay now', vi: 'Thanh toán ngay' } as const;

async function chosen(world: World = {}) {
  const page = await open(world);
  await one();
  return page;
}

describe('a refusal of the cart', () => {
  it.each([
    ['en', 'You have exceeded the number of tickets allowed for this event.'],
    ['vi', 'Bạn đã vượt quá số lượng vé cho phép của sự kiện này.'],
  ] as const)('for too many tickets says so, in %s [S8-02] [S1-58]', async (locale, sentence) => {
    const page = await chosen({ locale });
    vi.spyOn(page.office.cart, 'choose').mockResolvedValueOnce(
      refused({ code: 'REACH_LIMITED_PURCHASE', max: 2, because: 'PURCHASE' }),
    );
    await press(onward[locale]);
    expect((await appears('[role="alert"]', /./)).textContent).toContain(sentence);
    showsIn(locale, 'You have exceeded the number of tickets allowed for this event.');
  });

  const toldAsInvalidSeats = REFUSAL_CODES.filter((code) => isToldAsInvalidSeats({ code }));

  it.each([
    ['en', 'INVALID SEAT IDS!'],
    ['vi', 'Mã ghế không hợp lệ!'],
  ] as const)('that has no sentence of its own says %s: %s [S8-04] [S1-58]', async (locale, sentence) => {
    const page = await chosen({ locale });
    const choose = vi.spyOn(page.office.cart, 'choose');
    expect(toldAsInvalidSeats).toContain('NOT_FOUND');
    for (const code of toldAsInvalidSeats) {
      const [refusal] = fc.sample(refusalOf(code), { numRuns: 1, seed: 7 });
      choose.mockResolvedValueOnce(refused(refusal as Refusal));
      await press(onward[locale]);
      const alerts = findAll('[role="alert"]', /./).map((alert) => alert.textContent);
      expect([code, alerts.some((alert) => alert?.includes(sentence))]).toEqual([code, true]);
      showsIn(locale, 'INVALID SEAT IDS!');
    }
  });

  it.each(['en', 'vi'] as const)('that has a sentence of its own says that, in %s', async (locale) => {
    const page = await chosen({ locale });
    const choose = vi.spyOn(page.office.cart, 'choose');
    for (const code of ['NOT_ON_SALE', 'INVALID_SEAT', 'PAYMENT_STARTED'] as const) {
      const [refusal] = fc.sample(refusalOf(code), { numRuns: 1, seed: 7 });
      choose.mockResolvedValueOnce(refused(refusal as Refusal));
      await press(onward[locale]);
      expect(text()).toContain(refusalSentence(refusal as Refusal, locale));
    }
  });

  it('that gives no line stops without a word, and the buyer may try again [S8-05]', async () => {
    const page = await chosen();
    vi.spyOn(page.office.cart, 'choose').mockResolvedValueOnce(ok([]));
    await press('Next');
    expect(heading()).toBe('Choose your tickets');
    expect(findAll('[role="alert"]', /./)).toEqual([]);
    await press('Next');
    expect(heading()).toBe('Check and pay');
  });
});

describe('a refusal of the checkout', () => {
  const cases: readonly (readonly [string, Refusal, 'en' | 'vi', string])[] = [
    ['[S8-07]', { code: 'SHOPPING_ITEMS_EMPTY' }, 'en', 'Please select the number of tickets'],
    ['[S8-07]', { code: 'SHOPPING_ITEMS_EMPTY' }, 'vi', 'Vui lòng chọn số lượng vé'],
    ['[S8-08]', { code: 'INVALID_SEAT' }, 'en', 'One of the seats you chose has already been bought'],
    ['[S8-08]', { code: 'INVALID_SEAT' }, 'vi', 'Một trong những ghế bạn chọn đã được mua'],
  ];
  it.each(cases)('%s: %j says so, in %s', async (_row, refusal, locale, sentence) => {
    const page = await chosen({ locale });
    await press(onward[locale]);
    page.begins.mockResolvedValueOnce(refused(refusal));
    await press(pay[locale]);
    await settle(20);
    expect(text()).toContain(sentence);
  });

  it.each([
    ['en', 'This cannot be paid at the moment, please try again later'],
    ['vi', 'Không thể thanh toán, vui lòng thử lại sau'],
  ] as const)('without an id says that it cannot be paid, in %s [S8-09] [S1-58]', async (locale, sentence) => {
    const page = await chosen({ locale });
    await press(onward[locale]);
    const { checkoutDesk } = page.office;
    const begin = checkoutDesk.begin;
    page.begins.mockImplementationOnce(async (...order) => {
      const begun = await begin(...order);
      return begun.ok ? ok({ ...begun.value, id: '' }) : begun;
    });
    await press(pay[locale]);
    await settle(20);
    expect(text()).toContain(sentence);
    showsIn(locale, 'This cannot be paid at the moment, please try again later');
    expect(document.querySelector('#transfer-title')).toBe(null);
  });
});

describe('a donation', () => {
  const giving = { event: anEvent({ donationEnabled: true }) };
  const amount = () =>
    document.querySelector<HTMLInputElement>('[role="dialog"] input[inputmode="numeric"]') as HTMLInputElement;

  it.each([
    ['en', 'Donate', 'Please enter the donation amount'],
    ['vi', 'Quyên góp', 'Vui lòng nhập số tiền quyên góp'],
  ] as const)('above 0 is asked for, in %s [S5-36]', async (locale, donate, sentence) => {
    await chosen({ ...giving, locale });
    await press(onward[locale]);
    await appears('#donation-title');
    await click(find('[role="dialog"] button', donate));
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(sentence);
  });

  it('takes digits and editing keys only [S5-34]', async () => {
    await chosen(giving);
    await press('Next');
    await appears('#donation-title');
    const taken = (key: string, more: KeyboardEventInit = {}) =>
      amount().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    const keys = ['7', 'Backspace', 'ArrowLeft', 'Delete', 'a', '-', '.'];
    expect(keys.filter((key) => taken(key))).toEqual(['7', 'Backspace', 'ArrowLeft', 'Delete']);
    expect(taken('v', { ctrlKey: true })).toBe(true);
  });

  it('is given with the tickets, and paid with them [S1-15]', async () => {
    const page = await chosen(giving);
    const saves = vi.spyOn(page.office.checkoutDesk, 'saveDonation');
    await press('Next');
    await appears('#donation-title');
    await type(amount(), '50000');
    await click(find('[role="dialog"] button', 'Donate'));
    await appears('h1', 'Check and pay');
    expect(text()).toContain('Pay now 250,000 đ');
    await press('Pay now');
    await appears('#transfer-title');
    expect(saves.mock.calls).toEqual([[5001, 50_000, null]]);
    const code = /VEMOI[A-Z0-9]{9}/.exec(text())?.[0] ?? '';
    await act(async () => page.pay(code, 250_000));
    await appears('body', /Thank you, your tickets are ready/);
  });

  it.each([
    ['en', 'Donate', 'An error occurred while donating, please try again later'],
    ['vi', 'Quyên góp', 'Có lỗi xảy ra khi quyên góp, vui lòng thử lại sau'],
  ] as const)(
    'that fails is told, in %s, and the checkout goes on without it [S8-10] [S1-58]',
    async (locale, donate, sentence) => {
      const page = await chosen({ ...giving, locale });
      vi.spyOn(page.office.checkoutDesk, 'saveDonation').mockResolvedValue(refused({ code: 'DONATION_NOT_ACCEPTED' }));
      await press(onward[locale]);
      await appears('#donation-title');
      await type(amount(), '50000');
      await click(find('[role="dialog"] button', donate));
      await appears('h1', /Check and pay|Kiểm tra và thanh toán/);
      await press(pay[locale]);
      await appears('#transfer-title');
      expect(text()).toContain(sentence);
      showsIn(locale, 'An error occurred while donating, please try again later');
      expect(page.begins.mock.calls[0]?.[0].shownPrice).toBe(200_000);
    },
  );
});

describe('every step', () => {
  it('begins at the top of the page, where it scrolls smoothly [S2.11-03]', async () => {
    await chosen();
    expect(scrolls).not.toHaveBeenCalled();
    const smooth = { top: 0, behavior: 'smooth' };
    await press('Next');
    expect(scrolls.mock.calls).toEqual([[smooth]]);
    await press('Back');
    expect(scrolls.mock.calls).toEqual([[smooth], [smooth]]);
    await press('Next');
    await press('Pay now');
    await appears('#transfer-title');
    await press('I have transferred');
    await appears('h1', 'Ticket order processing');
    expect(scrolls.mock.calls).toEqual([[smooth], [smooth], [smooth], [smooth]]);
  });
});
