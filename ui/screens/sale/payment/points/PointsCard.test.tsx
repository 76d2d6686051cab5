import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#domain/kernel/result.ts';
import { aCode } from '#test/builders/a-promotion.ts';
import { message, more, open, press, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, settle, type } from '#test/rendered/render-page.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

async function toTheCheckout(world: World = {}) {
  const page = await open(world);
  const vi = world.locale === 'vi';
  for (const _each of [1, 2]) await click(vi ? find('button', 'Thêm một vé: Hạng Sen') : more('Hạng Sen'));
  await press(vi ? 'Tiếp tục' : 'Next');
  await appears('#code-title');
  await settle();
  return page;
}
const card = () => document.querySelector('[aria-labelledby="points-title"]');
const field = () => card()?.querySelector('input') ?? null;
const said = () => (card()?.textContent ?? '').replaceAll('\u00a0', ' ');
const enter = async (points: string) => {
  await type(field(), points);
  await click(card()?.querySelector('button[type="submit"]') as Element);
  await settle();
};
const lines = () =>
  [...document.querySelectorAll('aside dl > div')].map((line) =>
    [...line.children].map((part) => (part.textContent ?? '').replaceAll('\u00a0', ' ').trim()),
  );
const amountOf = (name: RegExp) => lines().find(([line = '']) => name.test(line))?.[1];

describe('loyalty points', () => {
  it.each([
    [90_000, '60000', '60,000', '340,000 đ', 340_000],
    [35_000, '12.500', '12,500', '387,500 đ', 387_500],
  ])(
    'of %i pay for a part of the tickets: chosen, a line of the summary, and out of what is paid [S1-65]',
    async (balance, chosen, used, left, paid) => {
      const { begins, office, pay } = await toTheCheckout({ points: balance });
      expect(said()).toContain(`You have ${balance.toLocaleString('en')} points`);
      await enter(chosen);
      expect(said()).toContain(`${used} points are used`);
      expect(amountOf(/^Points used$/)).toBe(`−${used} đ`);
      expect(amountOf(/^Total/)).toContain(left);
      await press('Pay now');
      await appears('#transfer-title');
      expect(begins.mock.calls[0]?.[0]).toMatchObject({ points: Number(used.replace(',', '')), shownPrice: paid });
      expect(document.querySelector('[role="dialog"]')?.textContent?.replaceAll('\u00a0', ' ')).toContain(left);
      pay(message(), paid);
      await settle(20);
      const session = await begins.mock.results[0]?.value;
      expect(await office.checkoutDesk.read(session.value.id)).toMatchObject({
        value: { price: paid, received: paid, overpaid: 0, status: 'SUCCESSFUL' },
      });
    },
  );

  it('are used up to half of the tickets with one button, and not at all with another', async () => {
    const { begins } = await toTheCheckout({ points: 500_000 });
    expect(said()).toContain('at most 200,000 for this order');
    await press('Use 200,000 points');
    expect(amountOf(/^Total/)).toContain('200,000 đ');
    await press('Don’t use points');
    expect(amountOf(/^Points used$/)).toBeUndefined();
    expect(amountOf(/^Total/)).toContain('400,000 đ');
    await press('Pay now');
    await settle();
    expect(begins.mock.calls[0]?.[0].points).toBeUndefined();
  });

  it.each([
    ['en', 90_000, '90001', 'You don’t have that many points. Use at most 90,000'],
    ['en', 900_000, '200001', 'Points can pay for up to half of the tickets. Use at most 200,000'],
    ['en', 90_000, '', 'Enter how many points to use'],
    ['vi', 90_000, '90001', 'Bạn không có đủ điểm. Bạn dùng được nhiều nhất 90.000 điểm'],
  ] as const)(
    'are refused at their field where they cannot pay (%s, %i, "%s")',
    async (locale, points, typed, sentence) => {
      await toTheCheckout({ points, locale });
      await enter(typed);
      expect(field()?.getAttribute('aria-invalid')).toBe('true');
      expect(said()).toContain(sentence);
      expect(amountOf(/^(Points used|Điểm đã dùng)$/)).toBeUndefined();
    },
  );

  it('shrink with the tickets that they were chosen for', async () => {
    await toTheCheckout({ points: 500_000 });
    await press('Use 200,000 points');
    await press('Back');
    await click(find('button', /^One less: Hạng Sen$/));
    await press('Next');
    await appears('#code-title');
    await settle();
    expect(amountOf(/^Points used$/)).toBe('−100,000 đ');
    expect(amountOf(/^Total/)).toContain('100,000 đ');
  });

  it('shrink with a code, and pay for what it leaves', async () => {
    const half = aCode({ ticketTypeIds: ['sen'], quantity: 5 });
    await toTheCheckout({ points: 500_000, offers: { promotions: [], codes: [half] } });
    await press('Use 200,000 points');
    await type(document.querySelector('[aria-labelledby="code-title"] input'), 'SALE10');
    await click(document.querySelector('[aria-labelledby="code-title"] button[type="submit"]') as Element);
    await settle();
    expect(amountOf(/^Discount$/)).toBe('−40,000 đ');
    expect(amountOf(/^Points used$/)).toBe('−180,000 đ');
    expect(amountOf(/^Total/)).toContain('180,000 đ');
  });

  it('that another order took meanwhile are out of the price, and the buyer is told', async () => {
    const { office } = await toTheCheckout({ points: 90_000 });
    await enter('60000');
    vi.spyOn(office.checkoutDesk, 'startBankTransfer').mockImplementationOnce(async () =>
      refused({ code: 'BALANCE_TOO_LOW', unit: 'POINT', missing: 20_000 }),
    );
    await press('Pay now');
    await settle(20);
    expect(text()).toContain('You are short of 20,000 points');
    expect(amountOf(/^Points used$/)).toBeUndefined();
    await press('Pay now');
    await appears('#transfer-title');
    expect(document.querySelector('[role="dialog"]')?.textContent?.replaceAll('\u00a0', ' ')).toContain('400,000 đ');
  });

  it('are not spoken of to a buyer without any', async () => {
    await toTheCheckout({ points: 0 });
    expect(card()).toBe(null);
    expect(text()).not.toContain('Loyalty points');
  });
});
