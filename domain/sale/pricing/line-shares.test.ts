import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, percentOf, sum } from '#domain/kernel/money/dong.ts';
import { anyCart, anyDong, anyLine } from '#test/arbitraries/money.arbitraries.ts';
import { lineShares } from './line-shares.ts';
import { type PricedLine, quoteCart } from './quote.ts';

const line = (price: number): PricedLine => ({
  ticketTypeId: 'standard',
  quantity: 1,
  price: dong(price),
  originalPrice: dong(price),
  specialOff: dong(0),
});

describe('an order’s money per line', () => {
  it('sums to the last dong: tickets, donation, fee and net', () => {
    fc.assert(
      fc.property(anyCart, anyLine, anyDong, fc.nat({ max: 100 }), (lines, more, donation, percent) => {
        const quote = quoteCart([...lines, more], donation);
        const fee = percentOf(quote.final, percent);
        const shares = lineShares(quote, fee);
        expect(shares.map((share) => share.tickets)).toEqual(quote.lines.map((each) => each.final));
        expect(sum(shares.map((share) => share.donation))).toBe(donation);
        expect(sum(shares.map((share) => share.fee))).toBe(fee);
        for (const share of shares) {
          expect(share.net).toBe(share.tickets + share.donation - share.fee);
          expect(Math.min(share.net, share.fee, share.donation)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is weighted by income, the donation evenly if all tickets are free', () => {
    expect(lineShares(quoteCart([line(200_000), line(100_000)], dong(10_000)), dong(31_000))).toEqual([
      { tickets: 200_000, donation: 6_667, fee: 20_667, net: 186_000 },
      { tickets: 100_000, donation: 3_333, fee: 10_333, net: 93_000 },
    ]);
    expect(lineShares(quoteCart([line(0), line(0)], dong(10_001)), dong(0)).map((share) => share.donation)).toEqual([
      5_001, 5_000,
    ]);
    expect(lineShares(quoteCart([], dong(10_000)), dong(500))).toEqual([]);
  });
});
