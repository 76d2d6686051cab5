import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { anyDong, anyLargeDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyAgreement } from '#test/arbitraries/withdrawal.arbitraries.ts';
import { payoutOf } from './payout.ts';

describe('what is paid out', () => {
  it.each([
    ['2.5 %', 1_000_001, 250, 0, 25_000, 975_001],
    ['2.5 % and 1,000', 1_000_000, 250, 1_000, 26_000, 974_000],
    ['nothing agreed', 1_000_000, 0, 0, 0, 1_000_000],
    ['more than there is', 5_000, 0, 11_000, 5_000, 0],
  ])(
    'with %s is the amount less the fee, which varies by agreement [S9-35]',
    (_agreed, amount, basisPoints, fixed, fee, total) => {
      expect(payoutOf(dong(amount), { basisPoints, fixed: dong(fixed) })).toEqual({ amount, fee, total });
    },
  );

  it('fee and total are the amount, to the last dong, and neither is negative', () => {
    fc.assert(
      fc.property(anyLargeDong, anyAgreement, (amount, agreement) => {
        const payout = payoutOf(amount, agreement);
        expect(plus(payout.fee, payout.total)).toBe(amount);
        expect(Math.min(payout.fee, payout.total)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('asking for more never pays out less', () => {
    fc.assert(
      fc.property(anyDong, anyDong, anyAgreement, (amount, more, agreement) => {
        expect(payoutOf(plus(amount, more), agreement).total).toBeGreaterThanOrEqual(payoutOf(amount, agreement).total);
        expect(payoutOf(ZERO, agreement).total).toBe(0);
      }),
    );
  });
});
