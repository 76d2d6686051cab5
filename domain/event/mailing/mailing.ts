import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { MailingProblem, MailingRefusal } from './mailing-refusals.ts';

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

/** An option of a question of the event's form. */
export type MailedAnswer = { readonly fieldId: number; readonly optionId: number };

/** `ticketTypeId` null: of all types. `answer` null: whatever they answered. `groupId` null: in any group, or none. */
export type MailingScope = {
  readonly audience: MailingAudience;
  readonly ticketTypeId: string | null;
  readonly answer: MailedAnswer | null;
  readonly groupId: string | null;
};

/**
 * SCHEDULED: begins at its time. NOT_SENT: it could not begin then; the team may choose another time. CANCELLED: before
 * it began. STOPPED: by the event's team; it may be resumed.
 */
export type MailingState = 'SCHEDULED' | 'NOT_SENT' | 'CANCELLED' | 'SENDING' | 'STOPPED' | 'DONE';
export const MAILING_TRANSITIONS = {
  SCHEDULED: ['SENDING', 'NOT_SENT', 'CANCELLED'],
  NOT_SENT: ['SCHEDULED', 'SENDING', 'CANCELLED'],
  CANCELLED: [],
  SENDING: ['STOPPED', 'DONE'],
  STOPPED: ['SENDING'],
  DONE: [],
} as const satisfies Readonly<Record<MailingState, readonly MailingState[]>>;
export const MAILING_STATES = Object.keys(MAILING_TRANSITIONS) as readonly MailingState[];

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

const NOT_BEGUN: readonly MailingState[] = ['SCHEDULED', 'NOT_SENT'];
const COMMANDS = {
  STOP: { from: ['SENDING'], to: 'STOPPED' },
  RESUME: { from: ['STOPPED'], to: 'SENDING' },
  SCHEDULE: { from: NOT_BEGUN, to: 'SCHEDULED' },
  SEND: { from: NOT_BEGUN, to: 'SENDING' },
  CANCEL: { from: NOT_BEGUN, to: 'CANCELLED' },
} as const satisfies Readonly<Record<string, { readonly from: readonly MailingState[]; readonly to: MailingState }>>;
/** By the team. SCHEDULE: for another time. SEND: without waiting for it. */
export type MailingCommand = keyof typeof COMMANDS;
export const MAILING_COMMANDS = Object.keys(COMMANDS) as readonly MailingCommand[];

const WRONG_TIME = {
  SCHEDULED: 'MAILING_NOT_BEGUN',
  NOT_SENT: 'MAILING_NOT_BEGUN',
  CANCELLED: 'MAILING_CANCELLED',
  SENDING: 'MAILING_BEGUN',
  STOPPED: 'MAILING_BEGUN',
  DONE: 'MAILING_ENDED',
} as const satisfies Readonly<Record<MailingState, MailingProblem['code']>>;

/** Repeating a command changes nothing. */
export function decideMailing(
  state: MailingState,
  command: MailingCommand,
): Result<MailingState, RefusalIn<MailingRefusal, 'MAILING_REFUSED'>> {
  const { from, to } = COMMANDS[command];
  const able: readonly MailingState[] = from;
  if (state === to || able.includes(state)) return ok(to);
  return refused({ code: 'MAILING_REFUSED', trouble: { code: WRONG_TIME[state] } });
}
