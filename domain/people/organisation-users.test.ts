import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRosterCommand } from '#test/arbitraries/roster.arbitraries.ts';
import { anyAccountId } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { given } from '#test/builders/given.ts';
import {
  decideOrganisation,
  foundOrganisation,
  ORGANISATION_ROLES,
  type OrganisationRole,
} from './organisation-users.ts';
import { evolveRoster, type Roster, type RosterEvent, roleOf } from './roster.ts';

const lan = accountId('lan');
const users = given<Roster<OrganisationRole>, RosterEvent<OrganisationRole>>(evolveRoster, []);

describe('organisation members', () => {
  it('start with the founder, who stays until there is another owner', () => {
    const minh = accountId('minh');
    users(...foundOrganisation(lan))
      .when((state) => decideOrganisation({ kind: 'REMOVE', accountId: lan }, { accountId: lan, role: 'OWNER' }, state))
      .thenRefused({ code: 'LAST_OF_ROLE', role: 'OWNER' })
      .when((state) =>
        decideOrganisation({ kind: 'ADD', accountId: minh, role: 'OWNER' }, { accountId: lan, role: 'OWNER' }, state),
      )
      .thenHappens({ kind: 'ADDED', accountId: minh, role: 'OWNER' })
      .when((state) => decideOrganisation({ kind: 'REMOVE', accountId: lan }, { accountId: lan, role: 'OWNER' }, state))
      .thenHappens({ kind: 'REMOVED', accountId: lan });
  });

  it.each<[OrganisationRole, readonly OrganisationRole[]]>([
    ['OWNER', ['OWNER', 'ADMIN', 'MEMBER']],
    ['ADMIN', ['MEMBER']],
    ['MEMBER', []],
  ])('%s may add %j', (role, takesIn) => {
    const taken = ORGANISATION_ROLES.filter(
      (one) =>
        decideOrganisation({ kind: 'ADD', accountId: lan, role: one }, { accountId: accountId('hoa'), role }, []).ok,
    );
    expect(taken).toEqual(takesIn);
  });

  it('always include an owner, and nobody raises their own role', () => {
    const story = fc.array(fc.record({ command: anyRosterCommand(ORGANISATION_ROLES), who: anyAccountId }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(story, (turns) => {
        let state: Roster<OrganisationRole> = foundOrganisation(lan).reduce(
          (so, event) => evolveRoster(so, event),
          [] as Roster<OrganisationRole>,
        );
        for (const { command, who } of turns) {
          const role = roleOf(state, who);
          if (role === null) continue;
          const decision = decideOrganisation(command, { accountId: who, role }, state);
          if (decision.ok) state = decision.value.reduce((so, event) => evolveRoster(so, event), state);
          expect(state.map((one) => one.role)).toContain('OWNER');
          expect([role, null]).toContain(roleOf(state, who));
        }
      }),
    );
  });
});
