import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byId } from './by-id.ts';

it('ids have one order, however they stood before', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 })), (ids) => {
      expect(ids.toSorted(byId)).toEqual(ids.toSorted());
      expect(ids.toReversed().toSorted(byId)).toEqual(ids.toSorted(byId));
    }),
  );
  expect([byId('a', 'b'), byId('b', 'a'), byId('a', 'a')]).toEqual([-1, 1, 0]);
});
