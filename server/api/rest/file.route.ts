import type { FastifyPluginAsync } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import type { FileExtension, FileVariant } from '#server/application/ports/file-store.ts';
import { FILE_VARIANTS, FileStore } from '#server/application/ports/file-store.ts';
import { sendRefusal } from './refusal-reply.ts';

const CONTENT_TYPE = { webp: 'image/webp', jpg: 'image/jpeg' } as const satisfies Record<FileExtension, string>;

function nameOf(name: string): { readonly variant: FileVariant; readonly extension: FileExtension } | null {
  for (const variant of FILE_VARIANTS)
    for (const extension of ['webp', 'jpg'] as const) if (name === `${variant}.${extension}`) return { variant, extension };
  return null;
}

/** GET /files/<id>/<size>.<webp|jpg>: an uploaded picture. What stands under an address never changes, so it may be kept for ever. */
export const fileRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { fileId: string; name: string } }>('/files/:fileId/:name', async (request, reply) => {
      const named = nameOf(request.params.name);
      const kept = (variant: FileVariant, extension: FileExtension) => use(FileStore).get(request.params.fileId, variant, extension);
      // Who uploaded before there was a large size has only the full one.
      const bytes =
        named === null
          ? null
          : ((await kept(named.variant, named.extension)) ?? (named.variant === 'large' ? await kept('full', named.extension) : null));
      if (named === null || bytes === null) return sendRefusal(request, reply, { code: 'NOT_FOUND' });
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(CONTENT_TYPE[named.extension])
        .send(bytes);
    });
  };
