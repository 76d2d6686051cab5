import Fastify from 'fastify';
import { afterAll, beforeEach } from 'vitest';
import { stripeRoutes } from '#tools/staging/stripe/stripe.routes.ts';
import { StripeSimulator } from '#tools/staging/stripe/stripe-simulator.ts';
import { buyingWorld } from './buying-world.ts';

export const KEYS = {
  publishableKey: 'pk_simulated_of_a_test',
  secretKey: 'sk_simulated_of_a_test',
  webhookSecret: 'whsec_of_a_test_only',
};

export async function stripeWorld() {
  const product = { url: '' };
  const stripe = new StripeSimulator({
    ...KEYS,
    get target() {
      return product.url;
    },
  });
  const simulator = Fastify();
  simulator.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await simulator.register(stripeRoutes(stripe));
  const simulatorUrl = await simulator.listen({ host: '127.0.0.1', port: 0 });
  const bought = await buyingWorld({
    STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_API_URL: simulatorUrl,
  });
  product.url = bought.app.url;
  afterAll(() => simulator.close());
  beforeEach(() => {
    stripe.switches = { webhooks: 'on', api: 'on' };
  });
  const cardNumbered = (number: string) =>
    (stripe.createCard({ key: KEYS.publishableKey, 'card[number]': number }) as { readonly id: string }).id;
  return { ...bought, stripe, cardNumbered };
}
