import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { isForgedPicture } from '#server/platform/files/picture-signature.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { bugSentence, refusalSentence } from '#words/platform/refusals.ts';
import { barePage } from './bare-page.ts';
import { cardOrigins } from './card-origins.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { hasEventKey, type PageAddress, pageAddress, withRest } from './page-address.ts';
import { pageEncoding } from './page-encoding.ts';
import { hasTag } from './page-tag.ts';
import { RateLimiter } from './rate-limiter.ts';
import { type ReadyPage, readyPage } from './ready-page.ts';
import { localeOfRequest } from './refusal-reply.ts';
import type { RenderPage } from './rendered-page.ts';
import { originsOf } from './third-party-origins.ts';

const LETTER = /^(?:\/vi)?\/invite-rsvp\//;

export type PageRouteParts = {
  readonly use: <T>(token: Token<T>) => T;
  readonly render: RenderPage;
  /** In development, styles and scripts are inline and unhashed. */
  readonly developing: boolean;
};

/** No cookie or header reaches the page, so that one cached copy serves everyone. */
export const pageRoute = ({ use, render, developing }: PageRouteParts): FastifyPluginAsync => {
  const https = use(Environment).baseUrl.startsWith('https://');
  const thirdParties = originsOf(use(Environment).thirdParties);

  async function renderOnce(url: URL): Promise<ReadyPage> {
    const began = performance.now();
    const page = readyPage(await render(new Request(url, { headers: { accept: 'text/html' } })), {
      https,
      developing,
      thirdParties,
      cards: cardOrigins(use(Environment), url.pathname),
    });
    use(Metrics).observe('page_render_seconds', (performance.now() - began) / 1_000);
    return page;
  }

  function find(url: URL): Promise<ReadyPage> {
    let outcome = 'hit';
    const load = (): Promise<ReadyPage> => {
      outcome = 'miss';
      return renderOnce(url);
    };
    const page = use(MicroCache).remember({
      key: `page ${url.pathname}${url.search}`,
      load,
      keep: ({ keeping }) => keeping,
    });
    use(Metrics).count('page_cache_total', { outcome });
    return page;
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: ReadyPage,
    { url, rest }: PageAddress,
  ): Promise<FastifyReply> {
    reply.headers(page.headers);
    if (hasEventKey(url)) {
      reply.header('referrer-policy', 'no-referrer');
      if (page.headers['cache-control'] !== 'no-store') reply.header('cache-control', 'private, no-cache');
    }
    // An invitation's secret is in the address until the page removes it.
    if (LETTER.test(request.url)) reply.header('referrer-policy', 'no-referrer');
    if (page.body === null)
      return reply
        .code(page.status)
        .header('location', withRest(page.headers['location'] ?? '/', rest))
        .send();
    if (page.tag !== null && hasTag(request.headers['if-none-match'], page.tag)) return reply.code(304).send();
    const encoding = pageEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(page.status).send(page.body(encoding));
  }

  const say = (reply: FastifyReply, status: number, locale: Locale, sentence: string): FastifyReply => {
    const { html, styles } = barePage(locale, sentence);
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    reply.header(
      'content-security-policy',
      contentSecurityPolicy({
        scripts: [],
        styles,
        framable: false,
        https,
        developing: false,
        videos: false,
        thirdParties: [],
      }),
    );
    return reply.send(html);
  };

  return async (app) => {
    app.get('/*', async (request, reply) => {
      const locale = localeOfRequest(request);
      const retryAt = use(RateLimiter).take({ address: request.ip }, 'page', use(Clock).now());
      if (retryAt !== null) return say(reply, 429, locale, refusalSentence({ code: 'RATE_LIMITED', retryAt }, locale));
      const address = pageAddress(use(Environment).baseUrl, request.url);
      if (address === null) return say(reply, 400, locale, refusalSentence({ code: 'NOT_FOUND' }, locale));
      if (isForgedPicture(use(Keyring), address.url))
        return say(reply, 404, locale, refusalSentence({ code: 'NOT_FOUND' }, locale));
      try {
        return await send(request, reply, await (developing ? renderOnce(address.url) : find(address.url)), address);
      } catch (error) {
        use(Log).error(error, 'a page could not be rendered', {
          correlationId: request.id,
          path: address.url.pathname,
        });
        use(Metrics).count('bugs_total', { where: 'page' });
        return say(reply, 500, locale, bugSentence(locale));
      }
    });
  };
};
