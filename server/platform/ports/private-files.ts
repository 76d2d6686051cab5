import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/**
 * ID_CARD and BUSINESS_LICENCE: for owner and reviewers. ANSWER_IMAGE: a signature in a questionnaire.
 * PAYMENT_PROOF: of a payment by hand, for its buyer and who answers it.
 */
export const PRIVATE_FILE_KINDS = [
  'ID_CARD',
  'ANSWER_IMAGE',
  'BUSINESS_LICENCE',
  'SESSION_IMAGE',
  'SESSION_DOCUMENT',
  'PAYMENT_PROOF',
] as const;
export type PrivateFileKind = (typeof PRIVATE_FILE_KINDS)[number];

export const isDocumentKind = (kind: string): kind is 'SESSION_DOCUMENT' => kind === 'SESSION_DOCUMENT';

export const isPrivateKind = (kind: string): kind is PrivateFileKind =>
  (PRIVATE_FILE_KINDS as readonly string[]).includes(kind);

type PrivateFile = { readonly accountId: AccountId; readonly fileId: string };

/** Sealed pictures and documents, bound to their owner. */
export type PrivateFiles = {
  readonly put: (file: PrivateFile & { readonly bytes: Uint8Array }) => Promise<void>;
  /** Null when there is none, or it was sealed for someone else or under a lost key. */
  readonly get: (file: PrivateFile) => Promise<Uint8Array | null>;
  readonly remove: (fileId: string) => Promise<void>;
};
export const PrivateFiles: Token<PrivateFiles> = token<PrivateFiles>('PrivateFiles');
