import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { worthOf } from '#domain/kernel/money/points.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { mostPoints } from './most-points.ts';

describe('the most points for tickets', () => {
  it.each([
    [200_000, 100_000],
    [25_001, 12_500],
    [1, 0],
    [0, 0],
  ])('of %i dong are %i', (price, most) => {
    expect(mostPoints(dong(price))).toBe(most);
  });

  it('leave at least as much to pay in money, and one more point would not', () => {
    fc.assert(
      fc.property(anyDong, (price) => {
        const worth = worthOf(mostPoints(price));
        expect(price - worth).toBeGreaterThanOrEqual(worth);
        expect(price - worth - 1).toBeLessThan(worth + 1);
      }),
    );
  });
});
