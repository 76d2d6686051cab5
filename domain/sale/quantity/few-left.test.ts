import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewLeft, isAlmostGone } from './few-left.ts';

describe('few places left', () => {
  it.each([
    [null, null],
    [-1, null],
    [0, null],
    [1, 1],
    [10, 10],
    [11, null],
  ])('of %j left, a page says %j', (remaining, said) => {
    expect(fewLeft(remaining)).toBe(said);
  });

  it.each([
    [90, 100, true],
    [89, 100, false],
    [100, 100, true],
    [0, null, false],
    [4, 5, false],
    [5, 5, true],
  ])('%d sold of %j is almost gone: %s', (sold, capacity, gone) => {
    expect(isAlmostGone({ sold, capacity })).toBe(gone);
  });

  it('what is almost gone stays so as more is sold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat({ max: 500 }), (capacity, sold) => {
        fc.pre(sold < capacity);
        if (isAlmostGone({ sold, capacity })) expect(isAlmostGone({ sold: sold + 1, capacity })).toBe(true);
        else expect(capacity - sold).toBeGreaterThan(capacity / 10);
      }),
    );
  });
});
