import type { DocumentFormat } from '#domain/kernel/files/document-upload.ts';
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
} & StoredFormat;

/** What a file is by its bytes. */
export type PrivateFormat = 'webp' | DocumentFormat;
export type StoredFormat = { readonly format: PrivateFormat; readonly bytes: number };

export type PrivateFileRows = {
  /** Serialises changes to an account's pictures. */
  readonly lock: (tx: Transaction, accountId: AccountId) => Promise<void>;
  /** False when the picture exists already. */
  readonly add: (tx: Transaction, file: PrivateFileRow) => Promise<boolean>;
  readonly find: (accountId: AccountId, fileId: string) => Promise<Omit<PrivateFileRow, keyof StoredFormat> | null>;
  /** Marks pictures as referred to. False when one of them is gone. */
  readonly keep: (tx: Transaction, accountId: AccountId, fileIds: readonly string[], at: Instant) => Promise<boolean>;
  /** Marks a file that nothing refers to as referred to; null when there is none of this kind. */
  readonly take: (
    tx: Transaction,
    file: Pick<PrivateFileRow, 'accountId' | 'fileId' | 'kind'>,
    at: Instant,
  ) => Promise<StoredFormat | null>;
  /** Nothing refers to these files from now on: the sweep deletes them. */
  readonly release: (tx: Transaction, files: readonly Pick<PrivateFileRow, 'accountId' | 'fileId'>[]) => Promise<void>;
  /** Pictures from before a moment that nothing refers to. */
  readonly loose: (before: Instant, limit: number) => Promise<readonly Pick<PrivateFileRow, 'accountId' | 'fileId'>[]>;
  /** False when something refers to it by now. */
  readonly forgetLoose: (tx: Transaction, accountId: AccountId, fileId: string) => Promise<boolean>;
  readonly remove: (tx: Transaction, accountId: AccountId, fileIds: readonly string[]) => Promise<void>;
  readonly countSince: (accountId: AccountId, since: Instant) => Promise<number>;
};
export const PrivateFileRows: Token<PrivateFileRows> = token<PrivateFileRows>('PrivateFileRows');
