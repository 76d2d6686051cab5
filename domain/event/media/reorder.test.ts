import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedBy, reorder } from './reorder.ts';

const ids = fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 8 });
const refusal = { code: 'INVALID_INPUT', field: 'ids', problem: { kind: 'MALFORMED' } };

describe('an order', () => {
  it('is any arrangement of what is there', () => {
    fc.assert(
      fc.property(
        ids.chain((present) =>
          fc.tuple(fc.constant(present), fc.shuffledSubarray(present, { minLength: present.length })),
        ),
        ([present, wanted]) => {
          expect(reorder(present, wanted)).toEqual({ ok: true, value: wanted });
        },
      ),
    );
  });

  it.each([
    ['leaves one out', ['a']],
    ['names a stranger', ['a', 'x']],
    ['names one twice', ['a', 'a']],
    ['names one more', ['a', 'b', 'x']],
  ])('is refused when it %s', (_how, wanted) => {
    expect(reorder(['a', 'b'], wanted)).toEqual({ ok: false, refusal });
  });
});

describe('one place earlier or later', () => {
  it.each([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['x', 1, ['a', 'b', 'c']],
  ] as const)('%s by %i', (id, by, after) => {
    expect(movedBy(['a', 'b', 'c'], id, by)).toEqual(after);
  });

  it('and back is the same list', () => {
    fc.assert(
      fc.property(ids, fc.nat({ max: 7 }), (others, at) => {
        const present = ['first', ...others.slice(0, at), 'moved', ...others.slice(at)];
        expect(movedBy(movedBy(present, 'moved', -1), 'moved', 1)).toEqual(present);
      }),
    );
  });
});
