import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Token } from '#domain/kernel/token.ts';
import { NameRefundAccount } from '#server/money/name-refund-account.ts';
import { OpenRefundLink, type SharedRefund } from '#server/money/open-refund-link.ts';
import { sendRefusal } from '#server/platform/http/refusal-reply.ts';

const token = z.string().min(1).max(500);
const opening = z.object({ token });
const naming = z.object({
  token,
  bank: z.string().max(20),
  number: z.string().max(100),
  holder_name: z.string().max(200),
});

const sendRefund = (reply: FastifyReply, refund: SharedRefund) =>
  reply.header('cache-control', 'no-store').send({
    data: {
      event_name: refund.eventName,
      order_number: refund.orderNumber,
      amount: refund.amount,
      reason: refund.reason,
      status: refund.status,
      paid_at: refund.paidAt,
      account:
        refund.account === null
          ? null
          : {
              bank: refund.account.bin,
              number: refund.account.number,
              holder_name: refund.account.holder,
              source: refund.source,
            },
    },
  });

/** The token is never in a URL. */
export const refundAccountRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    const settings = { bodyLimit: 4_096, config: { limit: 'api' } } as const;
    app.post('/api/v1/refund/open', settings, async (request, reply) => {
      const parsed = opening.safeParse(request.body);
      if (!parsed.success) return sendRefusal(request, reply, { code: 'LINK_EXPIRED' });
      const opened = await use(OpenRefundLink)(parsed.data.token);
      return opened.ok ? sendRefund(reply, opened.value) : sendRefusal(request, reply, opened.refusal);
    });
    app.post('/api/v1/refund/account', settings, async (request, reply) => {
      const parsed = naming.safeParse(request.body);
      if (!parsed.success) return sendRefusal(request, reply, { code: 'LINK_EXPIRED' });
      const { token: secret, bank, number, holder_name: holder } = parsed.data;
      const named = await use(NameRefundAccount)(secret, { bin: bank, number, holder });
      return named.ok ? sendRefund(reply, named.value) : sendRefusal(request, reply, named.refusal);
    });
  };
