import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { isImageTooLarge, MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

type CoverRequest = {
  readonly file: Blob;
  readonly onProgress: (share: number) => void;
  readonly signal?: AbortSignal;
};

/** Too large a file, or no image, is refused before. Saving the draft attaches it. */
export type UploadCover = (request: CoverRequest) => Promise<Result<{ readonly url: string }, Refusal>>;

export const UploadCover = defineUseCase(
  'UploadCover',
  { send: ImageUpload },
  ({ send }): UploadCover =>
    async ({ file, onProgress, signal }) => {
      if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return refused({ code: 'UPLOAD_NOT_AN_IMAGE' });
      if (isImageTooLarge(file.size)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
      return send({ file, purpose: 'EVENT_IMAGE', onProgress, ...(signal === undefined ? {} : { signal }) });
    },
);
