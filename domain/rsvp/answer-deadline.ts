import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** `earliest`: a deadline has to lie after it. */
export type AnswerDeadlineRefusal = { readonly code: 'ANSWER_BY_TOO_EARLY'; readonly earliest: Instant };

type Sending = {
  /** Null: until the end. */
  readonly answerBefore: Instant | null;
  /** Null: at once. */
  readonly sendEmailAt: Instant | null;
};

/** Whether guests have any time to answer at all: a deadline lies after the letter that asks. [design] */
export function leavesTimeToAnswer(
  { answerBefore, sendEmailAt }: Sending,
  now: Instant,
): Result<null, AnswerDeadlineRefusal> {
  const earliest = sendEmailAt !== null && sendEmailAt > now ? sendEmailAt : now;
  return answerBefore === null || answerBefore > earliest
    ? ok(null)
    : refused({ code: 'ANSWER_BY_TOO_EARLY', earliest });
}
