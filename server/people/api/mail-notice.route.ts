import type { FastifyPluginAsync } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { HearMailNotice } from '#server/people/hear-mail-notice.ts';
import { bearsSecret } from '#server/platform/http/bears-secret.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';

/** Servers return at most the headers of an email when asked to, and its pictures when they do not listen. */
const MOST_BYTES = 1024 * 1024;

/** The operator's mail server posts here what arrives at BOUNCE_ADDRESS, each message as it came. */
export const mailNoticeRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(
      '/webhooks/mail',
      {
        bodyLimit: MOST_BYTES,
        config: { limit: 'webhook' },
        // Before the body is read.
        onRequest: async (request, reply) => {
          const secret = use(Environment).bounces?.secret;
          if (secret === undefined || !bearsSecret(request, secret))
            await sendRefusal(request, reply, { code: 'UNAUTHORIZED' });
        },
      },
      async (request, reply) => {
        const heard =
          request.body instanceof Uint8Array ? await use(HearMailNotice)(new Uint8Array(request.body)) : 'NOTHING';
        use(Metrics).count('mail_notices_total', { heard });
        // Also of what says nothing: the mail server would post it again.
        return reply.header('cache-control', 'no-store').send({ data: { heard } });
      },
    );
  };
