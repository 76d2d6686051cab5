import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { BankAccount } from '#domain/people/bank-account.ts';
import type { Kyc } from '#domain/people/kyc.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type WaitingCard = { readonly owner: AccountId; readonly email: string; readonly submittedAt: Instant };

/** Identity cards and bank accounts, with names and numbers encrypted. */
export type KycBook = {
  /** Serialises changes to an account's data here. */
  readonly lock: (tx: Transaction, accountId: AccountId) => Promise<void>;
  /** Null before a card is submitted. */
  readonly card: (accountId: AccountId) => Promise<Kyc | null>;
  readonly saveCard: (tx: Transaction, kyc: Kyc, at: Instant) => Promise<void>;
  /** Cards to review, the oldest first. */
  readonly waiting: (page: PageRequest) => Promise<Page<WaitingCard>>;
  readonly countWaiting: () => Promise<number | null>;
  /** Oldest first. */
  readonly bankAccounts: (accountId: AccountId) => Promise<readonly BankAccount[]>;
  readonly addBankAccount: (tx: Transaction, accountId: AccountId, account: BankAccount, at: Instant) => Promise<void>;
  /** False when there is none of that id. */
  readonly removeBankAccount: (tx: Transaction, accountId: AccountId, bankAccountId: string) => Promise<boolean>;
};
export const KycBook: Token<KycBook> = token<KycBook>('KycBook');
