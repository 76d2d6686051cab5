import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Token } from '#domain/kernel/token.ts';
import { OptOutOfMailings } from '#server/event/messages/opt-out-of-mailings.ts';
import { OPT_OUT_ADDRESS } from '#server/event/messages/opt-out-secret.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';

const token = z.string().min(1).max(1_000);
const Body = z.object({ token });

/** The page posts {token}; a mailbox's own button posts to the address with ?token=, as RFC 8058 has it. */
export const unsubscribeRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}));
    app.post(OPT_OUT_ADDRESS, { bodyLimit: 4_096, config: { limit: 'api' } }, async (request, reply) => {
      const named = [Body.safeParse(request.body), Body.safeParse(request.query)].find(({ success }) => success);
      if (named?.data === undefined) return sendRefusal(request, reply, { code: 'LINK_EXPIRED' });
      const ended = await use(OptOutOfMailings)(named.data.token);
      return ended.ok
        ? reply.header('cache-control', 'no-store').send({ data: { unsubscribed: true } })
        : sendRefusal(request, reply, ended.refusal);
    });
  };
