import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { LeadBook, type LeadNote } from '#server/people/leads/ports/lead-book.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** Answers all notes. The audit entry holds none of the words: notes go with their message. */
export type NoteLead = (
  leadId: string,
  note: string,
  by: AccountId,
) => Promise<Result<readonly LeadNote[], RefusalOf<'NOT_FOUND'>>>;

export const NoteLead = defineUseCase(
  'NoteLead',
  { leads: LeadBook, audit: AuditLog, transact: Transact, clock: Clock, ids: NewId },
  ({ leads, audit, transact, clock, ids }): NoteLead =>
    async (leadId, note, by) => {
      const found = await transact.transaction(async (tx) => {
        if ((await leads.lock(tx, leadId)) === null) return false;
        await leads.addNote(tx, leadId, { noteId: ids.newId(), author: by, note, at: clock.now() });
        const subject = `contact-lead:${leadId}` as const;
        await audit.record(tx, { act: 'contact-lead.noted', subject, eventId: null, actor: by });
        return true;
      });
      return found ? ok(await leads.notes(leadId)) : refused({ code: 'NOT_FOUND' });
    },
);
