import type { FastifyPluginAsync } from 'fastify';
import { PICTURE_VARIANTS, type PictureVariant } from '#domain/kernel/files/picture-sources.ts';
import type { Token } from '#domain/kernel/token.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { type FileExtension, FileStore } from '#server/platform/ports/file-store.ts';

const CONTENT_TYPE = { webp: 'image/webp', jpg: 'image/jpeg' } as const satisfies Record<FileExtension, string>;

type FileName = { readonly variant: PictureVariant; readonly extension: FileExtension };

function nameOf(name: string): FileName | null {
  for (const variant of PICTURE_VARIANTS)
    for (const extension of ['webp', 'jpg'] as const)
      if (name === `${variant}.${extension}`) return { variant, extension };
  return null;
}

async function bytesOf(files: FileStore, fileId: string, { variant, extension }: FileName): Promise<Uint8Array | null> {
  const kept = await files.get(fileId, variant, extension);
  // Pictures uploaded before the large size existed have only the full one.
  return kept === null && variant === 'large' ? files.get(fileId, 'full', extension) : kept;
}

/** Immutable, so cached without expiry. */
export const fileRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { fileId: string; name: string } }>(
      '/files/:fileId/:name',
      { config: { limit: 'file' } },
      async (request, reply) => {
        const named = nameOf(request.params.name);
        const bytes = named === null ? null : await bytesOf(use(FileStore), request.params.fileId, named);
        if (named === null || bytes === null) return sendRefusal(request, reply, { code: 'NOT_FOUND' });
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cross-origin-resource-policy', 'cross-origin')
          .type(CONTENT_TYPE[named.extension])
          .send(bytes);
      },
    );
  };
