import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { type DeadlineRefusal, type InvitedSession, isBeforeDeadline } from './invited-session.ts';
import { type LetterFacts, resendLetter, type Sending, type SendRefusal } from './letter.ts';

/** A reminder to everybody leaves out guests who got a letter within this time. [design] */
export const REMIND_ALL_AFTER = 3 * DAY;
/** Letters of one request; the next request goes on. [design] */
export const MOST_REMINDED_AT_ONCE = 500;

/** Sends an unanswered letter again, with those of all other guests who can still accept. [design] */
export function remindLetter(
  letter: LetterFacts,
  session: InvitedSession,
  now: Instant,
): Result<Sending, SendRefusal | DeadlineRefusal> {
  const again = resendLetter(letter, session, now);
  if (!again.ok || letter.lastSentAt === null) return again;
  const early = isBeforeDeadline(session, now);
  if (!early.ok) return early;
  const resendAt = later(letter.lastSentAt, REMIND_ALL_AFTER);
  return now < resendAt ? refused({ code: 'RESEND_TOO_SOON', resendAt }) : again;
}
