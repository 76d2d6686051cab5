import type { MassEmail } from '#domain/event/mailing/mailing-limits.ts';
import type { MailingLimitRefusal } from '#domain/event/mailing/mailing-refusals.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Provided } from '#domain/kernel/use-case.ts';
import { allowancePorts, type MailSender, mayMailNow } from '#server/event/mail-allowance.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { MailingRow } from '#server/event/ports/guest-mailings.ts';
import { hasLinks } from '#server/platform/mail/layout/rich-text.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { MAIL_BATCH_JOB, type MailBatch, mailingPorts } from './mailing-ports.ts';

/** Of sending a mailing and of scheduling one. */
export const sendingPorts = { ...mailingPorts, ...allowancePorts } as const;
export type SendingPorts = Provided<typeof sendingPorts>;

export type MailingToSend = {
  readonly row: MailingRow;
  readonly event: EventRow;
  readonly sender: MailSender;
  /** How many match now. */
  readonly people: number;
};

export function massEmail({ row, event, people }: MailingToSend): MassEmail {
  const publisher = { name: event.organiserName, isCorporate: event.corporateId !== null };
  return { people, hasLinks: hasLinks(row.html), signedAs: publisher.name, publisher };
}

/** Adds all who match now and queues the first batch. Nothing is written when it is refused. */
export async function startMailing(
  ports: SendingPorts,
  tx: Transaction,
  mailing: MailingToSend,
  now: Instant,
): Promise<Result<MailingRow, MailingLimitRefusal>> {
  const { row, sender } = mailing;
  const { eventId, guestMailingId: mailingId } = row;
  const may = await mayMailNow(ports, tx, sender, massEmail(mailing), now);
  if (!may.ok) return may;
  const people = await ports.mailings.addGuests(tx, eventId, row, mailingId);
  // The last of them opted out since they were counted.
  if (people === 0) return refused({ code: 'MAILING_REFUSED', trouble: { code: 'NO_RECIPIENTS' } });
  const begun: MailingRow = {
    ...row,
    state: 'SENDING',
    notSentBecause: null,
    people,
    byAccountId: sender.accountId,
  };
  await ports.mailings.put(tx, begun);
  await ports.mailed.add(tx, sender.accountId, people, now);
  await ports.jobs.enqueue(tx, [
    { ...MAIL_BATCH_JOB, payload: { eventId, mailingId, sent: 0 } satisfies MailBatch, runAt: now },
  ]);
  return ok(begun);
}
