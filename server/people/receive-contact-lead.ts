import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { type ContactInput, readContactLead } from '#domain/people/contact-lead.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { type ContactLeadRow, ContactLeads } from '#server/people/ports/contact-leads.ts';
import { SupportEmail } from '#server/people/ports/support-email.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';

type SentForm = {
  readonly form: ContactInput;
  /** The hidden field's value. */
  readonly trap: string;
  readonly requestKey: string | null;
  readonly locale: Locale;
};

/** The email is sent after the commit, so a mail outage loses nothing. A bot's form sends none. [S2.15-01] */
export type ReceiveContactLead = (sent: SentForm) => Promise<Result<ContactLeadRow, RefusalOf<'INVALID_INPUT'>>>;

export const ReceiveContactLead = defineUseCase(
  'ReceiveContactLead',
  {
    leads: ContactLeads,
    outbox: EmailOutbox,
    jobs: JobQueue,
    transact: Transact,
    clock: Clock,
    ids: NewId,
    supportEmail: SupportEmail,
  },
  ({ leads, outbox, jobs, transact, clock, ids, supportEmail }): ReceiveContactLead =>
    async ({ form, trap, requestKey, locale }) => {
      const read = readContactLead(form);
      if (!read.ok) return read;
      const suspected = trap.trim() !== '';
      const lead = { ...read.value, leadId: ids.newId(), requestKey, locale, suspected, receivedAt: clock.now() };
      const leadId = await transact.transaction(async (tx) => {
        const added = await leads.add(tx, lead);
        if (added.fresh && !suspected)
          await outbox.queue(tx, [
            { content: { message: 'contact-lead', leadId: added.leadId }, recipient: supportEmail, locale: 'vi' },
          ]);
        return added.leadId;
      });
      jobs.wake('tickets');
      return ok({ ...lead, leadId });
    },
);
