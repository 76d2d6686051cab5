import type { FastifyPluginAsync } from 'fastify';
import { never } from '#domain/kernel/never.ts';
import type { Token } from '#domain/kernel/token.ts';
import { HearCardPayment } from '#server/money/hear-card-payment.ts';
import { HearCardRefund } from '#server/money/hear-card-refund.ts';
import { CardNotices } from '#server/money/ports/card-notices.ts';
import { TakeBackDisputed } from '#server/money/take-back-disputed.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';

/** 400: not authentic. 500: not recorded, so that Stripe calls again. Else 200, also for repeats. */
export const stripeWebhookRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    // The signature covers the raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post('/webhooks/stripe', { bodyLimit: 262_144, config: { limit: 'webhook' } }, async (request, reply) => {
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array(0);
      const signature = request.headers['stripe-signature'];
      const notice = use(CardNotices).read({
        body,
        signature: typeof signature === 'string' ? signature : '',
        now: use(Clock).now(),
      });
      use(Metrics).count('gateway_reports_total', { provider: 'STRIPE', reading: notice.kind });
      void reply.header('cache-control', 'no-store');
      switch (notice.kind) {
        case 'UNTRUSTED':
          use(Log).warn('a call of Stripe with a wrong signature was refused');
          return reply.code(400).send({ received: false });
        case 'OTHER':
          return { received: true };
        case 'PAYMENT':
          await use(HearCardPayment)(notice.reference);
          return { received: true };
        case 'REFUND':
          await use(HearCardRefund)(notice.reference);
          return { received: true };
        case 'DISPUTE':
          await use(TakeBackDisputed)(notice);
          return { received: true };
        default:
          return never(notice);
      }
    });
  };
