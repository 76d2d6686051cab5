import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, minus, plus, smallest, ZERO } from '#domain/kernel/money/dong.ts';
import { basisPointsOf } from '#domain/kernel/money/percent.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { BankAccount } from '#domain/people/bank-account.ts';
import type { KycStatus } from '#domain/people/kyc.ts';
import type { SecondFactorStep } from '#domain/people/second-factor.ts';
import type { Debt } from './wallet.ts';

/** The agreed fee: basis points of the amount plus a fixed sum. [S9-35] */
export type FeeAgreement = { readonly basisPoints: number; readonly fixed: Dong };

/** With the least that may be withdrawn. */
export type WithdrawalTerms = FeeAgreement & { readonly minimum: Dong };

/** `total` is transferred; amount = fee + total. [S3-16] */
export type Payout = { readonly amount: Dong; readonly fee: Dong; readonly total: Dong };

/** Deducts the platform fee, rounded down and never more than the amount. [S9-35] */
export function payoutOf(amount: Dong, agreement: FeeAgreement): Payout {
  const fee = smallest(amount, plus(basisPointsOf(amount, agreement.basisPoints), agreement.fixed));
  return { amount, fee, total: minus(amount, fee) };
}

/** Frozen at the request: later changes of bank account or fee do not apply. [S3-16] */
export type WithdrawalRequest = { readonly requestedBy: AccountId; readonly payout: Payout; readonly to: BankAccount };

/** TRANSFERRED, REJECTED and CANCELLED are final; the last two return the money. [S4-53] */
export type Withdrawal = WithdrawalRequest &
  (
    | { readonly status: 'SUBMITTED' }
    | { readonly status: 'UNDER_REVIEW'; readonly approvals: readonly AccountId[] }
    | { readonly status: 'APPROVED'; readonly approvals: readonly AccountId[] }
    | { readonly status: 'TRANSFERRED'; readonly bankReference: string }
    | { readonly status: 'REJECTED'; readonly reason: string }
    | { readonly status: 'CANCELLED' }
  );

export type WithdrawalStatus = Withdrawal['status'];

/** An approved withdrawal is rejected if the bank returns the money. [S4-53] */
export const WITHDRAWAL_TRANSITIONS = {
  SUBMITTED: ['UNDER_REVIEW', 'CANCELLED'],
  UNDER_REVIEW: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['TRANSFERRED', 'REJECTED'],
  TRANSFERRED: [],
  REJECTED: [],
  CANCELLED: [],
} as const satisfies Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>>;

export const WITHDRAWAL_STATUSES = Object.keys(WITHDRAWAL_TRANSITIONS) as readonly WithdrawalStatus[];

/** Whether it is still open; an account has at most one. [S4-54] */
export const isPendingWithdrawal = ({ status }: { readonly status: WithdrawalStatus }): boolean =>
  WITHDRAWAL_TRANSITIONS[status].length > 0;

/** Null where not filled in. */
export type WithdrawalForm = { readonly amount: Dong | null; readonly bankAccountId: string | null };

export type Withdrawer = {
  readonly accountId: AccountId;
  /** Null: no card submitted. */
  readonly kyc: KycStatus | null;
  readonly bankAccounts: readonly BankAccount[];
  readonly available: Dong;
  /** Sales whose refund window is still open, and when the next of them can be withdrawn; null without any. */
  readonly maturing: { readonly amount: Dong; readonly from: Instant } | null;
  /** Of the publisher's events, one that is being cancelled: its buyers are refunded first. */
  readonly refundsDue: string | null;
  /** The debt left by a revoked reward; null without one. */
  readonly owes: Debt | null;
  /** Of the same book: the account's, or all requests against a corporate's revenue. */
  readonly withdrawals: readonly { readonly status: WithdrawalStatus }[];
  readonly agreement: WithdrawalTerms;
  /** Withdrawals need a second factor in this session. [design] */
  readonly secondFactor: SecondFactorStep;
};

export type WithdrawalRefusal =
  | { readonly code: 'KYC_REQUIRED'; readonly status: Exclude<KycStatus, 'APPROVED'> | null }
  | { readonly code: 'BANK_ACCOUNT_REQUIRED' }
  | { readonly code: 'SECOND_FACTOR_REQUIRED'; readonly step: Exclude<SecondFactorStep, 'GO_ON'> }
  | { readonly code: 'WITHDRAWAL_PENDING' }
  | ({ readonly code: 'BALANCE_NEGATIVE' } & Debt)
  | { readonly code: 'AMOUNT_REQUIRED' }
  | { readonly code: 'RECEIVING_ACCOUNT_REQUIRED' }
  | { readonly code: 'MORE_THAN_AVAILABLE'; readonly available: Dong }
  | { readonly code: 'NOT_MATURED'; readonly available: Dong; readonly from: Instant }
  | { readonly code: 'REFUNDS_DUE'; readonly eventName: string }
  | { readonly code: 'BELOW_MINIMUM'; readonly minimum: Dong }
  | { readonly code: 'NOTHING_AFTER_FEE'; readonly fee: Dong };

/** A new withdrawal, or the first reason against it. Something must remain after the fee. [S4-54] [S5-44] */
export function requestWithdrawal(who: Withdrawer, form: WithdrawalForm): Result<Withdrawal, WithdrawalRefusal> {
  const blocked = withdrawalObstacle(who);
  if (blocked !== null) return refused(blocked);
  const amount = form.amount ?? ZERO;
  if (amount <= 0) return refused({ code: 'AMOUNT_REQUIRED' });
  const to = who.bankAccounts.find((account) => account.bankAccountId === form.bankAccountId);
  if (to === undefined) return refused({ code: 'RECEIVING_ACCOUNT_REQUIRED' });
  if (amount > who.available) return refused(tooMuch(who, amount));
  if (amount < who.agreement.minimum) return refused({ code: 'BELOW_MINIMUM', minimum: who.agreement.minimum });
  const payout = payoutOf(amount, who.agreement);
  if (payout.total === ZERO) return refused({ code: 'NOTHING_AFTER_FEE', fee: payout.fee });
  return ok({ status: 'SUBMITTED', requestedBy: who.accountId, payout, to });
}

function tooMuch({ available, maturing }: Withdrawer, amount: Dong): WithdrawalRefusal {
  return maturing !== null && amount <= plus(available, maturing.amount)
    ? { code: 'NOT_MATURED', available, from: maturing.from }
    : { code: 'MORE_THAN_AVAILABLE', available };
}

/** What blocks any withdrawal; null if the form can be opened. [S4-54] [S5-44] */
export function withdrawalObstacle(who: Withdrawer): WithdrawalRefusal | null {
  if (who.kyc !== 'APPROVED') return { code: 'KYC_REQUIRED', status: who.kyc };
  if (who.bankAccounts.length === 0) return { code: 'BANK_ACCOUNT_REQUIRED' };
  if (who.withdrawals.some(isPendingWithdrawal)) return { code: 'WITHDRAWAL_PENDING' };
  if (who.owes !== null) return { code: 'BALANCE_NEGATIVE', ...who.owes };
  if (who.refundsDue !== null) return { code: 'REFUNDS_DUE', eventName: who.refundsDue };
  return who.secondFactor === 'GO_ON' ? null : { code: 'SECOND_FACTOR_REQUIRED', step: who.secondFactor };
}

/** Whether the accountant may transfer it now: nobody pays out to a suspended account. [decision 38] */
export const isPayable = ({ status }: { readonly status: WithdrawalStatus }, requesterSuspended: boolean): boolean =>
  status === 'APPROVED' && !requesterSuspended;

/** Number of different people who must approve. [D6] */
const APPROVERS = 2;

/** `owing`: a refund, a chargeback or a revoked reward has taken back more than is left. */
type Standing = { readonly requesterSuspended?: boolean; readonly owing?: boolean };

/** `by` is already authorised (domain/permission). */
export type WithdrawalCommand =
  | { readonly kind: 'REVIEW' }
  /** Nobody pays out to a suspended account [decision 38], nor what was taken back since it was asked for. [design] */
  | ({ readonly kind: 'APPROVE'; readonly by: AccountId } & Standing)
  | { readonly kind: 'REJECT'; readonly reason: string }
  | { readonly kind: 'CANCEL'; readonly by: AccountId }
  /** Otherwise only the bank's own notice confirms it; the money has left. [decision 38] */
  | ({ readonly kind: 'CONFIRM_TRANSFER'; readonly bankReference: string } & Standing)
  /** The bank returned the money. */
  | { readonly kind: 'BANK_RETURNED'; readonly reason: string };

export type WithdrawalEvent =
  | { readonly kind: 'REVIEW_BEGAN' }
  | { readonly kind: 'APPROVED_BY'; readonly by: AccountId }
  | { readonly kind: 'APPROVED' }
  | { readonly kind: 'REJECTED'; readonly reason: string }
  | { readonly kind: 'CANCELLED' }
  | { readonly kind: 'TRANSFERRED'; readonly bankReference: string };

type WithdrawalStepRefusal =
  | { readonly code: 'WRONG_STATUS'; readonly status: WithdrawalStatus }
  | { readonly code: 'SAME_APPROVER' }
  | { readonly code: 'OWN_WITHDRAWAL' }
  | { readonly code: 'REQUESTER_SUSPENDED' }
  | { readonly code: 'OWES_MONEY' }
  | { readonly code: 'NOT_YOUR_WITHDRAWAL' }
  | { readonly code: 'REASON_REQUIRED' }
  | { readonly code: 'BANK_REFERENCE_REQUIRED' };

export type WithdrawalStepProblem = WithdrawalStepRefusal['code'];

type Decision = Result<readonly WithdrawalEvent[], WithdrawalStepRefusal>;

/** Decides about a withdrawal: reviewed, approved by two people, transferred. [S4-53] [D6] */
export function decideWithdrawal(withdrawal: Withdrawal, command: WithdrawalCommand): Decision {
  const wrongStatus = refused({ code: 'WRONG_STATUS', status: withdrawal.status } as const);
  switch (command.kind) {
    case 'REVIEW':
      return withdrawal.status === 'SUBMITTED' ? ok([{ kind: 'REVIEW_BEGAN' }]) : wrongStatus;
    case 'APPROVE':
      return withdrawal.status === 'UNDER_REVIEW' ? approved(withdrawal, command) : wrongStatus;
    case 'REJECT':
      return withdrawal.status === 'UNDER_REVIEW' ? rejected(command.reason) : wrongStatus;
    case 'CANCEL':
      if (command.by !== withdrawal.requestedBy) return refused({ code: 'NOT_YOUR_WITHDRAWAL' });
      return withdrawal.status === 'SUBMITTED' || withdrawal.status === 'UNDER_REVIEW'
        ? ok([{ kind: 'CANCELLED' }])
        : wrongStatus;
    case 'CONFIRM_TRANSFER':
      if (withdrawal.status !== 'APPROVED') return wrongStatus;
      if (command.requesterSuspended === true) return refused({ code: 'REQUESTER_SUSPENDED' });
      if (command.owing === true) return refused({ code: 'OWES_MONEY' });
      if (command.bankReference.trim() === '') return refused({ code: 'BANK_REFERENCE_REQUIRED' });
      return ok([{ kind: 'TRANSFERRED', bankReference: command.bankReference }]);
    case 'BANK_RETURNED':
      return withdrawal.status === 'APPROVED' ? rejected(command.reason) : wrongStatus;
    default:
      return never(command);
  }
}

function approved(
  withdrawal: Extract<Withdrawal, { status: 'UNDER_REVIEW' }>,
  { by, requesterSuspended = false, owing = false }: Extract<WithdrawalCommand, { kind: 'APPROVE' }>,
): Decision {
  if (requesterSuspended) return refused({ code: 'REQUESTER_SUSPENDED' });
  if (owing) return refused({ code: 'OWES_MONEY' });
  if (by === withdrawal.requestedBy) return refused({ code: 'OWN_WITHDRAWAL' });
  if (withdrawal.approvals.includes(by)) return refused({ code: 'SAME_APPROVER' });
  const enough = withdrawal.approvals.length + 1 >= APPROVERS;
  return ok([{ kind: 'APPROVED_BY', by }, ...(enough ? ([{ kind: 'APPROVED' }] as const) : [])]);
}

const rejected = (reason: string): Decision =>
  reason.trim() === '' ? refused({ code: 'REASON_REQUIRED' }) : ok([{ kind: 'REJECTED', reason }]);

export function evolveWithdrawal(withdrawal: Withdrawal, event: WithdrawalEvent): Withdrawal {
  const { requestedBy, payout, to } = withdrawal;
  const request = { requestedBy, payout, to };
  const approvals = withdrawal.status === 'UNDER_REVIEW' ? withdrawal.approvals : [];
  switch (event.kind) {
    case 'REVIEW_BEGAN':
      return { ...request, status: 'UNDER_REVIEW', approvals: [] };
    case 'APPROVED_BY':
      return { ...request, status: 'UNDER_REVIEW', approvals: [...approvals, event.by] };
    case 'APPROVED':
      return { ...request, status: 'APPROVED', approvals };
    case 'REJECTED':
      return { ...request, status: 'REJECTED', reason: event.reason };
    case 'CANCELLED':
      return { ...request, status: 'CANCELLED' };
    case 'TRANSFERRED':
      return { ...request, status: 'TRANSFERRED', bankReference: event.bankReference };
    default:
      return never(event);
  }
}
