import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEAM_ROLES, type TeamRole } from '#domain/event/event.ts';
import { anonymous } from '#domain/people/viewer.ts';
import { anyAccountId, anyEventFacts, anySignedIn, anyViewer } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId, anAccount, anEventOf } from '#test/builders/a-viewer.ts';
import { EVENT_ABILITIES, eventAbilities } from './event-abilities.ts';
import { meetsCondition } from './event-relations.ts';
import { deskVisibility, eventVisibility, isEventVisible } from './event-visibility.ts';

const team = fc.uniqueArray(fc.record({ accountId: anyAccountId, role: fc.constantFrom(...TEAM_ROLES) }), {
  selector: (one) => one.accountId,
  maxLength: 3,
});

describe('visibility as data', () => {
  it.each(EVENT_ABILITIES)('a row is visible for %s exactly if the viewer has that ability', (ability) => {
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

  it('anonymous viewers see published public events only', () => {
    expect(eventVisibility(anonymous)).toEqual({
      anyOf: [{ statuses: ['PUBLISHED', 'CANCELLED'], features: ['PUBLIC'] }],
    });
    expect(eventVisibility(anonymous, 'event.edit')).toEqual({ anyOf: [] });
  });

  it('admins see everything', () => {
    expect(eventVisibility(anAccount({ isAdmin: true }), 'event.edit').anyOf).toContainEqual({});
  });
});

describe('a condition on a team', () => {
  it('is met by a member with one of its roles, and by nobody else', () => {
    const condition = { teamMember: { accountId: accountId('lan'), roles: ['MANAGER', 'EDITOR'] as const } };
    const met = (role: TeamRole | null) => meetsCondition(anEventOf(), () => role, condition);
    expect([met('MANAGER'), met('EDITOR'), met('CHECK_IN'), met(null)]).toEqual([true, true, false, false]);
  });
});

describe('desk visibility', () => {
  it('a desk shows exactly the events its owner edits or checks in for', () => {
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
});
