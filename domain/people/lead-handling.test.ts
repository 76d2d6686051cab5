import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountId } from './account-id.ts';
import { decideLead, evolveLead, LEAD_STATES, type LeadCommand, type LeadHandling } from './lead-handling.ts';

const [LAN, MINH] = ['lan', 'minh'] as [AccountId, AccountId];
const FRESH: LeadHandling = { state: 'NEW', assignee: null };
const handled = (lead: LeadHandling, command: LeadCommand, by: AccountId): LeadHandling =>
  decideLead(lead, command, by).reduce(evolveLead, lead);

const person = fc.constantFrom(LAN, MINH);
const command: fc.Arbitrary<LeadCommand> = fc.oneof(
  fc.record({ kind: fc.constant('MOVE' as const), state: fc.constantFrom(...LEAD_STATES) }),
  fc.record({ kind: fc.constant('ASSIGN' as const), to: fc.option(person) }),
);
const anyLead = fc
  .array(fc.tuple(command, person), { maxLength: 8 })
  .map((done) => done.reduce<LeadHandling>((lead, [next, by]) => handled(lead, next, by), FRESH));

describe('a contact message', () => {
  it('is assigned to whoever begins it', () => {
    expect(handled(FRESH, { kind: 'MOVE', state: 'IN_PROGRESS' }, LAN)).toEqual({
      state: 'IN_PROGRESS',
      assignee: LAN,
    });
    expect(handled(FRESH, { kind: 'MOVE', state: 'DONE' }, LAN)).toEqual({ state: 'DONE', assignee: LAN });
  });

  it('keeps its assignee and whether it is done', () => {
    const done: LeadHandling = { state: 'DONE', assignee: LAN };
    expect(handled(done, { kind: 'MOVE', state: 'IN_PROGRESS' }, MINH)).toEqual({
      state: 'IN_PROGRESS',
      assignee: LAN,
    });
    expect(handled(done, { kind: 'ASSIGN', to: MINH }, LAN)).toEqual({ state: 'DONE', assignee: MINH });
  });

  it('is assigned to nobody exactly while it is new', () => {
    fc.assert(
      fc.property(anyLead, (lead) => {
        expect(lead.assignee === null).toBe(lead.state === 'NEW');
      }),
    );
  });

  it('gets the asked state or assignee, and a repeated command changes nothing', () => {
    fc.assert(
      fc.property(anyLead, command, person, (lead, asked, by) => {
        const next = handled(lead, asked, by);
        expect(asked.kind === 'MOVE' ? next.state : next.assignee).toBe(asked.kind === 'MOVE' ? asked.state : asked.to);
        expect(decideLead(next, asked, by)).toEqual([]);
      }),
    );
  });
});
