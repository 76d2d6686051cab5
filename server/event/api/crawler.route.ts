import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES } from '#domain/kernel/locale/locale.ts';
import { localisedPath } from '#domain/kernel/locale/localised-path.ts';
import { keptEventSlug } from '#domain/kernel/names/slug.ts';
import type { Token } from '#domain/kernel/token.ts';
import { crawledPaths, uncrawledPaths } from '#domain/permission/crawling.ts';
import { SitemapEvents } from '#server/event/ports/sitemap-events.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { SITEMAP_CLOSING, SITEMAP_OPENING, sitemapEntries, sitemapIndex } from './sitemap-xml.ts';

const KEPT = 'public, max-age=3600';

export const crawlerRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const { baseUrl, profile } = use(Environment);

    async function* eventsOf(part: number): AsyncGenerator<string> {
      yield SITEMAP_OPENING;
      for await (const events of use(SitemapEvents).inPart(part))
        yield events
          .map((event) => sitemapEntries(baseUrl, `/event/${keptEventSlug(event)}`, event.changedAt))
          .join('');
      yield SITEMAP_CLOSING;
    }

    /** Streamed from the database: a part has ten thousand events. */
    const stream = (request: FastifyRequest, reply: FastifyReply, text: AsyncIterable<string>): FastifyReply => {
      reply.header('cache-control', KEPT).header('vary', 'accept-encoding').type('application/xml; charset=utf-8');
      const body = Readable.from(text);
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(body);
      const zipped = createGzip();
      body.once('error', (error) => zipped.destroy(error));
      return reply.header('content-encoding', 'gzip').send(body.pipe(zipped));
    };

    app.addHook('onRequest', async (request, reply) => {
      const retryAt = use(RateLimiter).take({ address: request.ip }, 'page', use(Clock).now());
      if (retryAt !== null) await sendRefusal(request, reply, { code: 'RATE_LIMITED', retryAt });
    });

    app.get('/robots.txt', (_request, reply) => {
      reply.header('cache-control', KEPT).type('text/plain; charset=utf-8');
      // Staging must not appear in search results.
      if (profile === 'staging') return reply.send('User-agent: *\nDisallow: /\n');
      const left = uncrawledPaths().flatMap((path) =>
        LOCALES.map((locale) => `Disallow: ${localisedPath(path, locale)}\n`),
      );
      return reply.send(
        [
          `User-agent: *\n${left.join('')}Allow: /api/generate-`,
          'Disallow: /api/',
          'Disallow: /graphql',
          'Disallow: /oauth2/',
          '',
          `Sitemap: ${baseUrl}/sitemap.xml\n`,
        ].join('\n'),
      );
    });

    app.get('/sitemap.xml', async (_request, reply) => {
      const parts = await use(SitemapEvents).parts();
      const maps = [`${baseUrl}/sitemap-pages.xml`, ...parts.map((part) => `${baseUrl}/sitemap-events-${part}.xml`)];
      return reply.header('cache-control', KEPT).type('application/xml; charset=utf-8').send(sitemapIndex(maps));
    });

    app.get('/sitemap-pages.xml', (_request, reply) => {
      const pages = crawledPaths().map((path) => sitemapEntries(baseUrl, path));
      return reply
        .header('cache-control', KEPT)
        .type('application/xml; charset=utf-8')
        .send([SITEMAP_OPENING, ...pages, SITEMAP_CLOSING].join(''));
    });

    app.get<{ Params: { part: string } }>('/sitemap-events-:part(^\\d{1,6}).xml', (request, reply) =>
      stream(request, reply, eventsOf(Number(request.params.part))),
    );
  };
