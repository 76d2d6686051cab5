import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { decideLead, evolveLead, type LeadCommand, type LeadEvent } from '#domain/people/lead-handling.ts';
import type { AuditAct } from '#domain/permission/audit-act.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { LeadBook, type LeadOnDesk } from '#server/people/leads/ports/lead-book.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Transact } from '#server/platform/ports/transact.ts';

const ACTS: Readonly<Record<LeadEvent['kind'], AuditAct>> = {
  ASSIGNED: 'contact-lead.assigned',
  BEGUN: 'contact-lead.reopened',
  DONE: 'contact-lead.done',
  PUT_BACK: 'contact-lead.put-back',
};

/** Only admins are assigned: INVALID_INPUT for another account. */
export type HandleLead = (
  leadId: string,
  command: LeadCommand,
  by: AccountId,
) => Promise<Result<LeadOnDesk, RefusalOf<'NOT_FOUND'> | RefusalOf<'INVALID_INPUT'>>>;

export const HandleLead = defineUseCase(
  'HandleLead',
  { leads: LeadBook, audit: AuditLog, transact: Transact },
  ({ leads, audit, transact }): HandleLead =>
    async (leadId, command, by) => {
      if (command.kind === 'ASSIGN' && command.to !== null) {
        const colleagues = await leads.colleagues();
        if (!colleagues.some(({ accountId }) => accountId === command.to))
          return refused({ code: 'INVALID_INPUT', field: 'assignee_id', problem: { kind: 'MALFORMED' } });
      }
      const found = await transact.transaction(async (tx) => {
        const before = await leads.lock(tx, leadId);
        if (before === null) return false;
        const events = decideLead(before, command, by);
        if (events.length === 0) return true;
        await leads.put(tx, leadId, events.reduce(evolveLead, before));
        await audit.record(
          tx,
          ...events.map((event) => ({
            act: ACTS[event.kind],
            subject: `contact-lead:${leadId}` as const,
            eventId: null,
            actor: by,
            ...(event.kind === 'ASSIGNED' ? { facts: { to: event.to } } : {}),
          })),
        );
        return true;
      });
      const lead = found ? await leads.lead(leadId) : null;
      return lead === null ? refused({ code: 'NOT_FOUND' }) : ok(lead);
    },
);
