import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { escapeHtml, page } from '../page.ts';
import {
  SINVOICE_MODES,
  type SInvoiceAnswer,
  type SInvoiceMode,
  type SInvoiceSimulator,
} from './sinvoice-simulator.ts';

const EXPLAINED: Readonly<Record<SInvoiceMode, string>> = {
  issues: 'Issue what is asked for',
  'answer-lost': 'Issue, and lose the answer',
  'request-lost': 'Lose the request',
  'number-later': 'Tell the number later',
  'no-series': 'Refuse: the series is not registered',
  down: 'Answer 503',
};
const API = '/sinvoice/services/einvoiceapplication/api/InvoiceAPI/InvoiceWS';
const Switch = z.object({ mode: z.enum(SINVOICE_MODES) });

const overview = ({ mode, invoices }: SInvoiceSimulator): string =>
  page(
    'SInvoice',
    `<h1>SInvoice (simulated)</h1>
<form class="card" method="post" action="/sinvoice/mode">
${SINVOICE_MODES.map((each) => `<p><button name="mode" value="${each}"${each === mode ? ' disabled' : ''}>${EXPLAINED[each]}</button></p>`).join('')}</form>
${[...invoices.values()]
  .map(
    ({ invoiceNo, reservationCode, buyer, total, adjusts }) =>
      `<div class="card"><h2>${escapeHtml(invoiceNo)}</h2>${adjusts === null ? '' : `<p>Điều chỉnh cho hóa đơn ${escapeHtml(adjusts)}</p>`}<p class="quiet">${escapeHtml(String(buyer['buyerLegalName']))} · ${escapeHtml(String(buyer['buyerTaxCode']))} · ${total.toLocaleString('vi-VN')} VND · ${escapeHtml(reservationCode)}</p></div>`,
  )
  .join('')}`,
  );

export const sinvoiceRoutes =
  (simulator: SInvoiceSimulator, now: () => number = Date.now): FastifyPluginAsync =>
  async (app) => {
    const answer = (reply: FastifyReply, told: SInvoiceAnswer) => {
      if (!('lost' in told)) return reply.code(told.status).send(told.content);
      reply.hijack();
      reply.raw.destroy();
      return reply;
    };
    app.get('/sinvoice', async (_request, reply) => reply.type('text/html').send(overview(simulator)));
    app.get('/sinvoice/lookup', async (_request, reply) => reply.type('text/html').send(overview(simulator)));
    app.post('/sinvoice/mode', async (request, reply) => {
      const asked = Switch.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ error: 'Unknown mode' });
      simulator.mode = asked.data.mode;
      return reply.redirect('/sinvoice', 303);
    });
    app.post<{ Body: Readonly<Record<string, unknown>> }>('/sinvoice/auth/login', async ({ body }, reply) =>
      answer(reply, simulator.signIn(body, now())),
    );
    app.post<{ Params: { readonly taxCode: string } }>(
      `${API}/createInvoice/:taxCode`,
      async ({ params, headers, body }, reply) =>
        answer(reply, simulator.create(params.taxCode, headers.cookie, body, now())),
    );
    app.post<{ Body: Readonly<Record<string, unknown>> }>(
      `${API}/searchInvoiceByTransactionUuid`,
      async ({ headers, body }, reply) => answer(reply, simulator.search(body, headers.cookie, now())),
    );
  };
