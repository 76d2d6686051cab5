import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyTicketLine } from '#test/arbitraries/promotion.arbitraries.ts';
import { displayedDiscount, linePrices, markdown } from './line-prices.ts';

describe('line prices', () => {
  it('are totals over the tickets, the original never below the price', () => {
    fc.assert(
      fc.property(anyTicketLine, (line) => {
        const { price, originalPrice } = linePrices(line);
        expect([price, originalPrice]).toEqual([
          line.unitPrice * line.quantity,
          line.originalUnitPrice * line.quantity,
        ]);
        expect(originalPrice).toBeGreaterThanOrEqual(price);
      }),
    );
  });
});

describe('the displayed discount [S9-13]', () => {
  it.each([
    [150_000, 200_000, 25],
    [200_000, 300_000, 33],
    [100_000, 300_000, 67],
    [0, 100_000, 100],
    [100_000, 100_000, 0],
    [0, 0, 0],
  ])('%d instead of %d is -%d%%', (price, original, percent) => {
    expect(displayedDiscount(dong(price), dong(original))).toBe(percent);
  });

  it('is between 0 and 100, and grows as the price falls', () => {
    fc.assert(
      fc.property(anyDong, anyDong, fc.nat({ max: 10_000 }), (price, off, more) => {
        const original = dong(price + off + more);
        const shown = displayedDiscount(dong(price + more), original);
        expect(shown).toBeGreaterThanOrEqual(0);
        expect(displayedDiscount(price, original)).toBeGreaterThanOrEqual(shown);
        expect(displayedDiscount(price, original)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

it('the markdown is in dong and per cent, or null', () => {
  expect(markdown(dong(150_000), dong(200_000))).toEqual({ amountOff: 50_000, percentOff: 25 });
  fc.assert(
    fc.property(anyDong, anyDong, (price, original) => {
      const off = markdown(price, original);
      expect(off === null).toBe(price >= original);
      if (off !== null) expect(price + off.amountOff).toBe(original);
    }),
  );
});
