import Fastify, { type FastifyPluginAsync } from 'fastify';
import { afterFile } from '#test/postgres/after-file.ts';
import { stripeRoutes } from '#tools/staging/stripe/stripe.routes.ts';
import { StripeSimulator } from '#tools/staging/stripe/stripe-simulator.ts';
import { vnpayRoutes } from '#tools/staging/vnpay/vnpay.routes.ts';
import { VnpayGateway, type VnpayTransaction } from '#tools/staging/vnpay/vnpay-gateway.ts';

export const STRIPE_KEYS = {
  publishableKey: 'pk_simulated_of_a_test',
  secretKey: 'sk_simulated_of_a_test',
  webhookSecret: 'whsec_of_a_test_only',
};
export const VNPAY_MERCHANT = { tmnCode: 'VEMOITST', secret: 'a-secret-of-this-test-only' };

async function listening(routes: FastifyPluginAsync): Promise<string> {
  const simulator = Fastify();
  simulator.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await simulator.register(routes);
  afterFile(() => simulator.close());
  return simulator.listen({ host: '127.0.0.1', port: 0 });
}

/** `product.url`: where their calls go, known once the product listens. */
export type Product = { url: string };

export async function simulatedStripe(product: Product) {
  const stripe = new StripeSimulator({
    ...STRIPE_KEYS,
    get target() {
      return product.url;
    },
  });
  const env = {
    STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_API_URL: await listening(stripeRoutes(stripe)),
  };
  const cardNumbered = (number: string) =>
    (stripe.createCard({ key: STRIPE_KEYS.publishableKey, 'card[number]': number }) as { readonly id: string }).id;
  return { stripe, env, cardNumbered };
}

export async function simulatedVnpay(product: Product) {
  const gateway = new VnpayGateway({
    ...VNPAY_MERCHANT,
    get target() {
      return product.url;
    },
  });
  const url = await listening(vnpayRoutes(gateway));
  const env = {
    VNPAY_TMN_CODE: VNPAY_MERCHANT.tmnCode,
    VNPAY_SECRET: VNPAY_MERCHANT.secret,
    VNPAY_PAY_URL: `${url}/vnpay/pay`,
    VNPAY_API_URL: `${url}/vnpay/api`,
  };
  function opened(link: unknown): VnpayTransaction {
    const found = gateway.open(new URL(String(link)).searchParams, Date.now());
    if (typeof found === 'string') throw new Error(found);
    return found;
  }
  return { gateway, env, opened };
}
