import type { AccountId } from '#domain/people/account-id.ts';
import type { BankAccount } from '#domain/people/bank-account.ts';
import type { Payout } from './payout.ts';

/** What was asked for, frozen: a bank account or a fee that changes later changes nothing here. [S3-16] */
export type WithdrawalRequest = { readonly requestedBy: AccountId; readonly payout: Payout; readonly to: BankAccount };

/** TRANSFERRED, REJECTED and CANCELLED are ends; after the last two the money is back where it was. [S4-53] */
export type Withdrawal = WithdrawalRequest &
  (
    | { readonly status: 'SUBMITTED' }
    /** Looked at by an accountant; `approvals` names who has approved so far. */
    | { readonly status: 'UNDER_REVIEW'; readonly approvals: readonly AccountId[] }
    | { readonly status: 'APPROVED'; readonly approvals: readonly AccountId[] }
    | { readonly status: 'TRANSFERRED'; readonly bankReference: string }
    | { readonly status: 'REJECTED'; readonly reason: string }
    | { readonly status: 'CANCELLED' }
  );

export type WithdrawalStatus = Withdrawal['status'];

/** What may happen next. An approved one is rejected when the bank gives the money back. [S4-53] */
export const WITHDRAWAL_TRANSITIONS = {
  SUBMITTED: ['UNDER_REVIEW', 'CANCELLED'],
  UNDER_REVIEW: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['TRANSFERRED', 'REJECTED'],
  TRANSFERRED: [],
  REJECTED: [],
  CANCELLED: [],
} as const satisfies Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>>;

export const WITHDRAWAL_STATUSES = Object.keys(WITHDRAWAL_TRANSITIONS) as readonly WithdrawalStatus[];

/** Its money is neither here nor there yet; an account has one of these at most. [S4-54] */
export const isPendingWithdrawal = ({ status }: { readonly status: WithdrawalStatus }): boolean =>
  WITHDRAWAL_TRANSITIONS[status].length > 0;
