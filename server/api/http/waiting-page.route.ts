import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import type { Locale } from '#domain/text/locale.ts';
import { keptEventSlug } from '#domain/text/slug.ts';
import { nextPollIn } from '#domain/waiting-room/next-poll.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { Environment } from '#server/application/ports/environment.ts';
import { SecretSource } from '#server/application/ports/secret-source.ts';
import { StandInLine } from '#server/application/waiting-room/stand-in-line.ts';
import { refusalSentence } from '#words/refusals.ts';
import { askedToWait, keepWaiting } from '../rest/waiting-cookies.ts';
import { barePage } from './bare-page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { RateLimiter } from './rate-limiter.ts';
import { WAITING_PAGE_HASHES, waitingPage } from './waiting-page.ts';
import { waitingSentences } from './waiting-words.ts';

type Asked = { readonly Params: { readonly eventId: string }; readonly Querystring: Readonly<Record<string, unknown>> };

const EVENT_ID = /^[1-9]\d{0,9}$/;
// Only to a page of ours where tickets are chosen: an open redirect would lend our name to anybody.
const WAY_ON = /^\/(?:vi\/)?payment\/[1-9]\d{0,9}(?:\/simple)?$/;
const GRAINS = 4_096;
const WAIT_A_MOMENT = 10;

/** GET /waiting/{event}?to=/payment/{session}, and the same under /vi: the waiting room as a page. */
export const waitingPageRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const send = (
      reply: FastifyReply,
      status: number,
      html: string,
      hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
    ) => {
      const https = use(Environment).baseUrl.startsWith('https://');
      reply.code(status).header('cache-control', 'no-store').header('x-frame-options', 'DENY').type('text/html; charset=utf-8');
      reply.header('content-security-policy', contentSecurityPolicy({ ...hashes, framable: false, https, developing: false, thirdParties: [] }));
      return reply.send(html);
    };

    const answer =
      (locale: Locale) =>
      async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> => {
        const retryAt = use(RateLimiter).take({ address: request.ip }, 'waiting', use(Clock).now());
        if (retryAt !== null) {
          const { html, styles } = barePage(locale, refusalSentence({ code: 'RATE_LIMITED', retryAt }, locale), WAIT_A_MOMENT);
          return send(reply, 429, html, { styles, scripts: [] });
        }
        const missing = (): FastifyReply => {
          const { html, styles } = barePage(locale, refusalSentence({ code: 'EVENT_NOT_FOUND' }, locale));
          return send(reply, 404, html, { styles, scripts: [] });
        };
        if (!EVENT_ID.test(request.params.eventId)) return missing();
        const asked = askedToWait(use, request, reply, Number(request.params.eventId));
        const stood = await use(StandInLine)(asked);
        if (!stood.ok) return missing();
        const { event, waiting } = stood.value;
        keepWaiting(use, reply, asked, waiting);
        const root = locale === 'vi' ? '/vi' : '';
        const eventPath = `${root}/event/${encodeURIComponent(keptEventSlug(event))}`;
        const to = request.query['to'];
        const goPath = typeof to === 'string' && WAY_ON.test(to) ? to : eventPath;
        if (waiting.kind === 'ADMITTED' || waiting.kind === 'WALK_IN') return reply.header('cache-control', 'no-store').redirect(goPath, 303);
        const html = waitingPage({
          locale,
          eventName: event.name,
          eventPath,
          ownPath: `${root}/waiting/${event.eventId}${goPath === eventPath ? '' : `?to=${encodeURIComponent(goPath)}`}`,
          pollPath: `/api/v1/waiting-room/${event.eventId}`,
          goPath,
          sentences: waitingSentences(waiting, event.timezone, asked.account !== null),
          waits: waiting.kind !== 'OVER',
          nextPollMs: nextPollIn(use(SecretSource).below(GRAINS) / GRAINS),
        });
        return send(reply, 200, html, WAITING_PAGE_HASHES);
      };
    app.get<Asked>('/waiting/:eventId', answer('en'));
    app.get<Asked>('/vi/waiting/:eventId', answer('vi'));
  };
