import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import type { Token } from '#domain/kernel/token.ts';
import { EndSession } from '#server/people/end-session.ts';
import { AccessTokenReader, type SignedInSession } from '#server/people/ports/access-token-reader.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { RenewSession } from '#server/people/renew-session.ts';
import { isFromOwnPage } from '#server/platform/http/own-origin.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { forgetSession, keepSession, renewalTokenIn, sessionBody } from './session-cookies.ts';
import { accessTokenIn } from './viewer-of-request.ts';

const LIMITED = { config: { limit: 'api' } } as const;

export const sessionRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const { baseUrl } = use(Environment);
    const sessionOf = (request: FastifyRequest): SignedInSession | null => {
      const accessToken = accessTokenIn(request.headers.authorization);
      return accessToken === null ? null : use(AccessTokenReader).read(accessToken, use(Clock).now());
    };

    app.post('/api/v1/user/session/renew', LIMITED, async (request, reply) => {
      const inHeader = accessTokenIn(request.headers.authorization);
      const presented = inHeader ?? renewalTokenIn(request);
      if (presented === null) return sendRefusal(request, reply, { code: 'UNAUTHORIZED' });
      if (inHeader === null && !isFromOwnPage(request, baseUrl))
        return sendRefusal(request, reply, { code: 'FORBIDDEN' });
      const renewed = await use(RenewSession)(presented);
      if (!renewed.ok) {
        if (inHeader === null) forgetSession(reply, baseUrl);
        return sendRefusal(request, reply, renewed.refusal);
      }
      void reply.header('cache-control', 'no-store');
      // Cookie in, cookie out: the new token stays out of reach of scripts.
      if (inHeader !== null) return reply.send(sessionBody(renewed.value));
      keepSession(reply, baseUrl, use(Keyring), renewed.value);
      return reply.send(sessionBody({ ...renewed.value, renewalToken: null }));
    });

    app.delete('/api/v1/user/session', LIMITED, async (request, reply) => {
      const session = sessionOf(request);
      const cookie = renewalTokenIn(request);
      const fromOwnPage = cookie !== null && isFromOwnPage(request, baseUrl);
      if (session === null && !fromOwnPage) return sendRefusal(request, reply, { code: 'UNAUTHORIZED' });
      if (session !== null) await use(EndSession)({ by: 'session', ...session, because: 'SIGNED_OUT' });
      // The access token has expired: the cookie identifies the session to end.
      if (fromOwnPage) await use(EndSession)({ by: 'renewal-token', renewalToken: cookie });
      forgetSession(reply, baseUrl);
      return reply.header('cache-control', 'no-store').send({ data: null });
    });

    app.get('/api/v1/user/sessions', LIMITED, async (request, reply) => {
      const current = sessionOf(request);
      if (current === null) return sendRefusal(request, reply, { code: 'UNAUTHORIZED' });
      const sessions = await use(SessionRows).openFamilies(current.accountId);
      return reply.header('cache-control', 'no-store').send({
        data: sessions.map((session) => ({
          id: withoutDashes(session.sessionFamilyId),
          user_agent: session.userAgent,
          inserted_at: session.insertedAt,
          last_used_at: session.lastUsedAt,
          current: session.sessionFamilyId === current.sessionFamilyId,
        })),
      });
    });

    app.delete<{ Params: { sessionId: string } }>(
      '/api/v1/user/sessions/:sessionId',
      LIMITED,
      async (request, reply) => {
        const current = sessionOf(request);
        if (current === null) return sendRefusal(request, reply, { code: 'UNAUTHORIZED' });
        const sessionFamilyId = withDashes(request.params.sessionId);
        const { accountId } = current;
        const ended =
          sessionFamilyId !== null &&
          (await use(EndSession)({ by: 'session', accountId, sessionFamilyId, because: 'ENDED_BY_OWNER' }));
        return ended
          ? reply.header('cache-control', 'no-store').send({ data: null })
          : sendRefusal(request, reply, { code: 'NOT_FOUND' });
      },
    );
  };
