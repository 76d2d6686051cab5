import type { FastifyInstance, onRequestHookHandler } from 'fastify';
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

/** Before anything of the request is parsed. */
export function limitRequests(app: FastifyInstance, use: <T>(token: Token<T>) => T): void {
  const [limiter, clock] = [use(RateLimiter), use(Clock)];
  const limitTo =
    (limit: RateKind): onRequestHookHandler =>
    (request, reply, done) => {
      const retryAt = limiter.take({ address: request.ip }, limit, clock.now());
      if (retryAt === null) done();
      else sendRefusal(request, reply, { code: 'RATE_LIMITED', retryAt });
    };
  // Once for each route: `request.routeOptions` creates a new object at each access.
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (limit !== undefined) route.onRequest = [limitTo(limit), ...[route.onRequest ?? []].flat()];
  });
}
