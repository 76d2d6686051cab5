import type { EventStatus } from '#domain/event/event.ts';
import { type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import { DAY, type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { ClosedToMailings, MailingRefusal, NotSentReason } from './mailing-refusals.ts';

/** Thanks and questions after an event are sent this long after its end, at the latest. [design] */
export const MAILED_AFTER_END = 30 * DAY;
/** Of one event, at a time. [design] */
export const MOST_SCHEDULED_MAILINGS = 20;

/** Whether a mailing may be scheduled for `at`: ahead, and not long after the event. [S1-37] [design] */
export function scheduleMailing(
  at: Instant,
  { endAt }: { readonly endAt: Instant },
  now: Instant,
): Result<Instant, InvalidInput | MailingRefusal> {
  if (at <= now) return refused(invalid('send_at', { kind: 'TOO_SMALL', min: later(now, MINUTE) }));
  const latest = later(endAt, MAILED_AFTER_END);
  return at > latest ? refused({ code: 'MAILING_REFUSED', trouble: { code: 'SCHEDULED_TOO_LATE', latest } }) : ok(at);
}

/** Why scheduled mailings of an event are not sent; null: they are. [design] */
export function closedToMailings({
  status,
  archive,
}: {
  readonly status: EventStatus;
  readonly archive: boolean;
}): ClosedToMailings | null {
  if (status !== 'PUBLISHED') return status;
  return archive ? 'ARCHIVED' : null;
}

const REASONS: Readonly<Record<NotSentReason, true>> = {
  EVENT_READY: true,
  EVENT_CANCELLED: true,
  EVENT_ARCHIVED: true,
  NOT_ALLOWED: true,
  GROUP_DELETED: true,
  NO_RECIPIENTS: true,
  TOO_MANY_RECIPIENTS: true,
  LINKS_TOO_EARLY: true,
  BANK_AS_SENDER: true,
};
export const NOT_SENT_REASONS = Object.keys(REASONS) as readonly NotSentReason[];
