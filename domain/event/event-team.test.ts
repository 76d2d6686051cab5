import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolveRoster, type Roster, type RosterCommand, type RosterEvent, roleOf } from '#domain/people/roster.ts';
import { type EventAbility, eventAbilities } from '#domain/permission/event-abilities.ts';
import { anyRosterCommand } from '#test/arbitraries/roster.arbitraries.ts';
import { anyAccountId } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId, anAccount, anEventOf } from '#test/builders/a-viewer.ts';
import { given } from '#test/builders/given.ts';
import { TEAM_ROLES, type TeamRole } from './event.ts';
import { decideTeam, managedRoles, type TeamActor } from './event-team.ts';

const ownerAccountId = accountId('minh');
const lan = anAccount();
const organiser: TeamActor = { accountId: ownerAccountId, standing: 'ORGANISER' };

const team = given<Roster<TeamRole>, RosterEvent<TeamRole>>(evolveRoster, []);
const by = (actor: TeamActor, command: RosterCommand<TeamRole>) => (state: Roster<TeamRole>) =>
  decideTeam(command, actor, { ownerAccountId, team: state });

describe('the event team', () => {
  it.each<[TeamRole, EventAbility, EventAbility]>([
    ['MANAGER', 'event.team', 'event.payout'],
    ['EDITOR', 'event.edit', 'event.check-in'],
    ['CHECK_IN', 'event.check-in', 'event.edit'],
  ])(
    'gives an added %s the role’s rights on the event as %s, not %s, and no right after removal [S6-40]',
    (role, right, beyond) => {
      const rights = (state: Roster<TeamRole>) =>
        eventAbilities(lan, anEventOf({ teamRole: roleOf(state, lan.accountId) }));
      const { state: with_ } = team()
        .when(by(organiser, { kind: 'ADD', accountId: lan.accountId, role }))
        .thenHappens({ kind: 'ADDED', accountId: lan.accountId, role });
      expect(rights(with_)).toContain(right);
      expect(rights(with_)).not.toContain(beyond);
      const { state: without } = team({ kind: 'ADDED', accountId: lan.accountId, role })
        .when(by(organiser, { kind: 'REMOVE', accountId: lan.accountId }))
        .thenHappens({ kind: 'REMOVED', accountId: lan.accountId });
      expect(rights(without)).toEqual(eventAbilities(lan, anEventOf()));
    },
  );

  it('refuses an email without an account [S6-40]', () => {
    team()
      .when(by(organiser, { kind: 'ADD', accountId: null, role: 'EDITOR' }))
      .thenRefused({ code: 'NO_ACCOUNT' });
  });

  it.each<[TeamActor['standing'], readonly TeamRole[]]>([
    ['ORGANISER', ['MANAGER', 'EDITOR', 'CHECK_IN']],
    ['MANAGER', ['EDITOR', 'CHECK_IN']],
    ['EDITOR', []],
    ['CHECK_IN', []],
  ])('%s may appoint %j', (standing, appoints) => {
    const added = TEAM_ROLES.filter(
      (role) => by({ accountId: accountId('hoa'), standing }, { kind: 'ADD', accountId: lan.accountId, role })([]).ok,
    );
    expect(added).toEqual(appoints);
  });

  it('refuses the owner, who has every right already', () => {
    team()
      .when(
        by(
          { accountId: accountId('hoa'), standing: 'ORGANISER' },
          { kind: 'ADD', accountId: ownerAccountId, role: 'EDITOR' },
        ),
      )
      .thenRefused({ code: 'OWNS_THE_EVENT' });
  });

  it('nobody raises their own role, and only organisers appoint or remove managers', () => {
    const story = fc.array(fc.record({ command: anyRosterCommand(TEAM_ROLES), who: anyAccountId }), { maxLength: 15 });
    fc.assert(
      fc.property(story, (turns) => {
        let state: Roster<TeamRole> = [];
        for (const { command, who } of turns) {
          const standing = who === ownerAccountId ? 'ORGANISER' : roleOf(state, who);
          if (standing === null) continue;
          const before = state;
          const decision = decideTeam(command, { accountId: who, standing }, { ownerAccountId, team: before });
          if (decision.ok) state = decision.value.reduce((so, event) => evolveRoster(so, event), before);
          expect([roleOf(before, who), null]).toContain(roleOf(state, who));
          const managers = (of: Roster<TeamRole>) =>
            of.filter((one) => one.role === 'MANAGER' && one.accountId !== who).length;
          if (standing !== 'ORGANISER') expect(managers(state)).toBe(managers(before));
        }
      }),
    );
  });
});

it('the organiser gives every role, a manager those below, and others give none', () => {
  expect(managedRoles('ORGANISER')).toEqual(TEAM_ROLES);
  expect(managedRoles('MANAGER')).toEqual(['EDITOR', 'CHECK_IN']);
  expect([managedRoles('EDITOR'), managedRoles('CHECK_IN'), managedRoles(null)]).toEqual([[], [], []]);
});
