import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import { type ContactInput, readContactLead } from '#domain/people/contact-lead.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { ContactLeadRow, ContactLeads } from '#server/people/ports/contact-leads.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import type { JobQueue } from '#server/platform/ports/job-queue.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { Transact } from '#server/platform/ports/transact.ts';

type SentForm = {
  readonly form: ContactInput;
  /** What stood in the field that no person sees. */
  readonly trap: string;
  readonly requestKey: string | null;
  readonly locale: Locale;
};

/**
 * Keeps what somebody wrote from the contact page, and writes to the operators about it. Kept first: the mail is sent
 * after the commit, and a mail server that is away loses nothing. A form that a program filled in is kept too, and
 * answered the same, but nobody is written to. [S2.15-01]
 */
export type ReceiveContactLead = (sent: SentForm) => Promise<Result<ContactLeadRow, RefusalOf<'INVALID_INPUT'>>>;
export const ReceiveContactLead: Token<ReceiveContactLead> = token<ReceiveContactLead>('ReceiveContactLead');

type Parts = {
  readonly leads: ContactLeads;
  readonly outbox: EmailOutbox;
  readonly jobs: JobQueue;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly ids: NewId;
  /** Who answers. */
  readonly supportEmail: string;
};

export const makeReceiveContactLead =
  ({ leads, outbox, jobs, transact, clock, ids, supportEmail }: Parts): ReceiveContactLead =>
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
  };
