import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEAM_ROLES } from '#domain/event/event.ts';
import { anonymous } from '#domain/people/viewer.ts';
import { anyAccountId, anyEventFacts, anyViewer } from '#test/arbitraries/viewer.arbitraries.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import { EVENT_ABILITIES, eventAbilities } from './event-abilities.ts';
import { eventVisibility, isEventVisible } from './event-visibility.ts';

const team = fc.uniqueArray(fc.record({ accountId: anyAccountId, role: fc.constantFrom(...TEAM_ROLES) }), {
  selector: (one) => one.accountId,
  maxLength: 3,
});

describe('visibility as data', () => {
  it.each(EVENT_ABILITIES)('a row is visible for %s exactly when the viewer has that ability', (ability) => {
    fc.assert(
      fc.property(anyViewer, anyEventFacts, team, (viewer, facts, members) => {
        const teamRole =
          viewer.kind === 'account' ? (members.find((one) => one.accountId === viewer.accountId)?.role ?? null) : null;
        const granted = eventAbilities(viewer, { ...facts, teamRole }).includes(ability);
        expect(isEventVisible({ ...facts, team: members }, eventVisibility(viewer, ability))).toBe(granted);
      }),
      { numRuns: 500 },
    );
  });

  it('anonymous sees what is published, and nothing else', () => {
    expect(eventVisibility(anonymous)).toEqual({ anyOf: [{ statuses: ['PUBLISHED', 'CANCELLED'] }] });
    expect(eventVisibility(anonymous, 'event.edit')).toEqual({ anyOf: [] });
  });

  it('an admin sees everything', () => {
    expect(eventVisibility(anAccount({ isAdmin: true }), 'event.edit').anyOf).toContainEqual({});
  });
});
