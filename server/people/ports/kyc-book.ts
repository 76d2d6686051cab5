import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { BankAccount } from '#domain/people/bank-account.ts';
import type { Kyc } from '#domain/people/kyc.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** Who somebody is, and where they are paid. Names and numbers lie there sealed. */
export type KycBook = {
  /** Whoever changes something of an account here waits for one another. */
  readonly lock: (tx: Transaction, accountId: AccountId) => Promise<void>;
  /** Null while no card was handed in. */
  readonly card: (accountId: AccountId) => Promise<Kyc | null>;
  readonly saveCard: (tx: Transaction, kyc: Kyc, at: Instant) => Promise<void>;
  /** In the order in which they were named. */
  readonly bankAccounts: (accountId: AccountId) => Promise<readonly BankAccount[]>;
  readonly addBankAccount: (tx: Transaction, accountId: AccountId, account: BankAccount, at: Instant) => Promise<void>;
  /** False when there is none of that id. */
  readonly removeBankAccount: (tx: Transaction, accountId: AccountId, bankAccountId: string) => Promise<boolean>;
};
export const KycBook: Token<KycBook> = token<KycBook>('KycBook');
