import type { Environment } from '#server/platform/ports/environment.ts';

/** Where the card provider's script comes from, what it asks, and the frames it opens. */
export type CardOrigins = {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  readonly frames: readonly string[];
};

export const NO_CARDS: CardOrigins = { scripts: [], connects: [], frames: [] };

/** As Stripe's guide to content security policies lists them. */
const STRIPE: CardOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connects: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** Pages on which somebody can pay by card. */
const WITH_CARDS = /^(?:\/vi)?\/(?:payment|event)\//;

/** Nothing but where cards are taken. */
export function cardOrigins(
  { stripe, stagingPort }: Pick<Environment, 'stripe' | 'stagingPort'>,
  path: string,
): CardOrigins {
  if (stripe == null || !WITH_CARDS.test(path)) return NO_CARDS;
  if (!stripe.publishableKey.startsWith('pk_simulated_')) return STRIPE;
  const simulator = `http://localhost:${stagingPort}`;
  return { scripts: [], connects: [simulator], frames: [simulator] };
}
