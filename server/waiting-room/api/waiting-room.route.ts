import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { nextPollIn } from '#domain/waiting-room/shown-place.ts';
import { eventNumber } from '#server/platform/http/event-number.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { localeOfRequest, sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { StandInLine } from '#server/waiting-room/stand-in-line.ts';
import { askedToWait, keepWaiting } from './waiting-cookies.ts';
import { waitingSentences } from './waiting-words.ts';

type OfEvent = { readonly Params: { readonly eventId: string } };

const GRAINS = 4_096;

/** POST joins the line, GET asks for the state; both do the same, without the database. */
export const waitingRoomRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const answer = async (request: FastifyRequest<OfEvent>, reply: FastifyReply): Promise<FastifyReply> => {
      const retryAt = use(RateLimiter).take({ address: request.ip }, 'waiting', use(Clock).now());
      if (retryAt !== null) return sendRefusal(request, reply, { code: 'RATE_LIMITED', retryAt });
      const eventId = eventNumber(request.params.eventId);
      if (eventId === null) return sendRefusal(request, reply, { code: 'EVENT_NOT_FOUND' });
      const asked = askedToWait(use, request, reply, eventId);
      const stood = await use(StandInLine)(asked);
      if (!stood.ok) return sendRefusal(request, reply, stood.refusal);
      const { waiting, event } = stood.value;
      keepWaiting(use, reply, asked, waiting);
      const locale = localeOfRequest(request);
      return reply.header('cache-control', 'no-store').send({
        data: {
          state: waiting.kind,
          sentences: waitingSentences(waiting, event.timezone, asked.account !== null).map((said) => said[locale]),
          ahead: waiting.kind === 'WAITING' ? waiting.told.ahead : null,
          minutes: waiting.kind === 'WAITING' ? waiting.told.minutes : null,
          next_poll_in: nextPollIn(use(SecretSource).below(GRAINS) / GRAINS),
        },
      });
    };
    app.get<OfEvent>('/api/v1/waiting-room/:eventId', answer);
    app.post<OfEvent>('/api/v1/waiting-room/:eventId', { bodyLimit: 1_024 }, answer);
  };
