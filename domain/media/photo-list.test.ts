import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_PHOTOS, nextPhotoPosition } from './photo-list.ts';

it('the next picture stands behind all others, up to twenty', () => {
  expect(nextPhotoPosition([])).toEqual({ ok: true, value: 0 });
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 40 }), { maxLength: 25, size: 'max' }), (positions) => {
      const next = nextPhotoPosition(positions.map((position) => ({ position })));
      expect(next.ok).toBe(positions.length < MOST_PHOTOS);
      if (next.ok) expect(positions.every((position) => position < next.value)).toBe(true);
      else expect(next.refusal.problem).toEqual({ kind: 'TOO_LARGE', max: 20 });
    }),
  );
});
