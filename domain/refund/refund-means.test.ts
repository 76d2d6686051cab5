import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { points } from '#domain/loyalty/points.ts';
import { dong } from '#domain/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyPoints } from '#test/arbitraries/reward.arbitraries.ts';
import { refundMeans } from './refund-means.ts';

describe('what was paid with money and points', () => {
  it.each([
    [100, 100, 0, 100, 0],
    [100, 0, 100, 0, 100],
    [50, 100, 100, 25, 25],
    [51, 100, 100, 26, 25],
    [0, 0, 0, 0, 0],
  ])('%d of %d dong and %d points go back as %d dong and %d points', (amount, money, count, backMoney, backPoints) => {
    expect(refundMeans(dong(amount), { money: dong(money), points: points(count) })).toEqual({ money: backMoney, points: backPoints });
  });

  it('goes back by the same means, never more of either than was paid, whatever the steps', () => {
    fc.assert(
      fc.property(anyDong, anyPoints, fc.nat({ max: 100 }), (money, count, share) => {
        const first = dong(Math.floor(((money + count) * share) / 100));
        const one = refundMeans(first, { money, points: count });
        expect(one.money + one.points).toBe(first);
        expect(one.money <= money && one.points <= count).toBe(true);
        const left = { money: dong(money - one.money), points: points(count - one.points) };
        expect(refundMeans(dong(left.money + left.points), left)).toEqual(left);
      }),
    );
  });
});
