import Stripe from 'stripe';
import type { StripeSettings } from '#server/platform/ports/environment.ts';

/** Of the package's version: another one would answer other fields. */
const API_VERSION = '2026-10-28.endive';
const LONGEST_WAIT = 10_000;

export function stripeClient({ secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? 'https' : 'http',
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: LONGEST_WAIT,
  });
}
