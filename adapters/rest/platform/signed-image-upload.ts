import * as z from 'zod/mini';
import { CreateUploadLinkDocument } from '#adapters/graphql/event/desk/upload-link.gen.ts';
import { type GraphqlTransport, TransportError } from '#adapters/graphql/platform/graphql-transport.ts';
import type { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { isImageTooLarge, MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { type PutBody, putWithProgress } from './put-with-progress.ts';

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

const refusalBody = z.object({
  error: z.object({ code: z.string(), data: z.optional(z.object({ maxBytes: z.optional(z.number()) })) }),
});

export const makeSignedImageUpload =
  (transport: GraphqlTransport, put: PutBody = putWithProgress): ImageUpload =>
  async ({ file, purpose, onProgress, signal }) => {
    const ext = EXTENSIONS[file.type];
    if (ext === undefined) return refused({ code: 'UPLOAD_NOT_AN_IMAGE' });
    if (isImageTooLarge(file.size)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
    const link = await transport(CreateUploadLinkDocument, { ext, type: purpose });
    if (!link.ok) return link;
    const { upload_url: target, url } = link.value.create_upload_link;
    const answer = await put(target, file, onProgress ?? (() => {}), signal);
    if (answer.status < 300) return ok({ url });
    const body = refusalBody.safeParse(JSON.parse(answer.body || 'null'));
    if (body.success && body.data.error.code === 'UPLOAD_TOO_LARGE')
      return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: body.data.error.data?.maxBytes ?? MAX_IMAGE_BYTES });
    if (body.success && body.data.error.code === 'UPLOAD_NOT_AN_IMAGE') return refused({ code: 'UPLOAD_NOT_AN_IMAGE' });
    throw new TransportError(`The upload was answered with ${answer.status}.`);
  };
