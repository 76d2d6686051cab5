import { LeadDesk } from '#application/people/ports/lead-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type LookAfterLeads = LeadDesk;

export const LookAfterLeads = defineUseCase(
  'LookAfterLeads',
  { desk: LeadDesk },
  ({ desk }): LookAfterLeads => ({
    find: (state, search, at) => desk.find(state, search, at),
    lead: (leadId) => desk.lead(leadId),
    move: (leadId, state) => desk.move(leadId, state),
    assign: (leadId, to) => desk.assign(leadId, to),
    note: (leadId, note) => desk.note(leadId, note.trim()),
  }),
);
