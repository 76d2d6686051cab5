import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import type { Locale } from '#domain/text/locale.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { Environment } from '#server/application/ports/environment.ts';
import { EventBus } from '#server/application/ports/event-bus.ts';
import { Log } from '#server/application/ports/log.ts';
import { Metrics } from '#server/application/ports/metrics.ts';
import { bugSentence, refusalSentence } from '#words/refusals.ts';
import { localeOfRequest } from '../rest/refusal-reply.ts';
import { barePage } from './bare-page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { RateLimiter } from './rate-limiter.ts';

/** One rendered page; `html` is null for a redirect. `scripts` and `styles` are the CSP hashes of its inline elements. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string | null;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly framable: boolean;
  /** The same for everybody: rendered without a viewer, without a secret in its address. */
  readonly cacheable: boolean;
};
/** Renders a page for nobody in particular. Rejects only for a bug. */
export type RenderPage = (request: Request) => Promise<RenderedPage>;

type Encoding = 'br' | 'gzip' | 'identity';
type Ready = RenderedPage & { readonly etag: string; readonly body: (encoding: Encoding) => Promise<Buffer> };
type Kept = { readonly page: Promise<Ready>; readonly until: number };

const TTL_MS = 500;
const MOST_PAGES = 500;
const MOST_QUERY = 400;
const LONGEST_URL = 2_048;
// Read in the browser; the page is the same without them.
const MARKETING = /^(?:ref|fbclid|gclid|zarsrc|mc_[a-z]+|utm_[a-z]+)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function compress(html: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(html);
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  return encoding === 'gzip' ? zip(bytes, { level: 5 }) : Promise.resolve(bytes);
}

function ready(page: RenderedPage): Ready {
  const html = page.html ?? '';
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    ...page,
    etag: `"${createHash('sha1').update(html).digest('base64url')}"`,
    body: (encoding) => {
      const body = bodies.get(encoding) ?? compress(html, encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\.0+)?\b)/.test(accepted) ? 'gzip' : 'identity';
}

/** The address that a page is rendered and kept under: sorted, without what only the browser reads. null for one that nobody means. */
export function canonicalUrl(baseUrl: string, pathAndQuery: string): URL | null {
  // `//host` would be another origin.
  if (!pathAndQuery.startsWith('/') || pathAndQuery.startsWith('//') || pathAndQuery.length > LONGEST_URL || !URL.canParse(pathAndQuery, baseUrl))
    return null;
  const url = new URL(pathAndQuery, baseUrl);
  for (const name of [...url.searchParams.keys()]) if (MARKETING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  url.hash = '';
  return url.search.length > MOST_QUERY * 4 ? null : url;
}

export type PageRouteParts = {
  readonly use: <T>(token: Token<T>) => T;
  readonly render: RenderPage;
  /** While developing, styles and scripts come inline and unhashed. */
  readonly developing: boolean;
};

/** Every GET that no other route took: a page. Pages that are the same for everybody are kept for half a second, compressed. */
export const pageRoute = ({ use, render, developing }: PageRouteParts): FastifyPluginAsync => {
  const kept = new Map<string, Kept>();

  async function renderOnce(url: URL): Promise<Ready> {
    const began = performance.now();
    const page = ready(await render(new Request(url, { headers: { accept: 'text/html' } })));
    use(Metrics).observe('page_render_seconds', (performance.now() - began) / 1_000);
    return page;
  }

  function find(url: URL): Promise<Ready> {
    const now = use(Clock).now();
    const known = kept.get(url.href);
    use(Metrics).count('page_cache_total', { outcome: known !== undefined && known.until > now ? 'hit' : 'miss' });
    if (known !== undefined && known.until > now) return known.page;
    const page = renderOnce(url);
    const entry: Kept = { page, until: now + TTL_MS };
    kept.delete(url.href);
    kept.set(url.href, entry);
    if (kept.size > MOST_PAGES) kept.delete(kept.keys().next().value ?? url.href);
    const forget = (): void => {
      if (kept.get(url.href) === entry) kept.delete(url.href);
    };
    page.then((rendered) => rendered.cacheable || forget(), forget);
    return page;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: Ready): Promise<FastifyReply> {
    const https = use(Environment).baseUrl.startsWith('https://');
    for (const [name, value] of Object.entries(page.headers)) reply.header(name, value);
    reply.header(
      'content-security-policy',
      contentSecurityPolicy({ scripts: page.scripts, styles: page.styles, framable: page.framable, https, developing }),
    );
    if (!page.framable) reply.header('x-frame-options', 'DENY');
    reply.header('vary', 'accept-encoding');
    if (page.html === null) return reply.code(page.status).header('cache-control', 'no-cache').send();
    reply.header('cache-control', page.cacheable ? 'public, max-age=0, s-maxage=1, stale-while-revalidate=5' : 'no-store');
    if (page.cacheable) {
      reply.header('etag', page.etag);
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    }
    const encoding = encodingFor(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(page.status).send(await page.body(encoding));
  }

  return async (app) => {
    const unsubscribe = use(EventBus).subscribe((message) => {
      if (message.kind === 'event' || message.kind === 'resynchronise') kept.clear();
    });
    app.addHook('onClose', async () => unsubscribe());
    const say = (reply: FastifyReply, status: number, locale: Locale, sentence: string): FastifyReply => {
      const { html, styles } = barePage(locale, sentence);
      const https = use(Environment).baseUrl.startsWith('https://');
      reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8');
      reply.header('content-security-policy', contentSecurityPolicy({ scripts: [], styles, framable: false, https, developing: false }));
      return reply.send(html);
    };
    app.get('/*', async (request, reply) => {
      const locale = localeOfRequest(request);
      const retryAt = use(RateLimiter).take({ address: request.ip }, 'page', use(Clock).now());
      if (retryAt !== null) return say(reply, 429, locale, refusalSentence({ code: 'RATE_LIMITED', retryAt }, locale));
      const url = canonicalUrl(use(Environment).baseUrl, request.url);
      if (url === null) return say(reply, 400, locale, refusalSentence({ code: 'NOT_FOUND' }, locale));
      try {
        return await send(request, reply, developing ? await renderOnce(url) : await find(url));
      } catch (error) {
        use(Log).error(error, 'a page could not be rendered', { correlationId: request.id, path: url.pathname });
        use(Metrics).count('bugs_total', { where: 'page' });
        return say(reply, 500, locale, bugSentence(locale));
      }
    });
  };
};
