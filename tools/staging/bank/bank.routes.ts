import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { escapeHtml, page } from '../page.ts';
import {
  type BankAccount,
  type BankTransferRecord,
  TRANSFER_MODES,
  type TransferDirection,
  type TransferMode,
} from './bank-account.ts';
import type { BankFeedSender } from './bank-feed.ts';
import { mangleMessage } from './mangle-message.ts';

const Transfer = z.object({
  amount: z.coerce.number().int().min(1).max(100_000_000_000),
  message: z.string().min(1).max(500),
  direction: z.enum(['in', 'out']).default('in'),
  mode: z.enum(TRANSFER_MODES).default('exact'),
  provider: z.enum(['sepay', 'casso']).default('sepay'),
  /** In mode late: how long the notice is held back, ms. */
  delay_ms: z.coerce
    .number()
    .int()
    .min(0)
    .default(46 * 60_000),
});

const amountOf = (amount: number, mode: TransferMode): number =>
  mode === 'short'
    ? Math.max(1, amount - Math.ceil(amount / 10))
    : mode === 'over'
      ? amount + Math.ceil(amount / 10)
      : amount;

const explained: Readonly<Record<TransferMode, string>> = {
  exact: 'Pay exactly, notice at once',
  mangled: 'Message mangled as banks do',
  twice: 'The notice comes twice',
  short: 'A tenth too little',
  over: 'A tenth too much',
  late: 'The notice is held back (46 minutes)',
  lost: 'The notice is lost',
};

type Prefill = { readonly amount: string; readonly message: string; readonly direction: TransferDirection };

function bankPage(account: BankAccount, prefill: Prefill): string {
  const rows = account.list().map((transfer) => {
    const last = transfer.deliveries.at(-1);
    return `<tr><td>${new Date(transfer.booked_at).toISOString().slice(11, 19)}</td><td>${transfer.direction === 'out' ? '−' : ''}${transfer.amount.toLocaleString('vi-VN')}</td><td>${escapeHtml(transfer.message)}</td><td>${transfer.mode}</td><td>${
      last === undefined
        ? 'not sent'
        : `${transfer.deliveries.length}x, ${last.status === 0 ? 'nobody answered' : last.status}`
    }</td><td><form method="post" action="/bank/${transfer.id}/deliver"><button>Send the notice</button></form></td></tr>`;
  });
  return page(
    'Bank',
    `<h1>Bank</h1>
<p class="quiet">Transfers made here reach Vemoi as the bank feed's signed webhooks. The feed that BANK_FEED names (SePay unless set) pays; the other one only confirms.</p>
<form class="card" method="post" action="/bank">
<label for="amount">Amount (VND)</label><input id="amount" name="amount" inputmode="numeric" pattern="[0-9]+" required value="${escapeHtml(prefill.amount)}">
<label for="message">Transfer message</label><input id="message" name="message" required maxlength="500" value="${escapeHtml(prefill.message)}">
<label for="direction">Direction</label><select id="direction" name="direction"><option value="in">In: a customer pays Vemoi</option><option value="out"${prefill.direction === 'out' ? ' selected' : ''}>Out: Vemoi pays, as a refund</option></select>
<label for="mode">How</label><select id="mode" name="mode">${TRANSFER_MODES.map((mode) => `<option value="${mode}">${explained[mode]}</option>`).join('')}</select>
<label for="provider">Feed</label><select id="provider" name="provider"><option value="sepay">SePay</option><option value="casso">Casso</option></select>
<button>Transfer</button></form>
<div class="card scroll">${
      rows.length === 0
        ? '<p>No transfer yet.</p>'
        : `<table><thead><tr><th>Booked (UTC)</th><th>VND</th><th>Message</th><th>How</th><th>Notice</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    }</div>`,
  );
}

export const bankRoutes =
  (account: BankAccount, feed: BankFeedSender): FastifyPluginAsync =>
  async (app) => {
    const transfer = async (body: unknown): Promise<BankTransferRecord | z.ZodError> => {
      const parsed = Transfer.safeParse(body);
      if (!parsed.success) return parsed.error;
      const { amount, message, direction, mode, provider, delay_ms } = parsed.data;
      const turn = account.list().length;
      const record = account.book({
        amount: amountOf(amount, mode),
        message: mode === 'mangled' ? mangleMessage(message, `FT${Date.now()}`, turn) : message,
        direction,
        mode,
        provider,
        now: Date.now(),
      });
      if (mode === 'late') feed.after(delay_ms, () => feed.deliverWithRetries(record));
      else if (mode !== 'lost') await feed.deliverWithRetries(record);
      if (mode === 'twice') await feed.deliver(record);
      return record;
    };

    app.get('/api/bank/transfers', async () => account.list());
    app.post('/api/bank/transfers', async (request, reply) => {
      const made = await transfer(request.body);
      return made instanceof z.ZodError
        ? reply.code(400).send({ error: z.prettifyError(made) })
        : reply.code(201).send(made);
    });
    app.post<{ Params: { id: string } }>('/api/bank/transfers/:id/deliver', async (request, reply) => {
      const found = account.find(Number(request.params.id));
      if (found === undefined) return reply.code(404).send({ error: 'No such transfer' });
      await feed.deliver(found);
      return found;
    });
    app.post<{ Body: { wrong_signature?: boolean; silent?: boolean } }>('/api/bank/switches', async (request) => {
      feed.wrongSignature = request.body.wrong_signature === true;
      feed.silent = request.body.silent === true;
      return { wrong_signature: feed.wrongSignature, silent: feed.silent };
    });

    app.get<{ Querystring: { amount?: string; message?: string; direction?: string } }>(
      '/bank',
      async (request, reply) =>
        reply.type('text/html').send(
          bankPage(account, {
            amount: request.query.amount ?? '',
            message: request.query.message ?? '',
            direction: request.query.direction === 'out' ? 'out' : 'in',
          }),
        ),
    );
    app.post('/bank', async (request, reply) => {
      const made = await transfer(request.body);
      if (made instanceof z.ZodError)
        return reply
          .code(400)
          .type('text/html')
          .send(
            page(
              'Not transferred',
              `<h1>Not transferred</h1><pre>${escapeHtml(z.prettifyError(made))}</pre><p><a href="/bank">Back</a></p>`,
            ),
          );
      return reply.redirect('/bank', 303);
    });
    app.post<{ Params: { id: string } }>('/bank/:id/deliver', async (request, reply) => {
      const found = account.find(Number(request.params.id));
      if (found !== undefined) await feed.deliver(found);
      return reply.redirect('/bank', 303);
    });
  };
