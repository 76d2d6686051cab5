import type { Result } from '#domain/kernel/result.ts';
import type { BankAccount, BankAccountForm } from '#domain/people/bank-account.ts';
import type { IdCard } from '#domain/people/id-card.ts';
import type { KycStatus } from '#domain/people/kyc.ts';
import type { Refusal } from '#domain/refusal.ts';

/** The number is masked; picture addresses expire after minutes. */
export type OwnIdCard = IdCard & { readonly status: KycStatus; readonly reason: string | null };

export type OwnKyc = {
  readonly card: OwnIdCard | null;
  /** Masked numbers. */
  readonly bankAccounts: readonly BankAccount[];
  readonly hasSecondFactor: boolean;
};

export type NewSecondFactor = { readonly secret: string; readonly address: string };

/** UNAUTHORIZED without a session. */
export type KycDesk = {
  readonly read: () => Promise<Result<OwnKyc, Refusal>>;
  /** Pictures as uploaded addresses. */
  readonly handIn: (card: IdCard) => Promise<Result<null, Refusal>>;
  /** `code` from the authenticator app; SECOND_FACTOR_REQUIRED or CODE_WRONG. */
  readonly addBankAccount: (form: BankAccountForm, code: string) => Promise<Result<null, Refusal>>;
  readonly removeBankAccount: (bankAccountId: string) => Promise<Result<null, Refusal>>;
  readonly beginSecondFactor: () => Promise<Result<NewSecondFactor, Refusal>>;
  /** The recovery codes, shown once. */
  readonly confirmSecondFactor: (code: string) => Promise<Result<readonly string[], Refusal>>;
  /** A code of the app, or a recovery code; platform rights count in this session from then on. */
  readonly giveSecondFactor: (code: string) => Promise<Result<null, Refusal>>;
  readonly removeSecondFactor: (code: string) => Promise<Result<null, Refusal>>;
  readonly renewRecoveryCodes: (code: string) => Promise<Result<readonly string[], Refusal>>;
};
