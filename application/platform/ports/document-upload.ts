import type { DocumentFormat } from '#domain/kernel/files/document-upload.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Answers the document's address. Rejects without a network. */
export type DocumentUpload = (request: {
  readonly file: Blob;
  readonly format: DocumentFormat;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
}) => Promise<Result<{ readonly url: string }, Refusal>>;
export const DocumentUpload: Token<DocumentUpload> = token('DocumentUpload');
