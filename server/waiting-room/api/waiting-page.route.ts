import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { nextPollIn } from '#domain/waiting-room/shown-place.ts';
import { keyOfEvent, openSlug } from '#server/event/event-link.ts';
import { barePage } from '#server/platform/http/bare-page.ts';
import { eventNumber } from '#server/platform/http/event-number.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { sendPage } from '#server/platform/http/send-page.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { redirectTarget, withRedirectTarget } from '#server/waiting-room/api/redirect-target.ts';
import { StandInLine } from '#server/waiting-room/stand-in-line.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { askedToWait, keepWaiting } from './waiting-cookies.ts';
import { BuiltStylesheets } from './waiting-document.ts';
import { noSuchEventPage, WAITING_PAGE_HASHES, waitingPage } from './waiting-page.ts';
import { waitingSentences } from './waiting-words.ts';

type Asked = { readonly Params: { readonly eventId: string }; readonly Querystring: Readonly<Record<string, unknown>> };

const GRAINS = 4_096;
const WAIT_A_MOMENT = 10;

/** The same under /vi. */
export const waitingPageRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const answer =
      (locale: Locale) =>
      async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> => {
        const retryAt = use(RateLimiter).take({ address: request.ip }, 'waiting', use(Clock).now());
        if (retryAt !== null) {
          const bare = barePage(locale, refusalSentence({ code: 'RATE_LIMITED', retryAt }, locale), WAIT_A_MOMENT);
          return sendPage(use, reply, { ...bare, status: 429, scripts: [] });
        }
        const missing = (): FastifyReply =>
          sendPage(use, reply, {
            status: 404,
            html: noSuchEventPage(locale, use(BuiltStylesheets)),
            ...WAITING_PAGE_HASHES,
          });
        const eventId = eventNumber(request.params.eventId);
        if (eventId === null) return missing();
        const asked = askedToWait(use, request, reply, eventId);
        const stood = await use(StandInLine)(asked);
        if (!stood.ok) return missing();
        const { event, waiting } = stood.value;
        keepWaiting(use, reply, asked, waiting);
        const root = locale === 'vi' ? '/vi' : '';
        const slug = openSlug(use(Keyring), { ...event, ...event.standing });
        const eventPath = `${root}/event/${encodeURIComponent(slug)}`;
        const key = keyOfEvent(use(Keyring), { ...event, feature: event.standing.feature });
        const keyQuery = key === null ? '' : `?${new URLSearchParams({ key })}`;
        const to = redirectTarget(request.query['to']);
        const goPath = to ?? eventPath;
        if (waiting.kind === 'ADMITTED' || waiting.kind === 'WALK_IN')
          return reply.header('cache-control', 'no-store').redirect(goPath, 303);
        const waitingPath = `${root}/waiting/${event.eventId}`;
        const html = waitingPage({
          locale,
          stylesheets: use(BuiltStylesheets),
          eventName: event.name,
          eventPath,
          ownPath: withRedirectTarget(waitingPath, to),
          pollPath: `/api/v1/waiting-room/${event.eventId}${keyQuery}`,
          signInPath: asked.account === null ? withRedirectTarget(`${waitingPath}/sign-in`, to) : null,
          goPath,
          sentences: waitingSentences(waiting, event.timezone, asked.account !== null),
          waits: waiting.kind !== 'OVER',
          drawn: waiting.kind === 'WAITING',
          explains: waiting.kind !== 'OVER' && waiting.kind !== 'NOTHING_LEFT',
          nextPollMs: nextPollIn(use(SecretSource).below(GRAINS) / GRAINS),
        });
        return sendPage(use, reply, { status: 200, html, ...WAITING_PAGE_HASHES });
      };
    app.get<Asked>('/waiting/:eventId', answer('en'));
    app.get<Asked>('/vi/waiting/:eventId', answer('vi'));
  };
