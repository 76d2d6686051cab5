import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLargeDong } from '#test/arbitraries/money.arbitraries.ts';
import { basisPointsOf } from './basis-points.ts';
import { dong, MAX_DONG, percentOf } from './dong.ts';

it('a hundred basis points are one per cent, and all of them are the whole', () => {
  fc.assert(
    fc.property(anyLargeDong, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      expect(basisPointsOf(amount, percent * 100)).toBe(percentOf(amount, percent));
      expect(basisPointsOf(amount, 10_000)).toBe(amount);
    }),
  );
});

it.each([
  [1_000_001, 250, 25_000],
  [39, 250, 0],
  [40, 250, 1],
  [MAX_DONG, 9_999, 9_998_999_999_999],
])('of %d, %d basis points are %d: rounded down', (amount, basisPoints, part) => {
  expect(basisPointsOf(dong(amount), basisPoints)).toBe(part);
});
