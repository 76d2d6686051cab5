import { countProblem, type InvalidInput, textProblem } from '#domain/kernel/field-problems.ts';
import { HOUR, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PaymentState } from './payment-state.ts';

/** How an event takes money by hand: where buyers send it, and for how many hours their places wait. [S1-14] */
export type ManualTerms = { readonly open: boolean; readonly instructions: string; readonly hours: number };

/** Manual payment is off until the organiser opens it. */
export const NO_MANUAL_TERMS: ManualTerms = { open: false, instructions: '', hours: 24 };

export const MANUAL_INSTRUCTIONS_LONGEST = 1_000;
export const MANUAL_REASON_LONGEST = 500;
export const MANUAL_HOURS = { least: 1, most: 7 * 24 } as const;

/** The terms as they are kept, or the field that is wrong. Open ones say where the money goes. */
export function checkManualTerms(terms: ManualTerms): Result<ManualTerms, InvalidInput> {
  const instructions = terms.instructions.trim();
  const { least, most } = MANUAL_HOURS;
  const need = terms.open ? 'REQUIRED' : 'OPTIONAL';
  const problem =
    textProblem('instructions', instructions, MANUAL_INSTRUCTIONS_LONGEST, need) ??
    countProblem('hours', terms.hours, least, most);
  return problem === null ? ok({ ...terms, instructions }) : refused(problem);
}

/** Why a payment is refused; its buyer reads it. */
export function checkManualReason(reason: string): Result<string, InvalidInput> {
  const problem = textProblem('reason', reason.trim(), MANUAL_REASON_LONGEST, 'REQUIRED');
  return problem === null ? ok(reason.trim()) : refused(problem);
}

/** How long places wait under these terms, in milliseconds. */
export const manualHold = ({ hours }: Pick<ManualTerms, 'hours'>): number => hours * HOUR;

/** The last quarter of the time begins: one reminder is sent. */
export const manualReminderAt = (beganAt: Instant, payBefore: Instant): Instant =>
  instant(later(payBefore, -Math.floor((payBefore - beganAt) / 4)));

/** The organiser's answer to a buyer who says that the money was sent. */
export type ManualAnswer = 'CONFIRM' | 'REFUSE';

/** OVER: its time ran out, or it was answered otherwise. */
export type ManualStep = 'ANSWER' | 'REPEATED' | 'OVER';

/** What an answer meets. Only a payment that waits is answered; the same answer again changes nothing. */
export function manualStep(state: PaymentState, answer: ManualAnswer): ManualStep {
  switch (state) {
    case 'PENDING':
      return 'ANSWER';
    case 'SUCCEEDED':
      return answer === 'CONFIRM' ? 'REPEATED' : 'OVER';
    case 'FAILED':
      return answer === 'REFUSE' ? 'REPEATED' : 'OVER';
    case 'PART_PAID':
    case 'EXPIRED':
    case 'CANCELLED':
    case 'LATE_MONEY':
    case 'REFUND_DUE':
    case 'REFUNDED':
      return 'OVER';
    default:
      return never(state);
  }
}
