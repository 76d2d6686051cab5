import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLargeDong } from '#test/arbitraries/money.arbitraries.ts';
import { dong, MAX_DONG, sum } from './dong.ts';
import { splitByLargestRemainder, splitOver } from './split.ts';

const weights = fc.array(fc.nat({ max: MAX_DONG }), { minLength: 1, maxLength: 12 });

describe('splitting an amount', () => {
  it('the parts sum exactly to the whole, also for refunds', () => {
    fc.assert(
      fc.property(anyLargeDong, weights, fc.boolean(), (amount, over, back) => {
        const total = dong(back ? 0 - amount : amount);
        expect(sum(splitByLargestRemainder(total, over))).toBe(total + 0);
      }),
    );
  });

  it('no part is a whole dong off its share', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 8 }),
        (amount, over) => {
          const whole = over.reduce((all, weight) => all + weight, 0);
          fc.pre(whole > 0);
          splitByLargestRemainder(dong(amount), over).forEach((part, at) => {
            expect(Math.abs(part - (amount * (over[at] ?? 0)) / whole)).toBeLessThan(1);
          });
        },
      ),
    );
  });

  it('weight 0 gets nothing, and a heavier line never less', () => {
    fc.assert(
      fc.property(anyLargeDong, weights, (amount, over) => {
        fc.pre(over.some((weight) => weight > 0));
        const parts = splitByLargestRemainder(amount, over);
        over.forEach((weight, at) => {
          if (weight === 0) expect(parts[at]).toBe(0);
          over.forEach((other, to) => {
            if (weight > other) expect(parts[at]).toBeGreaterThanOrEqual(parts[to] ?? 0);
          });
        });
      }),
    );
  });

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 1, 1], [1, 1, 0]],
    [10, [1, 2], [3, 7]],
    [5, [0, 0], [3, 2]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [7, [], []],
  ])('splits %d over %j into %j: the remainder goes to the largest fractions, in line order', (amount, over, parts) => {
    expect(splitByLargestRemainder(dong(amount), over)).toEqual(parts);
  });
});

it('each item keeps its own part and position', () => {
  fc.assert(
    fc.property(anyLargeDong, weights, (amount, over) => {
      const things = over.map((weight, at) => ({ weight, at }));
      const split = splitOver(amount, things, (thing) => thing.weight);
      expect(split.map(([thing]) => thing)).toEqual(things);
      expect(split.map(([, part]) => part)).toEqual(splitByLargestRemainder(amount, over));
    }),
  );
});
