import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { escapeHtml, page } from '../page.ts';
import { StripeRefusal, type StripeSimulator } from './stripe-simulator.ts';

type Fields = Readonly<Record<string, string>>;
type ById = { readonly Params: { readonly id: string }; readonly Body: Fields | null };

const Switches = z.object({
  webhooks: z.enum(['on', 'lost', 'twice', 'wrong-signature']),
  api: z.enum(['on', 'down']),
  refunds: z.enum(['succeed', 'pending', 'fail', 'lost']),
});

const stepPage = (id: string, amount: number): string =>
  page(
    '3-D Secure',
    `<h1>Your bank asks (simulated)</h1><p>${amount.toLocaleString('vi-VN')} VND</p>
<form class="card" method="post" action="/stripe/step/${escapeHtml(id)}">
<p><button name="answer" value="pass">Complete authentication</button></p>
<p><button name="answer" value="fail">Fail authentication</button></p></form>`,
  );

const stepDone = page(
  '3-D Secure',
  `<h1>Done</h1><script>parent.postMessage('stripe-step-done', '*')</script><p>You can go back to the shop.</p>`,
);

/** Stripe's interface as our server and the simulated card field use it, and the page of a card's bank. */
export const stripeRoutes =
  (stripe: StripeSimulator): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((error, _request, reply) =>
      error instanceof StripeRefusal
        ? reply.code(error.status).send(error.body)
        : reply.code(500).send({ error: { type: 'api_error', message: String(error) } }),
    );
    app.addHook('onSend', async (_request, reply) => {
      void reply.header('access-control-allow-origin', '*');
    });

    const fieldsOf = ({ body }: FastifyRequest): Fields => (body ?? {}) as Fields;
    const byServer =
      (act: (fields: Fields, id: string) => object) =>
      async (request: FastifyRequest): Promise<object> => {
        stripe.admit(request.headers);
        const fields = fieldsOf(request);
        const { id = '' } = (request.params ?? {}) as { readonly id?: string };
        const text = `${request.method} ${request.url} ${JSON.stringify(fields)}`;
        return stripe.once(request.method === 'POST' ? request.headers['idempotency-key'] : undefined, text, () =>
          act(fields, id),
        );
      };

    app.post(
      '/v1/customers',
      byServer((fields) => stripe.createCustomer(fields)),
    );
    app.get<{ Params: { id: string }; Querystring: Fields }>('/v1/customers/:id/payment_methods', async (request) => {
      stripe.admit(request.headers);
      const { type, limit = '10', starting_after = null } = request.query;
      if (type !== 'card') throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'type' });
      return stripe.cardsOf(request.params.id, Number(limit), starting_after);
    });
    app.post(
      '/v1/payment_intents',
      byServer((fields) => stripe.createIntent(fields)),
    );
    app.post(
      '/v1/payment_intents/:id/cancel',
      byServer((_fields, id) => stripe.cancel(id)),
    );
    app.post(
      '/v1/payment_intents/:id/capture',
      byServer((_fields, id) => stripe.capture(id)),
    );
    const makeRefund = byServer((fields) => stripe.createRefund(fields));
    app.post('/v1/refunds', async (request, reply) => {
      const answer = await makeRefund(request);
      if (stripe.switches.refunds === 'lost') return reply.hijack().raw.destroy();
      return answer;
    });
    app.get(
      '/v1/refunds/:id',
      byServer((_fields, id) => stripe.shownRefund(stripe.refund(id))),
    );
    app.get<{ Querystring: Fields }>('/v1/refunds', async (request) => {
      stripe.admit(request.headers);
      return stripe.refundsOf(request.query['payment_intent'] ?? '');
    });
    app.get<{ Querystring: Fields }>('/v1/disputes', async (request) => {
      stripe.admit(request.headers);
      const { limit = '10', starting_after: after = null, 'created[gte]': from = '0' } = request.query;
      if (!/^([1-9]\d?|100)$/.test(limit) || !/^\d+$/.test(from))
        throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'limit or created' });
      return stripe.disputesSince(Number(from), Number(limit), after);
    });
    app.get(
      '/v1/payment_methods/:id',
      byServer((_fields, id) => stripe.shownCard(stripe.card(id))),
    );
    app.post(
      '/v1/payment_methods/:id/attach',
      byServer((fields, id) => stripe.attach(id, fields['customer'] ?? '')),
    );
    app.post(
      '/v1/payment_methods/:id/detach',
      byServer((_fields, id) => stripe.detach(id)),
    );

    // The server reads by its key, the browser by the client secret.
    app.get<{ Params: { id: string }; Querystring: Fields }>('/v1/payment_intents/:id', async (request) => {
      const intent = stripe.intent(request.params.id);
      if (request.query['client_secret'] !== intent.client_secret) stripe.admit(request.headers);
      return stripe.shown(intent);
    });
    app.post('/v1/payment_methods', async (request) => stripe.createCard(fieldsOf(request)));
    app.post<ById>('/v1/payment_intents/:id/confirm', async (request) =>
      stripe.confirm(request.params.id, fieldsOf(request)),
    );

    // Asked for where a browser would load Stripe's script.
    app.get('/stripe/script', async () => ({ publishableKey: stripe.publishableKey }));

    const html = (reply: FastifyReply, text: string) => reply.type('text/html').send(text);
    app.get<ById>('/stripe/step/:id', async (request, reply) =>
      html(reply, stepPage(request.params.id, stripe.intent(request.params.id).amount)),
    );
    app.post<ById>('/stripe/step/:id', async (request, reply) => {
      await stripe.finishStep(request.params.id, fieldsOf(request)['answer'] === 'pass');
      return html(reply, stepDone);
    });

    app.get('/api/stripe/intents', async () => [...stripe.intents.values()]);
    app.post('/api/stripe/switches', async (request, reply) => {
      const parsed = Switches.partial().safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ error: 'No such switch' });
      const { webhooks, api, refunds } = stripe.switches;
      stripe.switches = {
        webhooks: parsed.data.webhooks ?? webhooks,
        api: parsed.data.api ?? api,
        refunds: parsed.data.refunds ?? refunds ?? 'succeed',
      };
      return stripe.switches;
    });
    for (const outcome of ['succeed', 'fail'])
      app.post<ById>(`/api/stripe/refunds/:id/${outcome}`, async (request) => {
        await stripe.endRefund(request.params.id, outcome === 'succeed');
        return { deliveries: stripe.deliveries };
      });
    app.get('/api/stripe/refunds', async () => [...stripe.refunds.values()]);
    app.post<ById>('/api/stripe/:id/dispute', async (request) => {
      await stripe.dispute(request.params.id);
      return { deliveries: stripe.deliveries };
    });
    app.post<{ Params: { id: string; outcome: 'won' | 'lost' } }>(
      '/api/stripe/:id/dispute/:outcome',
      async (request) => {
        await stripe.closeDispute(request.params.id, request.params.outcome === 'won' ? 'won' : 'lost');
        return { deliveries: stripe.deliveries };
      },
    );
  };
