import { z } from 'zod';
import type { StripeSettings } from '#server/platform/ports/environment.ts';
import { given, webAddress } from './setting.ts';

const STRIPE_API = 'https://api.stripe.com';

/** Of the simulator, which takes no others. */
export const DEMO_STRIPE = {
  publishableKey: 'pk_simulated_vemoi',
  secretKey: 'sk_simulated_vemoi',
  webhookSecret: 'whsec_simulated_vemoi',
};

const key = (kind: string) =>
  given(z.string().regex(new RegExp(`^${kind}_[A-Za-z0-9_]+$`), `does not begin with ${kind}_`));

export const stripeSettings = {
  STRIPE_PUBLISHABLE_KEY: key('pk'),
  STRIPE_SECRET_KEY: key('[rs]k'),
  STRIPE_WEBHOOK_SECRET: key('whsec'),
  STRIPE_API_URL: given(webAddress),
};

type Given = { readonly [Name in keyof typeof stripeSettings]?: z.output<(typeof stripeSettings)[Name]> };

/** Off in production until all three keys are set; elsewhere the simulator, unless they are. */
export function stripeOf(s: Given, simulator: string | null): StripeSettings | null {
  const publishableKey = s.STRIPE_PUBLISHABLE_KEY;
  const secretKey = s.STRIPE_SECRET_KEY;
  const webhookSecret = s.STRIPE_WEBHOOK_SECRET;
  if (publishableKey !== undefined && secretKey !== undefined && webhookSecret !== undefined)
    return { publishableKey, secretKey, webhookSecret, apiUrl: s.STRIPE_API_URL ?? STRIPE_API };
  return simulator === null ? null : { ...DEMO_STRIPE, apiUrl: s.STRIPE_API_URL ?? simulator };
}

const NAMES = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

export function stripeRefusals(stripe: StripeSettings | null, isSet: (name: string) => boolean): string[] {
  const refusals: string[] = [];
  if (stripe === null && NAMES.some(isSet)) refusals.push(`Stripe needs all of ${NAMES.join(', ')}, or none of them.`);
  if (isSet('STRIPE_API_URL'))
    refusals.push('STRIPE_API_URL is a setting of the simulator: production speaks to Stripe itself.');
  if (stripe === null) return refusals;
  for (const [name, value] of [
    ['STRIPE_PUBLISHABLE_KEY', stripe.publishableKey],
    ['STRIPE_SECRET_KEY', stripe.secretKey],
  ] as const)
    if (!/^[prs]k_live_/.test(value)) refusals.push(`${name} is no live key: production takes real money.`);
  return refusals;
}
