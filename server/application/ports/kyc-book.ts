import type { AccountId } from '#domain/account/account-id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { BankAccount } from '#domain/kyc/bank-account.ts';
import type { Kyc } from '#domain/kyc/kyc.ts';
import type { PrivateFileKind } from './private-files.ts';
import type { Transaction } from './transaction.ts';

type PrivateFileRow = { readonly accountId: AccountId; readonly fileId: string; readonly kind: PrivateFileKind; readonly insertedAt: Instant };

/** Who somebody is, where they are paid, and the pictures that say so. Names and numbers lie there sealed. */
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
  /** False when the picture is there already. */
  readonly addFile: (tx: Transaction, file: PrivateFileRow) => Promise<boolean>;
  readonly findFile: (accountId: AccountId, fileId: string) => Promise<PrivateFileRow | null>;
  /** What a card names stays as long as the card. */
  readonly keepFiles: (tx: Transaction, accountId: AccountId, fileIds: readonly string[], at: Instant) => Promise<void>;
  /** Pictures from before a moment that nothing names. */
  readonly looseFiles: (before: Instant, limit: number) => Promise<readonly Pick<PrivateFileRow, 'accountId' | 'fileId'>[]>;
  /** False when something names it by now. */
  readonly forgetLooseFile: (tx: Transaction, accountId: AccountId, fileId: string) => Promise<boolean>;
  readonly removeFiles: (tx: Transaction, accountId: AccountId, fileIds: readonly string[]) => Promise<void>;
  readonly countFilesSince: (accountId: AccountId, since: Instant) => Promise<number>;
};
export const KycBook: Token<KycBook> = token<KycBook>('KycBook');
