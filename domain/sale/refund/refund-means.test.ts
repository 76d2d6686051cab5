import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, minus, plus } from '#domain/kernel/money/dong.ts';
import { points, worthOf } from '#domain/kernel/money/points.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyParts } from '#test/arbitraries/refund.arbitraries.ts';
import { anyPoints } from '#test/arbitraries/reward.arbitraries.ts';
import { NO_MONEY, totalOf } from './money-parts.ts';
import { refundMeans } from './refund-means.ts';

describe('what was paid with money and points', () => {
  it.each([
    [100, 100, 0, 100, 0],
    [100, 0, 100, 0, 100],
    [50, 100, 100, 25, 25],
    [51, 100, 100, 26, 25],
    [0, 0, 0, 0, 0],
  ])(
    '%d for tickets of %d dong and %d points go back as %d dong and %d points',
    (tickets, money, count, backMoney, backPoints) => {
      const back = refundMeans({ ...NO_MONEY, tickets: dong(tickets) }, { money: dong(money), points: points(count) });
      expect(back).toEqual({ money: backMoney, points: backPoints });
    },
  );

  it('goes back by the same means, never more of either than paid for the tickets, whatever the steps [S1-50]', () => {
    fc.assert(
      fc.property(anyDong, anyPoints, anyParts, fc.nat({ max: 100 }), (money, count, others, share) => {
        const parts = { ...others, tickets: dong(Math.floor(((money + count) * share) / 100)) };
        const besides = minus(totalOf(parts), parts.tickets);
        const one = refundMeans(parts, { money, points: count });
        expect(plus(one.money, worthOf(one.points))).toBe(totalOf(parts));
        expect(one.money).toBeGreaterThanOrEqual(besides);
        expect(one.money - besides <= money && one.points <= count).toBe(true);
        const left = { money: dong(money - one.money + besides), points: points(count - one.points) };
        expect(refundMeans({ ...NO_MONEY, tickets: dong(left.money + left.points) }, left)).toEqual(left);
      }),
    );
  });

  it('tickets that points paid for whole bring no money back, whatever was given besides [S1-50]', () => {
    const parts = { ...NO_MONEY, tickets: dong(100), donation: dong(50) };
    expect(refundMeans(parts, { money: dong(0), points: points(100) })).toEqual({ money: 50, points: 100 });
    expect(refundMeans({ ...parts, tickets: dong(0) }, { money: dong(0), points: points(100) })).toEqual({
      money: 50,
      points: 0,
    });
  });
});
