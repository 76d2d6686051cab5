import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Token } from '#domain/kernel/token.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { OpenResumeLink } from '#server/sale/open-resume-link.ts';

const body = z.object({ token: z.string().min(1).max(500) });

/** Read-only; the token is never in a URL. */
export const paymentResumeRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.post('/api/v1/payment/resume', { bodyLimit: 2_048, config: { limit: 'api' } }, async (request, reply) => {
      const parsed = body.safeParse(request.body);
      if (!parsed.success) return sendRefusal(request, reply, { code: 'LINK_EXPIRED' });
      const opened = await use(OpenResumeLink)(parsed.data.token);
      if (!opened.ok) return sendRefusal(request, reply, opened.refusal);
      const order = opened.value;
      return reply.header('cache-control', 'no-store').send({
        data: {
          event_name: order.eventName,
          event_slug: order.eventSlug,
          session_name: order.sessionName,
          begin_at: order.beginAt,
          end_at: order.endAt,
          timezone: order.timezone,
          buyer: order.buyer,
          number_of_tickets: order.ticketCount,
          price: order.price,
          received: order.received,
          status: order.status,
          bank_transfer_payment:
            order.transfer === null
              ? null
              : {
                  value: order.transfer.amount,
                  bank_transfer: {
                    account: order.transfer.account,
                    bank: order.transfer.bank,
                    username: order.transfer.holder,
                    message: order.transfer.message,
                    qr_code: order.transfer.qrCode,
                  },
                  pay_before: order.transfer.payBefore,
                },
          server_now: order.serverNow,
        },
      });
    });
  };
