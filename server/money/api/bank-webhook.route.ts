import type { FastifyPluginAsync } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import type { BankFeed } from '#server/money/ports/bank-feed.ts';
import { InboxBusy } from '#server/money/ports/transfer-inbox.ts';
import { UnreadNotices } from '#server/money/ports/unread-notices.ts';
import { ReceiveTransfer } from '#server/money/receive-transfer.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { NewId } from '#server/platform/ports/new-id.ts';

type Use = <T>(token: Token<T>) => T;

const RETRY_AFTER_SECONDS = '5';

/** Unreadable notices are stored and accepted: providers switch off a webhook that keeps failing. */
export const bankWebhookRoute =
  (path: string, feedToken: Token<BankFeed>) =>
  (use: Use): FastifyPluginAsync =>
  async (app) => {
    // Signatures cover the raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(path, { bodyLimit: 65_536, config: { limit: 'webhook' } }, async (request, reply) => {
      const feed = use(feedToken);
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array(0);
      const reading = feed.read({ headers: request.headers, body, now: use(Clock).now() });
      use(Metrics).count('bank_webhooks_total', { provider: feed.provider, reading: reading.kind });
      void reply.header('cache-control', 'no-store');
      switch (reading.kind) {
        case 'UNTRUSTED':
          use(Log).warn('a bank webhook with a wrong signature was refused', { provider: feed.provider });
          return reply.code(401).send({ success: false });
        case 'MALFORMED':
          use(Log).warn('a bank webhook could not be read', { provider: feed.provider, field: reading.field });
          await use(UnreadNotices).keep({
            unreadNoticeId: use(NewId).newId(),
            provider: feed.provider,
            field: reading.field,
            body,
            receivedAt: use(Clock).now(),
          });
          return reply.code(200).send({ success: true });
        case 'TEST':
          return reply.code(200).send({ success: true });
        case 'TRANSFERS':
          try {
            await Promise.all(reading.transfers.map(use(ReceiveTransfer)));
          } catch (error) {
            if (error instanceof InboxBusy)
              return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ success: false });
            throw error;
          }
          return reply.code(200).send({ success: true });
      }
    });
  };
