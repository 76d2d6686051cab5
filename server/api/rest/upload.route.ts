import type { FastifyPluginAsync } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { MAX_IMAGE_BYTES } from '#domain/media/image-size.ts';
import { StorePicture } from '#server/application/files/store-picture.ts';
import type { UploadRight } from '#server/application/files/upload-link.ts';
import { readUploadLink } from '#server/application/files/upload-link.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { Keyring } from '#server/application/ports/keyring.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import { sendRefusal } from './refusal-reply.ts';

type Params = { readonly fileId: string };

/** PUT /files/<id>/full.webp?<signature>: takes the raw bytes of one picture. [S7.4-18] [S7.4-19] */
export const uploadRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const rights = new WeakMap<object, UploadRight>();
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error, request, reply) => {
      // A body above the limit is cut off while it is read; everything else is the server's own handler's business.
      if (error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
        return sendRefusal(request, reply, { code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
      }
      throw error;
    });
    app.put<{ Params: Params; Querystring: Record<string, unknown> }>(
      '/files/:fileId/full.webp',
      {
        bodyLimit: MAX_IMAGE_BYTES,
        // Before the body is read: a link that is not ours costs nothing.
        onRequest: async (request, reply) => {
          const right = readUploadLink(use(Keyring), { fileId: request.params.fileId, query: request.query }, use(Clock).now());
          if (!right.ok) return sendRefusal(request, reply, right.refusal);
          const retryAt = use(RateLimiter).take({ account: right.value.accountId }, 'upload', use(Clock).now());
          if (retryAt !== null) return sendRefusal(request, reply, { code: 'RATE_LIMITED', retryAt });
          rights.set(request.raw, right.value);
        },
      },
      async (request, reply) => {
        const right = rights.get(request.raw);
        if (right === undefined) return sendRefusal(request, reply, { code: 'FORBIDDEN' });
        const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array(0);
        const stored = await use(StorePicture)({ fileId: right.fileId, accountId: right.accountId, kind: right.kind, bytes });
        if (!stored.ok) return sendRefusal(request, reply, stored.refusal);
        const { url, cardUrl, thumbnailUrl, width, height, color } = stored.value;
        return reply
          .code(201)
          .header('cache-control', 'no-store')
          .send({ data: { url, card_url: cardUrl, thumbnail_url: thumbnailUrl, width, height, color } });
      },
    );
  };
