import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, ZERO } from '#domain/money/dong.ts';
import { anyCart, anyCode, anyDong, anyLine } from '#test/arbitraries/money.arbitraries.ts';
import { type PricedLine, quoteCart } from './quote.ts';

const line = (price: number, originalPrice = price, specialOff = 0): PricedLine => ({
  quantity: 1,
  price: dong(price),
  originalPrice: dong(originalPrice),
  specialOff: dong(specialOff),
});

describe('the price of a cart', () => {
  it('is original - discount - promo, whole, never negative and never above the original [S9-12]', () => {
    fc.assert(
      fc.property(anyCart, anyDong, anyCode, (lines, donation, code) => {
        const quote = quoteCart(lines, donation, code);
        expect(quote.final).toBe(quote.original - quote.discount - quote.promo);
        expect(Number.isInteger(quote.final)).toBe(true);
        expect(quote.final).toBeGreaterThanOrEqual(0);
        expect(quote.final).toBeLessThanOrEqual(quote.original);
      }),
    );
  });

  it('original is the donation and the lines before discounts, discount what comes off them [S9-09] [S9-10]', () => {
    const quote = quoteCart([line(150_000, 200_000), line(90_000, 100_000, 5_000)], dong(20_000));
    expect(quote).toMatchObject({ original: 320_000, discount: 65_000, promo: 0, donation: 20_000, final: 255_000 });
  });

  it('a donation is never reduced: the price is at least the donation', () => {
    fc.assert(
      fc.property(anyCart, anyDong, anyCode, (lines, donation, code) => {
        expect(quoteCart(lines, donation, code).final).toBeGreaterThanOrEqual(donation);
      }),
    );
  });

  it('a discount never exceeds what it discounts [S9-11]', () => {
    fc.assert(
      fc.property(anyCart, anyDong, anyCode, (lines, donation, code) => {
        const { original, discount, promo } = quoteCart(lines, donation, code);
        expect(discount).toBeLessThanOrEqual(original - donation);
        expect(promo).toBeLessThanOrEqual(original - donation - discount);
        expect(Math.min(discount, promo)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('adding a ticket never lowers the original, and without a code never the price', () => {
    fc.assert(
      fc.property(anyCart, anyLine, anyDong, anyCode, (lines, more, donation, code) => {
        expect(quoteCart([...lines, more], donation, code).original).toBeGreaterThanOrEqual(quoteCart(lines, donation, code).original);
        expect(quoteCart([...lines, more], donation).final).toBeGreaterThanOrEqual(quoteCart(lines, donation).final);
      }),
    );
  });

  it('a larger percent never raises the price; a hundred leaves the donation alone', () => {
    fc.assert(
      fc.property(anyCart, anyDong, fc.integer({ min: 0, max: 99 }), (lines, donation, percentOff) => {
        const at = (percent: number) => quoteCart(lines, donation, { type: 'PERCENT_OFF', percentOff: percent }).final;
        expect(at(percentOff + 1)).toBeLessThanOrEqual(at(percentOff));
        expect(at(100)).toBe(donation);
      }),
    );
  });

  it('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(anyCart, anyDong, anyCode, (lines, donation, code) => {
        expect(quoteCart(lines.toReversed(), donation, code).final).toBe(quoteCart(lines, donation, code).final);
      }),
    );
  });

  it.each([
    [{ type: 'PERCENT_OFF', percentOff: 15 } as const, 14_999],
    [{ type: 'AMOUNT', amountOff: dong(30_000) } as const, 30_000],
    [{ type: 'AMOUNT', amountOff: dong(500_000) } as const, 99_999],
    [null, 0],
  ])('%j takes %d off tickets of 99999, rounded down and capped at them [S9-11]', (code, promo) => {
    expect(quoteCart([line(99_999)], dong(10_000), code).promo).toBe(promo);
  });

  it('nothing chosen and nothing given costs nothing', () => {
    expect(quoteCart([], ZERO)).toEqual({ lines: [], original: 0, discount: 0, promo: 0, donation: 0, final: 0 });
  });
});
