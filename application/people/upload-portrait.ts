import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { isImageTooLarge, MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

type Portrait = { readonly file: Blob; readonly onProgress: (share: number) => void };

/** Refused before sending if too large or not an image. Takes effect when the page is saved. [S5-16] */
export type UploadPortrait = (portrait: Portrait) => Promise<Result<{ readonly url: string }, Refusal>>;

export const UploadPortrait = defineUseCase(
  'UploadPortrait',
  { send: ImageUpload },
  ({ send }): UploadPortrait =>
    async ({ file, onProgress }) => {
      if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return refused({ code: 'UPLOAD_NOT_AN_IMAGE' });
      if (isImageTooLarge(file.size)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
      return send({ file, purpose: 'AVATAR', onProgress });
    },
);
