import type { NewSecondFactor, OwnKyc } from '#application/people/ports/kyc-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { BankAccountForm } from '#domain/people/bank-account.ts';
import type { IdCard } from '#domain/people/id-card.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Forms are checked before sending (check-forms.ts); the server checks again. [S2.12-11] */
export type ManageMyAccount = {
  readonly read: () => Promise<Result<OwnKyc, Refusal>>;
  readonly uploadCardPicture: (
    file: Blob,
    onProgress: (share: number) => void,
  ) => Promise<Result<{ readonly url: string }, Refusal>>;
  readonly handIn: (card: IdCard) => Promise<Result<null, Refusal>>;
  readonly addBankAccount: (form: BankAccountForm, code: string) => Promise<Result<null, Refusal>>;
  readonly removeBankAccount: (bankAccountId: string) => Promise<Result<null, Refusal>>;
  readonly beginSecondFactor: () => Promise<Result<NewSecondFactor, Refusal>>;
  readonly confirmSecondFactor: (code: string) => Promise<Result<readonly string[], Refusal>>;
  readonly giveSecondFactor: (code: string) => Promise<Result<null, Refusal>>;
  readonly removeSecondFactor: (code: string) => Promise<Result<null, Refusal>>;
  readonly renewRecoveryCodes: (code: string) => Promise<Result<readonly string[], Refusal>>;
};
export const ManageMyAccount: Token<ManageMyAccount> = token('ManageMyAccount');
