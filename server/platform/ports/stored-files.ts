import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { PRIVATE_FILE_KINDS } from './private-files.ts';

const STORED_FILE_KINDS = ['EVENT_IMAGE', 'AVATAR'] as const;
export type StoredFileKind = (typeof STORED_FILE_KINDS)[number];

/** Public and private kinds. */
export const UPLOAD_KINDS = [...STORED_FILE_KINDS, ...PRIVATE_FILE_KINDS] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

export type PhotoFacts = {
  readonly fileId: string;
  readonly accountId: AccountId;
  readonly kind: StoredFileKind;
  /** Path from the site's root, without a query: `/files/<id>/full.webp`. */
  readonly url: string;
  readonly cardUrl: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
  /** The main colour, `#rrggbb`. */
  readonly color: string;
  readonly insertedAt: Instant;
};

export type StoredFiles = {
  /** By the file's id or any of its addresses (with or without origin and query); null when it was never uploaded. */
  readonly find: (urlOrId: string) => Promise<PhotoFacts | null>;
};

export const StoredFiles: Token<StoredFiles> = token<StoredFiles>('StoredFiles');
