import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEventFacts, anySignedIn } from '#test/arbitraries/viewer.arbitraries.ts';
import { deskVisibility } from './desk-visibility.ts';
import { eventAbilities } from './event-abilities.ts';
import { isEventVisible } from './event-visibility.ts';

it('on a desk stands exactly what its owner edits or checks guests in for, whatever role on the platform they have', () => {
  fc.assert(
    fc.property(anySignedIn, anyEventFacts, (viewer, facts) => {
      const team = facts.teamRole === null ? [] : [{ accountId: viewer.accountId, role: facts.teamRole }];
      const abilities = eventAbilities({ ...viewer, isAdmin: false, isAccountant: false }, facts);
      const expected = abilities.includes('event.edit') || abilities.includes('event.check-in');
      expect(isEventVisible({ ...facts, team }, deskVisibility(viewer))).toBe(expected);
    }),
    { numRuns: 300 },
  );
});
