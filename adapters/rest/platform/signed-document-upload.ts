import * as z from 'zod/mini';
import { CreateUploadLinkDocument } from '#adapters/graphql/event/desk/upload-link.gen.ts';
import { type GraphqlTransport, TransportError } from '#adapters/graphql/platform/graphql-transport.ts';
import type { DocumentUpload } from '#application/platform/ports/document-upload.ts';
import { MAX_DOCUMENT_BYTES } from '#domain/kernel/files/document-upload.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { type PutBody, putWithProgress } from './put-with-progress.ts';

const refusalBody = z.object({ error: z.object({ code: z.string() }) });

export const makeSignedDocumentUpload =
  (transport: GraphqlTransport, put: PutBody = putWithProgress): DocumentUpload =>
  async ({ file, format, onProgress }) => {
    const link = await transport(CreateUploadLinkDocument, { ext: format, type: 'SESSION_DOCUMENT' });
    if (!link.ok) return link;
    const { upload_url: target, url } = link.value.create_upload_link;
    const answer = await put(target, file, onProgress, undefined);
    if (answer.status < 300) return ok({ url });
    const body = refusalBody.safeParse(JSON.parse(answer.body || 'null'));
    const code = body.success ? body.data.error.code : null;
    if (code === 'UPLOAD_NOT_A_DOCUMENT') return refused({ code });
    if (code === 'UPLOAD_TOO_LARGE') return refused({ code, maxBytes: MAX_DOCUMENT_BYTES });
    throw new TransportError(`The upload was answered with ${answer.status}.`);
  };
