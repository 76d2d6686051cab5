import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedTo, placeOf, scrollNear } from './drag-order.view.ts';

const heights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 12 });
const middlesOf = (all: readonly number[]): readonly number[] =>
  all.map((height, at) => all.slice(0, at).reduce((sum, one) => sum + one, 0) + height / 2);

describe('dragging in a list', () => {
  it('moves one entry and keeps the order of the others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (all, a, b) => {
        const [from, to] = [a % all.length, b % all.length];
        const after = movedTo(all, from, to);
        expect(after[to]).toBe(all[from]);
        expect(after.filter((one) => one !== all[from])).toEqual(all.filter((one) => one !== all[from]));
      }),
    );
    expect(movedTo(['a'], 0, 1)).toEqual(['a']);
    expect(movedTo(['a'], 4, 0)).toEqual(['a']);
  });

  it('drops at a place of the list, farther down the farther the pointer goes', () => {
    fc.assert(
      fc.property(heights, fc.nat(), fc.integer({ min: -500, max: 9_000 }), fc.nat({ max: 900 }), (all, at, y, by) => {
        const middles = middlesOf(all);
        const from = at % all.length;
        const place = placeOf(middles, from, y);
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThan(all.length);
        expect(placeOf(middles, from, y + by)).toBeGreaterThanOrEqual(place);
        expect(placeOf(middles, from, middles[from] ?? 0)).toBe(from);
      }),
    );
  });

  it('scrolls towards the edge that the pointer is near, and nowhere in the middle', () => {
    expect(scrollNear(10, 800)).toBeLessThan(0);
    expect(scrollNear(790, 800)).toBeGreaterThan(0);
    expect(scrollNear(400, 800)).toBe(0);
  });
});
