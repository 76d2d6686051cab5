import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { escapeHtml, page } from '../page.ts';
import {
  VNPAY_MODES,
  VNPAY_REFUND_MODES,
  type VnpayGateway,
  type VnpayMode,
  type VnpayTransaction,
} from './vnpay-gateway.ts';

const explained: Readonly<Record<VnpayMode, string>> = {
  paid: 'Pay',
  'paid-without-ipn': 'Pay; VNPay’s own call is lost',
  'paid-without-return': 'Pay; the browser does not return',
  'paid-ipn-twice': 'Pay; VNPay calls twice',
  'paid-wrong-signature': 'Pay; VNPay’s call has a wrong signature',
  'paid-late': 'Pay; known only after 31 minutes',
  cancelled: 'Cancel',
  failed: 'Not enough money',
  left: 'Leave without paying',
};

const Finish = z.object({ reference: z.string().min(1).max(100), mode: z.enum(VNPAY_MODES) });

const Refunds = z.object({ mode: z.enum(VNPAY_REFUND_MODES) });

const payPage = ({ parameters }: VnpayTransaction): string =>
  page(
    'VNPay',
    `<h1>VNPay (simulated)</h1>
<p class="quiet">${escapeHtml(parameters.get('vnp_BankCode') ?? '')} · ${escapeHtml(parameters.get('vnp_OrderInfo') ?? '')}</p>
<p>${(Number(parameters.get('vnp_Amount')) / 100).toLocaleString('vi-VN')} VND</p>
<form class="card" method="post" action="/vnpay/finish"><input type="hidden" name="reference" value="${escapeHtml(parameters.get('vnp_TxnRef') ?? '')}">
${VNPAY_MODES.map((mode) => `<p><button name="mode" value="${mode}">${explained[mode]}</button></p>`).join('')}</form>`,
  );

export const vnpayRoutes =
  (gateway: VnpayGateway): FastifyPluginAsync =>
  async (app) => {
    app.get('/vnpay/pay', async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://simulator');
      const opened = gateway.open(searchParams, Date.now());
      void reply.type('text/html');
      return typeof opened === 'string'
        ? reply.code(400).send(page('VNPay', `<h1>VNPay refuses</h1><p>${escapeHtml(opened)}</p>`))
        : reply.send(payPage(opened));
    });
    app.post('/vnpay/finish', async (request, reply) => {
      const parsed = Finish.safeParse(request.body);
      const transaction = parsed.success ? gateway.transactions.get(parsed.data.reference) : undefined;
      if (!parsed.success || transaction === undefined) return reply.code(404).send({ error: 'No such transaction' });
      const back = await gateway.finish(transaction, parsed.data.mode);
      if (back !== null) return reply.redirect(back, 303);
      return reply.type('text/html').send(page('VNPay', '<h1>Done</h1><p>You can close this page.</p>'));
    });
    app.get('/api/vnpay/transactions', async () =>
      [...gateway.transactions].map(([reference, { status, deliveries, refunds }]) => ({
        reference,
        status,
        deliveries,
        refunds,
      })),
    );
    app.post<{ Params: { reference: string } }>('/api/vnpay/:reference/call', async (request, reply) => {
      const found = gateway.transactions.get(request.params.reference);
      return found === undefined
        ? reply.code(404).send({ error: 'No such transaction' })
        : { answer: await gateway.call(found) };
    });
    app.post<{ Body: Record<string, string> }>('/vnpay/api', async (request, reply) => {
      const answer = gateway.answer(request.body);
      return answer ?? reply.hijack().raw.destroy();
    });
    app.post('/api/vnpay/refunds', async (request, reply) => {
      const parsed = Refunds.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ error: 'No such mode' });
      gateway.refundMode = parsed.data.mode;
      return { mode: gateway.refundMode };
    });
    for (const outcome of ['sent', 'refused'])
      app.post<{ Params: { reference: string } }>(`/api/vnpay/:reference/refund/${outcome}`, async (request, reply) => {
        const found = gateway.transactions.get(request.params.reference);
        if (found === undefined) return reply.code(404).send({ error: 'No such transaction' });
        gateway.finishRefund(found, outcome === 'sent');
        return { refunds: found.refunds };
      });
  };
