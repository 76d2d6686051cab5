import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { NO_POINTS, pointsWorth, worthOf } from './points.ts';

it('one point is worth one dong in both directions', () => {
  fc.assert(
    fc.property(anyDong, (amount) => {
      expect(pointsWorth(amount)).toBe(amount + 0);
      expect(worthOf(pointsWorth(amount))).toBe(amount);
    }),
  );
  expect(NO_POINTS).toBe(0);
});
