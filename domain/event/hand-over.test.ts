import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok, refused } from '#domain/kernel/result.ts';
import { roleOf } from '#domain/people/roster.ts';
import { anyAccountId } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { TEAM_ROLES } from './event.ts';
import { decideHandOver, type HandOverRefusal } from './hand-over.ts';

const [minh, lan, hoa] = [accountId('minh'), accountId('lan'), accountId('hoa')];
const minhs = {
  ownerAccountId: minh,
  corporateId: null,
  team: [
    { accountId: lan, role: 'CHECK_IN' },
    { accountId: hoa, role: 'EDITOR' },
  ],
  revenuePaidOver: false,
} as const;
const lanTakes = { by: minh, to: { accountId: lan, suspended: false } };

describe('handing an event over', () => {
  it('makes a member the owner and the owner a manager', () => {
    expect(decideHandOver(lanTakes, minhs)).toEqual(
      ok([
        { accountId: hoa, role: 'EDITOR' },
        { accountId: minh, role: 'MANAGER' },
      ]),
    );
  });

  it.each<[string, Parameters<typeof decideHandOver>[0], Parameters<typeof decideHandOver>[1], HandOverRefusal]>([
    ['by a member', { by: hoa, to: lanTakes.to }, minhs, 'NOT_THE_OWNER'],
    ['of a corporate, whose owner it follows', lanTakes, { ...minhs, corporateId: 12 }, 'NOT_THE_OWNER'],
    ['to somebody outside the team', lanTakes, { ...minhs, team: [] }, 'NOT_IN'],
    ['to oneself', { by: minh, to: { accountId: minh, suspended: false } }, minhs, 'NOT_IN'],
    ['to a suspended account', { by: minh, to: { accountId: lan, suspended: true } }, minhs, 'SUSPENDED'],
    ['once revenue was paid over', lanTakes, { ...minhs, revenuePaidOver: true }, 'REVENUE_PAID_OVER'],
  ])('is refused %s', (_when, command, event, refusal) => {
    expect(decideHandOver(command, event)).toEqual(refused(refusal));
  });

  it('changes no other member’s role, loses nobody, and can be handed back', () => {
    const members = fc.uniqueArray(fc.record({ accountId: anyAccountId, role: fc.constantFrom(...TEAM_ROLES) }), {
      selector: (one) => one.accountId,
    });
    fc.assert(
      fc.property(members, anyAccountId, anyAccountId, fc.boolean(), (all, owner, to, revenuePaidOver) => {
        const team = all.filter(({ accountId: one }) => one !== owner);
        const event = { ownerAccountId: owner, corporateId: null, team, revenuePaidOver };
        const decided = decideHandOver({ by: owner, to: { accountId: to, suspended: false } }, event);
        expect(decided.ok).toBe(roleOf(team, to) !== null && !revenuePaidOver);
        if (!decided.ok) return;
        const after = decided.value;
        expect([roleOf(after, to), roleOf(after, owner), after.length]).toEqual([null, 'MANAGER', team.length]);
        for (const { accountId: one, role } of team) if (one !== to) expect(roleOf(after, one)).toBe(role);
        const back = { by: to, to: { accountId: owner, suspended: false } };
        expect(decideHandOver(back, { ...event, ownerAccountId: to, team: after }).ok).toBe(true);
      }),
    );
  });
});
