import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, plus } from '#domain/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { loyaltyPoints } from './loyalty-reward.ts';

describe('points for a purchase', () => {
  it.each([
    [0, 0],
    [19, 0],
    [20, 1],
    [199_999, 9_999],
    [500_000, 25_000],
  ])('tickets for %d give %d points: five per cent, rounded down [S1-49]', (paid, given) => {
    expect(loyaltyPoints(dong(paid))).toBe(given);
  });

  it('are never more than five per cent, and splitting a purchase never earns more [S1-49]', () => {
    fc.assert(
      fc.property(anyDong, anyDong, (one, other) => {
        const both = loyaltyPoints(plus(one, other));
        expect(both * 100).toBeLessThanOrEqual((one + other) * 5);
        expect(loyaltyPoints(one) + loyaltyPoints(other)).toBeLessThanOrEqual(both);
      }),
    );
  });
});
