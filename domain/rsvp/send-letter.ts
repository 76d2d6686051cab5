import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import type { RefusalIn } from '#domain/kernel/refusal-in.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PeopleRefusal } from '#domain/people/people-refusals.ts';
import type { InvitationStatus } from './invitation.ts';
import { type ClosedRefusal, type InvitedSession, takesAnswers } from './invited-session.ts';

/** A letter is sent three times at most, and not twice within a day: an invitation is no advertisement. [design] */
export const MOST_SENDINGS = 3;
export const RESEND_LETTER_AFTER = DAY;

export type LetterFacts = {
  readonly status: InvitationStatus;
  readonly letterNumber: number;
  /** When the organiser wants it sent; null: at once. [S3-73] */
  readonly sendEmailAt: Instant | null;
  /** How often this letter was sent, and when last. */
  readonly sendings: number;
  readonly lastSentAt: Instant | null;
};

/** Names one sending: the outbox sends one mail for it, however often it is asked. */
export type Sending = { readonly occurrence: string };

export type SendRefusal =
  | ClosedRefusal
  | RefusalIn<PeopleRefusal, 'RESEND_TOO_SOON'>
  | { readonly code: 'NOTHING_TO_ASK'; readonly status: InvitationStatus }
  | { readonly code: 'SENT_ALREADY' }
  | { readonly code: 'NOT_SENT_YET' }
  | { readonly code: 'SENT_OFTEN_ENOUGH'; readonly max: number }
  | { readonly code: 'NOT_DUE'; readonly sendEmailAt: Instant };

/**
 * The letter's first sending, once its time has come. Only a letter without an answer is sent. [design: one mail per
 * occurrence]
 */
export function sendLetter(letter: LetterFacts, session: InvitedSession, now: Instant): Result<Sending, SendRefusal> {
  const worth = worthSending(letter, session, now);
  if (!worth.ok) return worth;
  if (letter.sendings > 0) return refused({ code: 'SENT_ALREADY' });
  if (letter.sendEmailAt !== null && now < letter.sendEmailAt)
    return refused({ code: 'NOT_DUE', sendEmailAt: letter.sendEmailAt });
  return ok(nextSending(letter));
}

/** The same letter once more, for who has not answered. [design] */
export function resendLetter(letter: LetterFacts, session: InvitedSession, now: Instant): Result<Sending, SendRefusal> {
  const worth = worthSending(letter, session, now);
  if (!worth.ok) return worth;
  if (letter.lastSentAt === null) return refused({ code: 'NOT_SENT_YET' });
  if (letter.sendings >= MOST_SENDINGS) return refused({ code: 'SENT_OFTEN_ENOUGH', max: MOST_SENDINGS });
  const resendAt = later(letter.lastSentAt, RESEND_LETTER_AFTER);
  return now < resendAt ? refused({ code: 'RESEND_TOO_SOON', resendAt }) : ok(nextSending(letter));
}

function worthSending({ status }: LetterFacts, session: InvitedSession, now: Instant): Result<null, SendRefusal> {
  const open = takesAnswers(session, now);
  if (!open.ok) return open;
  return status === 'INVITED' ? ok(null) : refused({ code: 'NOTHING_TO_ASK', status });
}

const nextSending = ({ letterNumber, sendings }: LetterFacts): Sending => ({
  occurrence: `letter ${letterNumber} sending ${sendings + 1}`,
});
