import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum, ZERO } from '#domain/kernel/money/dong.ts';
import type { Discount } from '#domain/sale/promotion/discount.ts';
import { anyCart, anyDong, anyLine } from '#test/arbitraries/money.arbitraries.ts';
import { anyCardPromotion, anyCode } from '#test/arbitraries/promotion.arbitraries.ts';
import { aCardPromotion, aCode, amount, percent } from '#test/builders/a-promotion.ts';
import { type CartOffers, type PricedLine, quoteCart } from './quote.ts';

const line = (price: number, originalPrice = price, specialOff = 0, ticketTypeId = 'standard'): PricedLine => ({
  ticketTypeId,
  quantity: 1,
  price: dong(price),
  originalPrice: dong(originalPrice),
  specialOff: dong(specialOff),
});

const anyCartOffers: fc.Arbitrary<CartOffers> = fc.record({
  code: fc.option(anyCode),
  cards: fc.array(anyCardPromotion, { maxLength: 2 }),
});

/** A code for every ticket type of the carts here. */
const forAll = (lines: readonly PricedLine[], discount: Discount): CartOffers => ({
  code: aCode({ discount, ticketTypeIds: lines.map((each) => each.ticketTypeId) }),
  cards: [],
});

describe('the price of a cart', () => {
  it('is original - discount - promo, whole, between 0 and the original [S9-12]', () => {
    fc.assert(
      fc.property(anyCart, anyDong, anyCartOffers, (lines, donation, offers) => {
        const quote = quoteCart(lines, donation, offers);
        expect(quote.final).toBe(quote.original - quote.discount - quote.promo);
        expect(Number.isInteger(quote.final)).toBe(true);
        expect(quote.final).toBeGreaterThanOrEqual(0);
        expect(quote.final).toBeLessThanOrEqual(quote.original);
      }),
    );
  });

  it('original is the donation plus undiscounted lines; discount is what comes off them [S9-09] [S9-10]', () => {
    const quote = quoteCart([line(150_000, 200_000), line(90_000, 100_000, 5_000)], dong(20_000));
    expect(quote).toMatchObject({ original: 320_000, discount: 65_000, promo: 0, donation: 20_000, final: 255_000 });
  });

  it('never reduces a donation', () => {
    fc.assert(
      fc.property(anyCart, anyDong, anyCartOffers, (lines, donation, offers) => {
        expect(quoteCart(lines, donation, offers).final).toBeGreaterThanOrEqual(donation);
      }),
    );
  });

  it('no discount exceeds what it applies to [S9-11]', () => {
    fc.assert(
      fc.property(anyCart, anyDong, anyCartOffers, (lines, donation, offers) => {
        const { original, discount, promo } = quoteCart(lines, donation, offers);
        expect(discount).toBeLessThanOrEqual(original - donation);
        expect(promo).toBeLessThanOrEqual(original - donation - discount);
        expect(Math.min(discount, promo)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never falls with another line', () => {
    fc.assert(
      fc.property(anyCart, anyLine, anyDong, anyCartOffers, (lines, more, donation, offers) => {
        expect(quoteCart([...lines, more], donation, offers).original).toBeGreaterThanOrEqual(
          quoteCart(lines, donation, offers).original,
        );
        expect(quoteCart([...lines, more], donation, offers).final).toBeGreaterThanOrEqual(
          quoteCart(lines, donation, offers).final,
        );
      }),
    );
  });

  it('never rises with a larger percent; 100 per cent leaves the donation', () => {
    fc.assert(
      fc.property(anyCart, anyDong, fc.integer({ min: 1, max: 99 }), (lines, donation, percentOff) => {
        const at = (off: number) => quoteCart(lines, donation, forAll(lines, percent(off))).final;
        expect(at(percentOff + 1)).toBeLessThanOrEqual(at(percentOff));
        expect(at(100)).toBe(donation);
      }),
    );
  });

  it('does not depend on the order of lines', () => {
    fc.assert(
      fc.property(anyCart, anyDong, anyCartOffers, (lines, donation, offers) => {
        expect(quoteCart(lines.toReversed(), donation, offers).final).toBe(quoteCart(lines, donation, offers).final);
      }),
    );
  });

  it('steps lead from each line’s original to its final price, and lines sum to the total', () => {
    fc.assert(
      fc.property(anyCart, anyDong, anyCartOffers, (lines, donation, offers) => {
        const quote = quoteCart(lines, donation, offers);
        for (const each of quote.lines) {
          expect(each.final).toBe(each.originalPrice - sum(each.steps.map((step) => step.off)));
          expect(each.final).toBeGreaterThanOrEqual(0);
          for (const step of each.steps)
            expect(step).toMatchObject({ tickets: each.quantity, off: expect.toSatisfy((off: number) => off > 0) });
        }
        expect(sum([donation, ...quote.lines.map((each) => each.final)])).toBe(quote.final);
      }),
    );
  });

  it.each([
    [percent(15), 14_999],
    [amount(30_000), 30_000],
    [amount(500_000), 99_999],
  ])('%j takes %d off tickets of 99999, rounded down and capped [S9-11]', (discount, promo) => {
    const lines = [line(99_999)];
    expect(quoteCart(lines, dong(10_000), forAll(lines, discount)).promo).toBe(promo);
  });

  it('an empty cart costs nothing', () => {
    expect(quoteCart([], ZERO)).toEqual({ lines: [], original: 0, discount: 0, promo: 0, donation: 0, final: 0 });
  });

  it('a code leaves other tickets alone [S3-54]', () => {
    const lines = [line(100_000), line(300_000, 300_000, 0, 'vip')];
    const quote = quoteCart(lines, dong(50_000), { code: aCode({ discount: percent(50) }), cards: [] });
    expect(quote.promo).toBe(50_000);
    expect(quote.lines.map((each) => each.final)).toEqual([50_000, 300_000]);
  });
});

describe('an explained quote', () => {
  it('shows which rule took how much off each line, by stage', () => {
    const promoted: PricedLine = {
      ticketTypeId: 'standard',
      quantity: 3,
      originalPrice: dong(360_000),
      price: dong(200_000),
      specialOff: dong(20_000),
      promoted: [{ promotionId: 'early', tickets: 2, offEach: dong(50_000) }],
    };
    const quote = quoteCart([promoted, line(90_000, 90_000, 0, 'vip')], dong(10_000), {
      code: aCode({ ticketTypeIds: ['standard', 'vip'] }),
      cards: [aCardPromotion()],
    });
    expect(quote.lines.map(({ steps, final }) => ({ steps, final }))).toEqual([
      {
        steps: [
          { stage: 'TICKET_PRICE', tickets: 3, off: 60_000 },
          { stage: 'AUTOMATIC', promotionId: 'early', tickets: 2, off: 100_000 },
          { stage: 'SPECIAL', tickets: 3, off: 20_000 },
          { stage: 'CODE', code: 'SALE10', tickets: 3, off: 18_000 },
          { stage: 'CARD', promotionId: 'bank', tickets: 3, off: 32_400 },
        ],
        final: 129_600,
      },
      {
        steps: [
          { stage: 'CODE', code: 'SALE10', tickets: 1, off: 9_000 },
          { stage: 'CARD', promotionId: 'bank', tickets: 1, off: 16_200 },
        ],
        final: 64_800,
      },
    ]);
    expect(quote).toMatchObject({ original: 460_000, discount: 180_000, promo: 75_600, final: 204_400 });
  });

  it('applies the larger of two bank discounts, and the first by name if equal', () => {
    const cards = [
      aCardPromotion({ promotionId: 'b' }),
      aCardPromotion({ promotionId: 'a' }),
      aCardPromotion({ promotionId: '0', discount: percent(1) }),
    ];
    const ruleOf = (offers: CartOffers['cards']) =>
      quoteCart([line(100_000)], ZERO, { code: null, cards: offers }).lines[0]?.steps;
    const best = [{ stage: 'CARD', promotionId: 'a', tickets: 1, off: 20_000 }];
    expect(ruleOf(cards)).toEqual(best);
    expect(ruleOf(cards.toReversed())).toEqual(best);
  });

  it('splits a shared discount to the last dong, within each line', () => {
    fc.assert(
      fc.property(anyCart, anyCartOffers, (lines, offers) => {
        const quote = quoteCart(lines, ZERO, offers);
        const off = (stage: string) =>
          quote.lines.flatMap((each) => each.steps.filter((step) => step.stage === stage)).map((step) => step.off);
        expect(sum([...off('CODE'), ...off('CARD')])).toBe(quote.promo);
        expect(Math.min(0, ...quote.lines.map((each) => each.final))).toBe(0);
      }),
    );
  });
});
