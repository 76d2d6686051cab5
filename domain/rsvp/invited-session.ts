import type { EventStatus } from '#domain/event/event.ts';
import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

export type InvitedSession = {
  readonly eventStatus: EventStatus;
  readonly endAt: Instant;
  /** Acceptances are taken up to and including this moment; null: until the session ends. */
  readonly answerBefore: Instant | null;
};

export type ClosedRefusal =
  | { readonly code: 'EVENT_ENDED' }
  | { readonly code: 'EVENT_NOT_OPEN'; readonly status: EventStatus };
export type DeadlineRefusal = { readonly code: 'ANSWER_TOO_LATE'; readonly answerBefore: Instant };

/** Whether answers are still taken; an ended event wins over other states. [S4-24] */
export function takesAnswers(session: InvitedSession, now: Instant): Result<null, ClosedRefusal> {
  if (hasEnded(session, now)) return refused({ code: 'EVENT_ENDED' });
  return session.eventStatus === 'PUBLISHED'
    ? ok(null)
    : refused({ code: 'EVENT_NOT_OPEN', status: session.eventStatus });
}

/** Whether an acceptance is in time. Declining has no deadline, since it frees a place. [design] */
export const isBeforeDeadline = ({ answerBefore }: InvitedSession, now: Instant): Result<null, DeadlineRefusal> =>
  answerBefore !== null && now > answerBefore ? refused({ code: 'ANSWER_TOO_LATE', answerBefore }) : ok(null);

/** The deadline must be after `earliest`. */
export type AnswerDeadlineRefusal = { readonly code: 'ANSWER_BY_TOO_EARLY'; readonly earliest: Instant };

type Sending = {
  /** Null: until the end. */
  readonly answerBefore: Instant | null;
  /** Null: immediately. */
  readonly sendEmailAt: Instant | null;
};

/** Whether the deadline is after the invitation is sent. [design] */
export function leavesTimeToAnswer(
  { answerBefore, sendEmailAt }: Sending,
  now: Instant,
): Result<null, AnswerDeadlineRefusal> {
  const earliest = sendEmailAt !== null && sendEmailAt > now ? sendEmailAt : now;
  return answerBefore === null || answerBefore > earliest
    ? ok(null)
    : refused({ code: 'ANSWER_BY_TOO_EARLY', earliest });
}

/** The invitation would be sent after the session has ended. */
export type ScheduleRefusal = { readonly code: 'SEND_AFTER_END'; readonly endAt: Instant };

/** Whether the invitation is sent before the session ends; afterwards nothing would be sent. [design] */
export const isSentBeforeEnd = (
  { sendEmailAt }: Pick<Sending, 'sendEmailAt'>,
  { endAt }: { readonly endAt: Instant },
): Result<null, ScheduleRefusal> =>
  sendEmailAt !== null && sendEmailAt >= endAt ? refused({ code: 'SEND_AFTER_END', endAt }) : ok(null);
