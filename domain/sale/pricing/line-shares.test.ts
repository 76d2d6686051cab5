import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum } from '#domain/kernel/money/dong.ts';
import { anyCart, anyDong, anyLine } from '#test/arbitraries/money.arbitraries.ts';
import { splitDonation } from './line-shares.ts';
import { quoteCart } from './quote.ts';

const parts = (donation: number, ...prices: readonly number[]): readonly number[] =>
  splitDonation(
    dong(donation),
    prices.map((price) => ({ final: dong(price) })),
  ).map(([, part]) => part);

describe('a donation per line', () => {
  it('sums to the last dong, and no part is negative', () => {
    fc.assert(
      fc.property(anyCart, anyLine, anyDong, (lines, more, donation) => {
        const quote = quoteCart([...lines, more], donation);
        const shares = splitDonation(donation, quote.lines);
        expect(shares.map(([line]) => line)).toEqual(quote.lines);
        expect(sum(shares.map(([, part]) => part))).toBe(donation);
        expect(Math.min(...shares.map(([, part]) => part))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is weighted by price, and even if all tickets are free', () => {
    expect(parts(10_000, 200_000, 100_000)).toEqual([6_667, 3_333]);
    expect(parts(10_001, 0, 0)).toEqual([5_001, 5_000]);
    expect(parts(10_000)).toEqual([]);
  });
});
