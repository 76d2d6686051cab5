import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { dong, sum } from '#domain/kernel/money/dong.ts';
import { REFUND_WINDOW } from '#domain/sale/refund/refund-window.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyMoment } from '#test/arbitraries/reward.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import { maturedRevenue, withdrawable } from './withdrawable.ts';

const anyEarnings = fc.array(fc.record({ amount: anyDong, endsAt: anyMoment }), { maxLength: 6 });

describe('revenue that can be withdrawn', () => {
  const earnings = [
    { amount: dong(100), endsAt: later(NOW, -REFUND_WINDOW) },
    { amount: dong(30), endsAt: later(NOW, 1 - REFUND_WINDOW) },
  ];

  it('is of events whose refund window has closed, less what was taken before', () => {
    expect(maturedRevenue(earnings, NOW)).toBe(100);
    expect(maturedRevenue(earnings, later(NOW, 1))).toBe(130);
    expect(withdrawable(earnings, dong(60), NOW)).toBe(40);
  });

  it('is nothing, not less, when a chargeback came after it was taken', () => {
    expect(withdrawable(earnings, dong(101), NOW)).toBe(0);
  });

  it('only grows with time, and is never more than was earned', () => {
    fc.assert(
      fc.property(anyEarnings, anyDong, anyMoment, (all, taken, at) => {
        const now = withdrawable(all, taken, at);
        expect(withdrawable(all, taken, later(at, DAY))).toBeGreaterThanOrEqual(now);
        expect(now).toBeLessThanOrEqual(sum(all.map((earning) => earning.amount)));
        expect(now).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
