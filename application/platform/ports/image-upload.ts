import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

type ImageUploadRequest = {
  readonly file: Blob;
  readonly purpose:
    | 'EVENT_IMAGE'
    | 'AVATAR'
    | 'ID_CARD'
    | 'ANSWER_IMAGE'
    | 'BUSINESS_LICENCE'
    | 'SESSION_IMAGE'
    | 'PAYMENT_PROOF';
  /** 0 to 1; not called by every implementation. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
};

/** Answers the picture's address. Rejects without a network. */
export type ImageUpload = (request: ImageUploadRequest) => Promise<Result<{ readonly url: string }, Refusal>>;
export const ImageUpload: Token<ImageUpload> = token('ImageUpload');
