import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { BankAccount } from '#domain/people/bank-account.ts';
import type { KycStatus } from '#domain/people/kyc.ts';
import type { SecondFactorStep } from '#domain/people/second-factor.ts';
import { type FeeAgreement, payoutOf } from './payout.ts';
import type { Debt } from './wallet.ts';
import { isPendingWithdrawal, type Withdrawal, type WithdrawalStatus } from './withdrawal.ts';

/** What the person filled in; null where nothing yet. */
export type WithdrawalForm = { readonly amount: Dong | null; readonly bankAccountId: string | null };

/** What is known of who asks. */
export type Withdrawer = {
  readonly accountId: AccountId;
  /** null: no card was ever sent. */
  readonly kyc: KycStatus | null;
  readonly bankAccounts: readonly BankAccount[];
  readonly available: Dong;
  /** Where a reward that was taken back left a debt; null without one. */
  readonly owes: Debt | null;
  /**
   * Of the book that it would be taken from: the account's own, or all that anybody asked for of a corporate's revenue.
   */
  readonly withdrawals: readonly { readonly status: WithdrawalStatus }[];
  readonly agreement: FeeAgreement;
  /** Money leaves only with a second factor given in this session. (design: who is asking) */
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
  | { readonly code: 'NOTHING_AFTER_FEE'; readonly fee: Dong };

/**
 * A new withdrawal, or the first thing that stands against it. Neither specification nor design names a smallest
 * amount, so that anything goes that leaves something after the fee. Before the form is looked at: whether there can be
 * a withdrawal at all. [S4-54] [S5-44]
 */
export function requestWithdrawal(who: Withdrawer, form: WithdrawalForm): Result<Withdrawal, WithdrawalRefusal> {
  const blocked = whyNoWithdrawal(who);
  if (blocked !== null) return refused(blocked);
  const amount = form.amount ?? ZERO;
  if (amount <= 0) return refused({ code: 'AMOUNT_REQUIRED' });
  const to = who.bankAccounts.find((account) => account.bankAccountId === form.bankAccountId);
  if (to === undefined) return refused({ code: 'RECEIVING_ACCOUNT_REQUIRED' });
  if (amount > who.available) return refused({ code: 'MORE_THAN_AVAILABLE', available: who.available });
  const payout = payoutOf(amount, who.agreement);
  if (payout.total === ZERO) return refused({ code: 'NOTHING_AFTER_FEE', fee: payout.fee });
  return ok({ status: 'SUBMITTED', requestedBy: who.accountId, payout, to });
}

/**
 * What has to be done or awaited before anything can be withdrawn; null when the form can be opened. [S4-54] [S5-44]
 */
export function whyNoWithdrawal(who: Withdrawer): WithdrawalRefusal | null {
  if (who.kyc !== 'APPROVED') return { code: 'KYC_REQUIRED', status: who.kyc };
  if (who.bankAccounts.length === 0) return { code: 'BANK_ACCOUNT_REQUIRED' };
  if (who.withdrawals.some(isPendingWithdrawal)) return { code: 'WITHDRAWAL_PENDING' };
  if (who.owes !== null) return { code: 'BALANCE_NEGATIVE', ...who.owes };
  return who.secondFactor === 'GO_ON' ? null : { code: 'SECOND_FACTOR_REQUIRED', step: who.secondFactor };
}
