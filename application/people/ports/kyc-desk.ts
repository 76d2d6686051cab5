import type { Result } from '#domain/kernel/result.ts';
import type { BankAccount, BankAccountForm } from '#domain/people/bank-account.ts';
import type { IdCard } from '#domain/people/id-card.ts';
import type { KycStatus } from '#domain/people/kyc.ts';
import type { Refusal } from '#domain/refusal.ts';

/**
 * The card as its owner sees it again: its number ends with what is shown, its pictures stand at addresses that last
 * for minutes.
 */
export type OwnIdCard = IdCard & { readonly status: KycStatus; readonly reason: string | null };

/** What is kept of me besides my page: who I am, where I am paid, and what proves that it is me. */
export type OwnKyc = {
  /** Null while none was handed in. */
  readonly card: OwnIdCard | null;
  /** Numbers show their last signs. */
  readonly bankAccounts: readonly BankAccount[];
  /** An authenticator app is set up. */
  readonly hasSecondFactor: boolean;
};

export type NewSecondFactor = { readonly secret: string; readonly address: string };

/** All of it needs a session: UNAUTHORIZED without. */
export type KycDesk = {
  readonly read: () => Promise<Result<OwnKyc, Refusal>>;
  /** Pictures as addresses that were uploaded to. */
  readonly handIn: (card: IdCard) => Promise<Result<null, Refusal>>;
  /** `code` of the authenticator app. SECOND_FACTOR_REQUIRED or CODE_WRONG when it does not do. */
  readonly addBankAccount: (form: BankAccountForm, code: string) => Promise<Result<null, Refusal>>;
  readonly removeBankAccount: (bankAccountId: string) => Promise<Result<null, Refusal>>;
  readonly beginSecondFactor: () => Promise<Result<NewSecondFactor, Refusal>>;
  readonly confirmSecondFactor: (code: string) => Promise<Result<null, Refusal>>;
};
