import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type SecondFactorRow = {
  /** In base32. */
  readonly secret: string;
  /** A first code was accepted. */
  readonly confirmed: boolean;
  readonly lastStep: number;
  readonly wrongCodes: number;
  readonly wrongAt: Instant | null;
};

export type SecondFactorRows = {
  /** Locks the row, so that a code counts once however often it is sent. Null: none was begun. */
  readonly find: (tx: Transaction, accountId: AccountId) => Promise<SecondFactorRow | null>;
  readonly isSetUp: (accountId: AccountId) => Promise<boolean>;
  /** Replaces an unconfirmed one. */
  readonly begin: (tx: Transaction, accountId: AccountId, secret: string) => Promise<void>;
  readonly save: (tx: Transaction, accountId: AccountId, row: SecondFactorRow, at: Instant) => Promise<void>;
  /** With its recovery codes. */
  readonly remove: (tx: Transaction, accountId: AccountId) => Promise<void>;
  /** In place of all earlier ones; as digests. */
  readonly issueCodes: (
    tx: Transaction,
    accountId: AccountId,
    hashes: readonly Uint8Array[],
    at: Instant,
  ) => Promise<void>;
  /** False for an unknown or used one. */
  readonly spendCode: (tx: Transaction, accountId: AccountId, hash: Uint8Array, at: Instant) => Promise<boolean>;
};
export const SecondFactorRows: Token<SecondFactorRows> = token<SecondFactorRows>('SecondFactorRows');
