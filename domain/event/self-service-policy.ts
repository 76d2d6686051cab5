import { countProblem, type InvalidInput } from '#domain/kernel/field-problems.ts';

/** Days before the session; 0: until it begins. Null: not allowed, but names until used. [S2.14-18] */
export type SelfServicePolicy = {
  readonly refundDays: number | null;
  readonly nameChangeDays: number | null;
  readonly sessionChangeDays: number | null;
};

export const NO_SELF_SERVICE: SelfServicePolicy = { refundDays: null, nameChangeDays: null, sessionChangeDays: null };

/** Days before a session. [design] */
export const SELF_SERVICE_DAYS_MAX = 365;
/** Days to answer a registration. [design] */
export const APPROVAL_DAYS_MAX = 60;

/** An event's days out of range, in form order. */
export const policyDaysProblems = (days: SelfServicePolicy & { readonly approvalDays: number }): InvalidInput[] =>
  [
    countProblem('approval_days', days.approvalDays, 1, APPROVAL_DAYS_MAX),
    countProblem('refund_days', days.refundDays, 0, SELF_SERVICE_DAYS_MAX),
    countProblem('name_change_days', days.nameChangeDays, 0, SELF_SERVICE_DAYS_MAX),
    countProblem('session_change_days', days.sessionChangeDays, 0, SELF_SERVICE_DAYS_MAX),
  ].filter((problem) => problem !== null);
