import type { FastifyInstance } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { type RateKind, RateLimiter } from './rate-limiter.ts';
import { sendRefusal } from './refusal-reply.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that a network address meets before the body of its request is read. */
    readonly limit?: RateKind;
  }
}

/** Refuses a network that asks too often, by its route's `config.limit`, before anything of the request is parsed. */
export function limitRequests(app: FastifyInstance, use: <T>(token: Token<T>) => T): void {
  const [limiter, clock] = [use(RateLimiter), use(Clock)];
  app.addHook('onRequest', async (request, reply) => {
    const { limit } = request.routeOptions.config;
    const retryAt = limit === undefined ? null : limiter.take({ address: request.ip }, limit, clock.now());
    return retryAt === null ? undefined : sendRefusal(request, reply, { code: 'RATE_LIMITED', retryAt });
  });
}
