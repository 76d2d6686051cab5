import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { PrivateFileKind } from './private-files.ts';
import type { Transaction } from './transaction.ts';

type PrivateFileRow = {
  readonly accountId: AccountId;
  readonly fileId: string;
  readonly kind: PrivateFileKind;
  readonly insertedAt: Instant;
};

/** Says whose private picture is whose, and which of them something names. */
export type PrivateFileRows = {
  /** Whoever names or forgets pictures of an account waits for one another. */
  readonly lock: (tx: Transaction, accountId: AccountId) => Promise<void>;
  /** False when the picture is there already. */
  readonly add: (tx: Transaction, file: PrivateFileRow) => Promise<boolean>;
  readonly find: (accountId: AccountId, fileId: string) => Promise<PrivateFileRow | null>;
  /** What is named stays until it is removed. False when one of them is gone by now. */
  readonly keep: (tx: Transaction, accountId: AccountId, fileIds: readonly string[], at: Instant) => Promise<boolean>;
  /** Pictures from before a moment that nothing names. */
  readonly loose: (before: Instant, limit: number) => Promise<readonly Pick<PrivateFileRow, 'accountId' | 'fileId'>[]>;
  /** False when something names it by now. */
  readonly forgetLoose: (tx: Transaction, accountId: AccountId, fileId: string) => Promise<boolean>;
  readonly remove: (tx: Transaction, accountId: AccountId, fileIds: readonly string[]) => Promise<void>;
  /** How many pictures the account has added since. */
  readonly countSince: (accountId: AccountId, since: Instant) => Promise<number>;
};
export const PrivateFileRows: Token<PrivateFileRows> = token<PrivateFileRows>('PrivateFileRows');
