import { mayMailAt } from '#domain/event/mailing/mailing-limits.ts';
import { closedToMailings, MOST_SCHEDULED_MAILINGS, scheduleMailing } from '#domain/event/mailing/scheduled-mailing.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal, RefusalOf } from '#domain/refusal.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { MailingRow } from '#server/event/ports/guest-mailings.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { BEGIN_MAILING_JOB, type DueMailing } from './mailing-ports.ts';
import { type MailingToSend, massEmail, type SendingPorts } from './start-mailing.ts';

/** Null: the event's scheduled mailings are sent. */
export function closedRefusal(event: EventRow): RefusalOf<'EVENT_STATE_FORBIDS'> | null {
  const state = closedToMailings(event);
  return state === null ? null : { code: 'EVENT_STATE_FORBIDS', state };
}

/** Under the event's lock, so that no other of its mailings is scheduled meanwhile. `row`: with its state before. */
export async function setMailingTime(
  ports: SendingPorts,
  tx: Transaction,
  mailing: MailingToSend & { readonly isNew: boolean },
  sendAt: Instant,
  now: Instant,
): Promise<Result<MailingRow, Refusal>> {
  const { row, event, sender, isNew } = mailing;
  const { eventId, guestMailingId: mailingId } = row;
  const closed = closedRefusal(event);
  if (closed !== null) return refused(closed);
  const timely = scheduleMailing(sendAt, event, now);
  if (!timely.ok) return timely;
  const may = mayMailAt(sender, massEmail(mailing), sendAt);
  if (!may.ok) return may;
  const max = MOST_SCHEDULED_MAILINGS;
  if ((isNew || row.state !== 'SCHEDULED') && (await ports.mailings.countScheduled(tx, eventId)) >= max)
    return refused({ code: 'MAILING_REFUSED', trouble: { code: 'TOO_MANY_SCHEDULED', max } });
  const scheduled: MailingRow = {
    ...row,
    state: 'SCHEDULED',
    notSentBecause: null,
    sendAt,
    byAccountId: sender.accountId,
  };
  await ports.mailings.put(tx, scheduled);
  await ports.jobs.enqueue(tx, [
    { ...BEGIN_MAILING_JOB, payload: { eventId, mailingId, sendAt } satisfies DueMailing, runAt: sendAt },
  ]);
  return ok(scheduled);
}
