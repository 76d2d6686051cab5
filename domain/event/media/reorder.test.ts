import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reorder } from './reorder.ts';

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
