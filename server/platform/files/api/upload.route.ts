import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_DOCUMENT_BYTES } from '#domain/kernel/files/document-upload.ts';
import { MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import type { Token } from '#domain/kernel/token.ts';
import { StorePicture } from '#server/platform/files/store-picture.ts';
import { StorePrivateDocument } from '#server/platform/files/store-private-document.ts';
import { StorePrivatePicture } from '#server/platform/files/store-private-picture.ts';
import { readUploadLink, type UploadRight, uploadPath } from '#server/platform/files/upload-link.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { isDocumentKind, isPrivateKind } from '#server/platform/ports/private-files.ts';

const mostBytes = (right: UploadRight | undefined): number =>
  right !== undefined && isDocumentKind(right.kind) ? MAX_DOCUMENT_BYTES : MAX_IMAGE_BYTES;

type Asked = { readonly Params: { readonly fileId: string }; readonly Querystring: Record<string, unknown> };

/** The body is the raw bytes of one file. [S7.4-18] [S7.4-19] */
export const uploadRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const rights = new WeakMap<object, UploadRight>();
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error, request, reply) => {
      // A body above the limit is cut off while it is read.
      if (error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
        return sendRefusal(request, reply, { code: 'UPLOAD_TOO_LARGE', maxBytes: mostBytes(rights.get(request.raw)) });
      }
      throw error;
    });
    const admit = async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const right = readUploadLink(
        use(Keyring),
        { fileId: request.params.fileId, query: request.query },
        use(Clock).now(),
      );
      if (!right.ok) return sendRefusal(request, reply, right.refusal);
      // A private picture must not land at a public address.
      if (uploadPath(right.value) !== request.url.split('?')[0])
        return sendRefusal(request, reply, { code: 'FORBIDDEN' });
      const maxBytes = mostBytes(right.value);
      if (Number(request.headers['content-length']) > maxBytes)
        return sendRefusal(request, reply, { code: 'UPLOAD_TOO_LARGE', maxBytes });
      const retryAt = use(RateLimiter).take({ account: right.value.accountId }, 'upload', use(Clock).now());
      if (retryAt !== null) return sendRefusal(request, reply, { code: 'RATE_LIMITED', retryAt });
      rights.set(request.raw, right.value);
      return undefined;
    };
    const bytesOf = ({ body }: FastifyRequest<Asked>): Uint8Array =>
      body instanceof Uint8Array ? body : new Uint8Array(0);
    // Checked before the body is read, so that a forged link costs nothing.
    const options = { onRequest: admit, config: { limit: 'file' } } as const;
    const pictures = { ...options, bodyLimit: MAX_IMAGE_BYTES } as const;
    const documents = { ...options, bodyLimit: MAX_DOCUMENT_BYTES } as const;

    app.put<Asked>('/files/:fileId/full.webp', pictures, async (request, reply) => {
      const right = rights.get(request.raw);
      if (right === undefined || isPrivateKind(right.kind)) return sendRefusal(request, reply, { code: 'FORBIDDEN' });
      const { fileId, accountId, kind } = right;
      const stored = await use(StorePicture)({ fileId, accountId, kind, bytes: bytesOf(request) });
      if (!stored.ok) return sendRefusal(request, reply, stored.refusal);
      const { url, cardUrl, thumbnailUrl, width, height, color } = stored.value;
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ data: { url, card_url: cardUrl, thumbnail_url: thumbnailUrl, width, height, color } });
    });

    app.put<Asked>('/files/private/:fileId', documents, async (request, reply) => {
      const right = rights.get(request.raw);
      if (right === undefined || !isPrivateKind(right.kind)) return sendRefusal(request, reply, { code: 'FORBIDDEN' });
      const { fileId, accountId, kind } = right;
      const bytes = bytesOf(request);
      const stored = await (isDocumentKind(kind)
        ? use(StorePrivateDocument)({ fileId, accountId, kind, bytes })
        : use(StorePrivatePicture)({ fileId, accountId, kind, bytes }));
      if (!stored.ok) return sendRefusal(request, reply, stored.refusal);
      return reply.code(201).header('cache-control', 'no-store').send({ data: stored.value });
    });
  };
