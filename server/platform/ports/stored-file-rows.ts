import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { StoredFileKind } from './stored-files.ts';
import type { Transaction } from './transaction.ts';

export type NewStoredFile = {
  readonly accountId: AccountId;
  readonly fileId: string;
  readonly kind: StoredFileKind;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly bytes: number;
  readonly insertedAt: Instant;
};

/** Who owns which stored picture. */
export type StoredFileRows = {
  /** False when the file exists already; waits for a transaction that is adding it. */
  readonly add: (tx: Transaction, file: NewStoredFile) => Promise<boolean>;
  readonly find: (fileId: string) => Promise<NewStoredFile | null>;
  readonly countSince: (accountId: AccountId, since: Instant) => Promise<number>;
};

export const StoredFileRows: Token<StoredFileRows> = token<StoredFileRows>('StoredFileRows');
