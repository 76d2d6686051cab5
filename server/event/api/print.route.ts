import type { FastifyPluginAsync } from 'fastify';
import { drawPrint } from '#domain/event/plate/draw-print.ts';
import { plateAt } from '#domain/event/plate/plate.ts';
import type { Token } from '#domain/kernel/token.ts';
import { DrawBanner } from '#server/event/cards/draw-banner.ts';
import { compressPage, pageEncoding } from '#server/platform/http/page-encoding.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';

/** A print's address says all of it. Banners are JPEG because emails show no SVG and no WebP. */
export const printRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/print/:name', { config: { limit: 'file' } }, async (request, reply) => {
      const plate = plateAt(request.url);
      if (plate === null) return sendRefusal(request, reply, { code: 'NOT_FOUND' });
      const encoding = pageEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/svg+xml')
        .send(compressPage(Buffer.from(drawPrint(plate)), encoding));
    });

    app.get<{ Params: { name: string } }>(
      '/api/banner/:name',
      { config: { limit: 'file' } },
      async (request, reply) => {
        const [, name] = /^([\w-]+)\.jpg$/.exec(request.params.name) ?? [];
        const banner = name === undefined ? null : await use(DrawBanner)(name);
        if (banner === null) return sendRefusal(request, reply, { code: 'NOT_FOUND' });
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('x-content-type-options', 'nosniff')
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/jpeg')
          .send(banner);
      },
    );
  };
