import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { stripeClient } from '#server/money/stripe/stripe-client.ts';
import { makeStripeDisputes } from '#server/money/stripe/stripe-dispute.ts';
import { makeStripeGateway } from '#server/money/stripe/stripe-gateway.ts';
import { makeStripeVault } from '#server/money/stripe/stripe-vault.ts';

// Every request of our server to Stripe's own mock, which checks it against Stripe's OpenAPI description.
// `go run github.com/stripe/stripe-mock@v0.203.0 -http-port 12111`, then this file with `[address]`.
const stripe = stripeClient({ secretKey: 'sk_test_123', apiUrl: process.argv[2] ?? 'http://127.0.0.1:12111' });
const strict = await stripe.rawRequest('POST', '/v1/customers', { of_no_field: 'x' }).then(
  () => false,
  () => true,
);
if (!strict) throw new Error('It takes a field that Stripe does not know, so what it accepts shows nothing');

let refused = 0;
stripe.on('response', ({ method, path, status }: Stripe.ResponseEvent) => {
  if (status !== 200) refused += 1;
  process.stdout.write(`${status} ${method} ${path.split('?')[0]}\n`);
});

/** The mock's answers are fixtures in dollars, whatever was asked. */
function answersWith(resource: object, names: readonly string[], change: Readonly<Record<string, unknown>>): void {
  for (const name of names) {
    const ask = Reflect.get(resource, name).bind(resource);
    Reflect.set(resource, name, async (...asked: unknown[]) => ({ ...(await ask(...asked)), ...change }));
  }
}
const CARD = 'pm_1';
answersWith(stripe.paymentIntents, ['create', 'cancel', 'capture'], { currency: 'vnd' });
answersWith(stripe.refunds, ['create', 'retrieve'], { currency: 'vnd', amount: 200_000 });

const vault = makeStripeVault(stripe, 'pk_test_123');
const owner = randomUUID() as AccountId;
const customer = await vault.createCustomer(owner, 'lan@example.test');
await vault.cards(customer, 100, null);
await vault.cards(customer, 100, CARD);
await vault.attach(customer, CARD);
await vault.customerOf(CARD);
await vault.payingCard(customer, CARD);
await vault.detach(CARD);

const gateway = makeStripeGateway(stripe, vault, {
  of: async () => null,
  ownerOf: async () => null,
  keep: async (_account, id) => id,
});
const now = instant(Date.now());
const order = {
  paymentId: randomUUID(),
  accountId: owner,
  email: 'lan@example.test',
  method: 'Stripe',
  amount: dong(200_000),
  startedAt: now,
  expiresAt: now,
  returnUrl: 'https://vemoi.test/',
  locale: 'vi',
  payer: '127.0.0.1',
} as const;
await gateway.start({ ...order, cardId: null });
const { reference } = await gateway.start({ ...order, paymentId: randomUUID(), cardId: CARD });
const payment = {
  ...order,
  provider: 'STRIPE',
  reference,
  eventId: 1,
  continueWith: null,
  state: 'OPEN',
  code: null,
  transactionNumber: null,
  asks: 0,
} as const;
answersWith(stripe.paymentIntents, ['retrieve'], { currency: 'vnd', status: 'requires_payment_method' });
await gateway.query(payment, now);
const held = { status: 'requires_capture', payment_method: CARD, metadata: { card_id: CARD } };
answersWith(stripe.paymentIntents, ['retrieve'], held);
await gateway.query({ ...payment, expiresAt: instant(now + 60_000) }, now);
const refund = { payment, refundId: randomUUID(), amount: order.amount, number: null, before: [] };
await gateway.refund(refund, now);
await gateway.refundState(refund, now);
await gateway.refundState({ ...refund, number: 're_1' }, now);
await makeStripeDisputes(stripe).since(now);
process.stdout.write(`${refused} requests refused\n`);
process.exitCode = refused === 0 ? 0 : 1;
