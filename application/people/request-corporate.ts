import { CorporateRequests } from '#application/people/ports/corporate-desk.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { isImageTooLarge, MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** [S1-53] */
export type RequestCorporate = CorporateRequests & {
  readonly uploadDocument: (
    file: Blob,
    onProgress: (share: number) => void,
  ) => Promise<Result<{ readonly url: string }, Refusal>>;
};

export const RequestCorporate = defineUseCase(
  'RequestCorporate',
  { desk: CorporateRequests, send: ImageUpload },
  ({ desk, send }): RequestCorporate => ({
    own: () => desk.own(),
    register: (input) => desk.register(input),
    offers: () => desk.offers(),
    answerOffer: (corporateId, answer) => desk.answerOffer(corporateId, answer),
    async uploadDocument(file, onProgress) {
      if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return refused({ code: 'UPLOAD_NOT_AN_IMAGE' });
      if (isImageTooLarge(file.size)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
      return send({ file, purpose: 'BUSINESS_LICENCE', onProgress });
    },
  }),
);
