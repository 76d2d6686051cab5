import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { PeopleRefusal } from '#domain/people/people-refusals.ts';
import type { InvitationStatus } from './invitation.ts';
import { type ClosedRefusal, type InvitedSession, takesAnswers } from './invited-session.ts';

/** Placeholders of an invitation's text, in braces. [S1-35] [design] */
export const LETTER_FIELDS = ['name', 'event', 'time', 'place', 'organiser', 'link'] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];

export const LONGEST_LETTER = 5_000;

export type LetterRefusal =
  | { readonly code: 'LETTER_EMPTY' }
  | { readonly code: 'LETTER_TOO_LONG'; readonly max: number }
  /** Without braces, as written. */
  | { readonly code: 'UNKNOWN_FIELD'; readonly field: string }
  | { readonly code: 'LINK_MISSING' };

const FIELD = /\{([^{}]*)\}/g;

const isField = (name: string): name is LetterField => (LETTER_FIELDS as readonly string[]).includes(name);

/** Reads the organiser's text. Case and blanks inside braces are ignored; unclosed braces are text. */
export function readLetterTemplate(typed: string): Result<string, LetterRefusal> {
  const text = typed.trim();
  if (text === '') return refused({ code: 'LETTER_EMPTY' });
  if (text.length > LONGEST_LETTER) return refused({ code: 'LETTER_TOO_LONG', max: LONGEST_LETTER });
  const tidy = text.replace(FIELD, (_written, name: string) => `{${name.trim().toLowerCase()}}`);
  const named = [...tidy.matchAll(FIELD)].map(([, name = '']) => name);
  const unknown = named.find((name) => !isField(name));
  if (unknown !== undefined) return refused({ code: 'UNKNOWN_FIELD', field: unknown });
  return named.includes('link') ? ok(tidy) : refused({ code: 'LINK_MISSING' });
}

/** Fills in the placeholders. Braces inside a value are not expanded. */
export const fillLetter = (template: string, values: Readonly<Record<LetterField, string>>): string =>
  template.replace(FIELD, (written, name: string) => (isField(name) ? values[name] : written));

/** At most three sendings of a letter, a day apart. [design] */
export const MOST_SENDINGS = 3;
export const RESEND_LETTER_AFTER = DAY;

export type LetterFacts = {
  readonly status: InvitationStatus;
  readonly letterNumber: number;
  /** Null: immediately. [S3-73] */
  readonly sendEmailAt: Instant | null;
  readonly sendings: number;
  readonly lastSentAt: Instant | null;
  /** The guest wants no emails by the event's organiser. */
  readonly isUnsubscribed: boolean;
  /** Emails to the address bounce, and the team did not ask to try again. */
  readonly isBounced: boolean;
};

/** Identifies one sending; the outbox sends one mail per occurrence. */
export type Sending = { readonly occurrence: string };

export type SendRefusal =
  | ClosedRefusal
  | RefusalIn<PeopleRefusal, 'RESEND_TOO_SOON'>
  | { readonly code: 'NOTHING_TO_ASK'; readonly status: InvitationStatus }
  | { readonly code: 'SENT_ALREADY' }
  | { readonly code: 'NOT_SENT_YET' }
  | { readonly code: 'UNSUBSCRIBED' }
  | { readonly code: 'ADDRESS_BOUNCED' }
  | { readonly code: 'SENT_OFTEN_ENOUGH'; readonly max: number }
  | { readonly code: 'NOT_DUE'; readonly sendEmailAt: Instant };

/** The first sending of a letter that is due and unanswered. [design] */
export function sendLetter(letter: LetterFacts, session: InvitedSession, now: Instant): Result<Sending, SendRefusal> {
  const worth = worthSending(letter, session, now);
  if (!worth.ok) return worth;
  if (letter.sendings > 0) return refused({ code: 'SENT_ALREADY' });
  if (letter.sendEmailAt !== null && now < letter.sendEmailAt)
    return refused({ code: 'NOT_DUE', sendEmailAt: letter.sendEmailAt });
  return ok(nextSending(letter));
}

/** Sends an unanswered letter again. [design] */
export function resendLetter(letter: LetterFacts, session: InvitedSession, now: Instant): Result<Sending, SendRefusal> {
  const worth = worthSending(letter, session, now);
  if (!worth.ok) return worth;
  if (letter.lastSentAt === null) return refused({ code: 'NOT_SENT_YET' });
  if (letter.sendings >= MOST_SENDINGS) return refused({ code: 'SENT_OFTEN_ENOUGH', max: MOST_SENDINGS });
  const resendAt = later(letter.lastSentAt, RESEND_LETTER_AFTER);
  return now < resendAt ? refused({ code: 'RESEND_TOO_SOON', resendAt }) : ok(nextSending(letter));
}

/** Sends a letter again that bounced, without the day's wait: it reached nobody. [design] */
export function retryLetter(letter: LetterFacts, session: InvitedSession, now: Instant): Result<Sending, SendRefusal> {
  if (!letter.isBounced) return resendLetter(letter, session, now);
  const worth = worthSending({ ...letter, isBounced: false }, session, now);
  if (!worth.ok) return worth;
  if (letter.lastSentAt === null) return refused({ code: 'NOT_SENT_YET' });
  return letter.sendings >= MOST_SENDINGS
    ? refused({ code: 'SENT_OFTEN_ENOUGH', max: MOST_SENDINGS })
    : ok(nextSending(letter));
}

function worthSending(
  { status, isUnsubscribed, isBounced }: LetterFacts,
  session: InvitedSession,
  now: Instant,
): Result<null, SendRefusal> {
  const open = takesAnswers(session, now);
  if (!open.ok) return open;
  if (status !== 'INVITED') return refused({ code: 'NOTHING_TO_ASK', status });
  if (isUnsubscribed) return refused({ code: 'UNSUBSCRIBED' });
  return isBounced ? refused({ code: 'ADDRESS_BOUNCED' }) : ok(null);
}

const nextSending = ({ letterNumber, sendings }: LetterFacts): Sending => ({
  occurrence: `letter ${letterNumber} sending ${sendings + 1}`,
});
