import { beforeEach } from 'vitest';
import { buyingWorld } from './buying-world.ts';
import { STRIPE_KEYS, simulatedStripe } from './simulated-gateways.ts';

export const KEYS = STRIPE_KEYS;

export async function stripeWorld() {
  const product = { url: '' };
  const { env, ...simulated } = await simulatedStripe(product);
  const bought = await buyingWorld(env);
  product.url = bought.app.url;
  beforeEach(() => {
    simulated.stripe.switches = { webhooks: 'on', api: 'on' };
  });
  return { ...bought, ...simulated };
}
