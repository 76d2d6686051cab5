import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRosterCommand } from '#test/arbitraries/roster.arbitraries.ts';
import { anyAccountId } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { given } from '#test/builders/given.ts';
import {
  decideRoster,
  evolveRoster,
  type Roster,
  type RosterActor,
  type RosterCommand,
  type RosterEvent,
  roleOf,
} from './roster.ts';

type Role = 'HEAD' | 'HAND';
const [lan, minh, hoa] = ['lan', 'minh', 'hoa'].map(accountId) as [
  ReturnType<typeof accountId>,
  ReturnType<typeof accountId>,
  ReturnType<typeof accountId>,
];
const lanIsHead: RosterEvent<Role> = { kind: 'ADDED', accountId: lan, role: 'HEAD' };
const minhIsHand: RosterEvent<Role> = { kind: 'ADDED', accountId: minh, role: 'HAND' };
const head: RosterActor<Role> = { accountId: lan, manages: ['HEAD', 'HAND'] };
const hand: RosterActor<Role> = { accountId: minh, manages: [] };

const roster = given<Roster<Role>, RosterEvent<Role>>(evolveRoster, []);
const by =
  (actor: RosterActor<Role>, command: RosterCommand<Role>, kept: Role | null = null) =>
  (state: Roster<Role>) =>
    decideRoster(command, actor, state, kept);

describe('a roster', () => {
  it('adds an account once', () => {
    roster(lanIsHead)
      .when(by(head, { kind: 'ADD', accountId: minh, role: 'HAND' }))
      .thenHappens(minhIsHand)
      .when(by(head, { kind: 'ADD', accountId: minh, role: 'HEAD' }))
      .thenRefused({ code: 'ALREADY_IN' })
      .when(by(head, { kind: 'ADD', accountId: null, role: 'HAND' }))
      .thenRefused({ code: 'NO_ACCOUNT' });
  });

  it('changes and removes members within the actor’s roles', () => {
    roster(lanIsHead, minhIsHand)
      .when(by(head, { kind: 'CHANGE_ROLE', accountId: minh, role: 'HEAD' }))
      .thenHappens({ kind: 'ROLE_CHANGED', accountId: minh, role: 'HEAD' })
      .when(by(head, { kind: 'CHANGE_ROLE', accountId: minh, role: 'HEAD' }))
      .thenHappens()
      .when(by(head, { kind: 'REMOVE', accountId: minh }))
      .thenHappens({ kind: 'REMOVED', accountId: minh })
      .when(by(head, { kind: 'REMOVE', accountId: minh }))
      .thenRefused({ code: 'NOT_IN' })
      .when(by(head, { kind: 'CHANGE_ROLE', accountId: minh, role: 'HEAD' }))
      .thenRefused({ code: 'NOT_IN' });
  });

  it('refuses roles outside the actor’s', () => {
    const foreman: RosterActor<Role> = { accountId: hoa, manages: ['HAND'] };
    roster(lanIsHead, minhIsHand)
      .when(by(hand, { kind: 'ADD', accountId: hoa, role: 'HAND' }))
      .thenRefused({ code: 'NOT_YOURS_TO_MANAGE', role: 'HAND' })
      .when(by(foreman, { kind: 'CHANGE_ROLE', accountId: minh, role: 'HEAD' }))
      .thenRefused({ code: 'NOT_YOURS_TO_MANAGE', role: 'HEAD' })
      .when(by(foreman, { kind: 'CHANGE_ROLE', accountId: lan, role: 'HAND' }))
      .thenRefused({ code: 'NOT_YOURS_TO_MANAGE', role: 'HEAD' })
      .when(by(foreman, { kind: 'REMOVE', accountId: lan }))
      .thenRefused({ code: 'NOT_YOURS_TO_MANAGE', role: 'HEAD' });
  });

  it('lets everyone leave, and nobody change their own role', () => {
    roster(lanIsHead, minhIsHand)
      .when(by(head, { kind: 'CHANGE_ROLE', accountId: lan, role: 'HAND' }))
      .thenRefused({ code: 'NOT_YOUR_OWN_ROLE' })
      .when(by({ ...head, accountId: hoa }, { kind: 'ADD', accountId: hoa, role: 'HEAD' }))
      .thenRefused({ code: 'NOT_YOUR_OWN_ROLE' })
      .when(by(hand, { kind: 'REMOVE', accountId: minh }))
      .thenHappens({ kind: 'REMOVED', accountId: minh });
  });

  it('keeps the last member of a required role', () => {
    roster(lanIsHead, minhIsHand)
      .when(by(head, { kind: 'REMOVE', accountId: lan }, 'HEAD'))
      .thenRefused({ code: 'LAST_OF_ROLE', role: 'HEAD' })
      .when(by({ ...head, accountId: hoa }, { kind: 'CHANGE_ROLE', accountId: lan, role: 'HAND' }, 'HEAD'))
      .thenRefused({ code: 'LAST_OF_ROLE', role: 'HEAD' })
      .when(by(head, { kind: 'REMOVE', accountId: minh }, 'HEAD'))
      .thenHappens({ kind: 'REMOVED', accountId: minh })
      .when(by(head, { kind: 'REMOVE', accountId: lan }))
      .thenHappens({ kind: 'REMOVED', accountId: lan });
  });

  it('has every account once and applies exactly the decision', () => {
    const roles = ['HEAD', 'HAND'] as const;
    const turn = fc.record({
      command: anyRosterCommand<Role>(roles),
      actor: fc.record({ accountId: anyAccountId, manages: fc.subarray([...roles]) }),
    });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 15 }), (turns) => {
        let state: Roster<Role> = [];
        for (const { command, actor } of turns) {
          const before = state;
          const decision = decideRoster(command, actor, before, 'HEAD');
          if (!decision.ok) continue;
          state = decision.value.reduce((so, event) => evolveRoster(so, event), before);
          expect(new Set(state.map((one) => one.accountId)).size).toBe(state.length);
          if (command.accountId !== null)
            expect(roleOf(state, command.accountId)).toBe(command.kind === 'REMOVE' ? null : command.role);
          for (const one of before)
            if (one.accountId !== command.accountId) expect(roleOf(state, one.accountId)).toBe(one.role);
          if (before.some((one) => one.role === 'HEAD')) expect(state.map((one) => one.role)).toContain('HEAD');
        }
      }),
    );
  });
});
