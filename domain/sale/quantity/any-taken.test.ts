import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTaken } from './any-taken.ts';

const free = { sold: 0, held: 0 };
const counts = fc.record({ sold: fc.nat({ max: 2 }), held: fc.nat({ max: 2 }) });

it.each([
  [[], false],
  [[free], false],
  [[{ sold: 0, held: 1 }], true],
  [[{ sold: 1, held: 0 }], true],
  [[free, { sold: 0, held: 2 }], true],
])('of %j somebody has taken one: %j', (ones, taken) => {
  expect(anyTaken(ones)).toBe(taken);
});

it('what is taken in a part is taken in the whole', () => {
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 4 }), fc.array(counts, { maxLength: 4 }), (some, others) => {
      expect(anyTaken([...some, ...others])).toBe(anyTaken(some) || anyTaken(others));
    }),
  );
});
