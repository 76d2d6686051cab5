import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { MailingRefusal } from './mailing-refusals.ts';

/**
 * NOT_CHECKED_IN: holds a ticket that was not shown at the door yet. INVITED: got an invitation and has not answered;
 * RSVP_…: by their answer. [design]
 */
export type MailingAudience =
  | 'TICKET_HOLDERS'
  | 'NOT_CHECKED_IN'
  | 'PENDING'
  | 'INVITED'
  | 'RSVP_ACCEPTED'
  | 'RSVP_WAITING'
  | 'RSVP_DECLINED';
export const MAILING_AUDIENCES = [
  'TICKET_HOLDERS',
  'NOT_CHECKED_IN',
  'PENDING',
  'INVITED',
  'RSVP_ACCEPTED',
  'RSVP_WAITING',
  'RSVP_DECLINED',
] as const satisfies readonly MailingAudience[];

/** null: of all types. */
export type MailingScope = { readonly audience: MailingAudience; readonly ticketTypeId: string | null };

/** STOPPED: by the event's team; it may be resumed. */
export type MailingState = 'SENDING' | 'STOPPED' | 'DONE';
export const MAILING_TRANSITIONS = {
  SENDING: ['STOPPED', 'DONE'],
  STOPPED: ['SENDING'],
  DONE: [],
} as const satisfies Readonly<Record<MailingState, readonly MailingState[]>>;

/** In characters; the body's as HTML. [design] */
export const LONGEST_MAILING_SUBJECT = 150;
const LONGEST_MAILING_BODY = 20_000;

export type MailingText = { readonly subject: string; readonly html: string };

/** Reads the subject and the body; the first invalid one is named. `words`: what a reader sees of the body. [S1-37] */
export function readMailing(typed: MailingText, words: string): Result<MailingText, InvalidInput> {
  const subject = oneLine(typed.subject, typed.subject.length);
  const wrong =
    textProblem('subject', subject, LONGEST_MAILING_SUBJECT, 'REQUIRED') ??
    (words.trim() === ''
      ? invalid('html', { kind: 'REQUIRED' })
      : textProblem('html', typed.html, LONGEST_MAILING_BODY));
  return wrong === null ? ok({ subject, html: typed.html }) : refused(wrong);
}

/** STOP and RESUME by the team; repeating one changes nothing. */
export function decideMailing(
  state: MailingState,
  command: 'STOP' | 'RESUME',
): Result<MailingState, RefusalIn<MailingRefusal, 'MAILING_REFUSED'>> {
  const wanted = command === 'STOP' ? 'STOPPED' : 'SENDING';
  if (state === wanted) return ok(state);
  const next: readonly MailingState[] = MAILING_TRANSITIONS[state];
  return next.includes(wanted) ? ok(wanted) : refused({ code: 'MAILING_REFUSED', trouble: { code: 'MAILING_ENDED' } });
}
