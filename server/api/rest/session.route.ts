import type { FastifyPluginAsync } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { EndSession } from '#server/application/account/end-session.ts';
import { RenewSession } from '#server/application/account/renew-session.ts';
import { AccessTokenReader } from '#server/application/ports/access-token-reader.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { Environment } from '#server/application/ports/environment.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import { accessTokenIn } from '../viewer/viewer-of-request.ts';
import { isFromOwnPage } from './own-origin.ts';
import { sendRefusal } from './refusal-reply.ts';
import { forgetSession, keepSession, renewalTokenIn, sessionBody } from './session-cookies.ts';

/** Renewing and ending a session. [S7.2-09] [S7.2-10] */
export const sessionRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const { baseUrl } = use(Environment);

    app.post('/api/v1/user/session/renew', async (request, reply) => {
      const retryAt = use(RateLimiter).take({ address: request.ip }, 'api', use(Clock).now());
      if (retryAt !== null) return sendRefusal(request, reply, { code: 'RATE_LIMITED', retryAt });
      const inHeader = accessTokenIn(request.headers.authorization);
      const presented = inHeader ?? renewalTokenIn(request);
      if (presented === null) return sendRefusal(request, reply, { code: 'UNAUTHORIZED' });
      if (inHeader === null && !isFromOwnPage(request, baseUrl)) return sendRefusal(request, reply, { code: 'FORBIDDEN' });
      const renewed = await use(RenewSession)(presented);
      if (!renewed.ok) {
        if (inHeader === null) forgetSession(reply, baseUrl);
        return sendRefusal(request, reply, renewed.refusal);
      }
      void reply.header('cache-control', 'no-store');
      // Whoever came with the cookie gets the next one as a cookie only: a script on the page never sees it.
      if (inHeader !== null) return reply.send(sessionBody(renewed.value));
      keepSession(reply, baseUrl, renewed.value);
      return reply.send(sessionBody({ ...renewed.value, renewalToken: null }));
    });

    app.delete('/api/v1/user/session', async (request, reply) => {
      const accessToken = accessTokenIn(request.headers.authorization);
      const session = accessToken === null ? null : use(AccessTokenReader).read(accessToken, use(Clock).now());
      const cookie = renewalTokenIn(request);
      const fromOwnPage = cookie !== null && isFromOwnPage(request, baseUrl);
      if (session === null && !fromOwnPage) return sendRefusal(request, reply, { code: 'UNAUTHORIZED' });
      if (session !== null) await use(EndSession)({ by: 'session', ...session, because: 'SIGNED_OUT' });
      // An access token that ran out does not keep anybody signed in: the cookie says which session to end.
      if (fromOwnPage) await use(EndSession)({ by: 'renewal-token', renewalToken: cookie });
      forgetSession(reply, baseUrl);
      return reply.header('cache-control', 'no-store').send({ data: null });
    });
  };
