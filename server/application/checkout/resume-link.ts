import { isFinalResult, type PaymentResultStatus, paymentResult } from '#domain/checkout/result-status.ts';
import { DAY, type Instant, instant, later } from '#domain/kernel/instant.ts';
import type { CheckoutView } from '#server/application/ports/checkout-reader.ts';
import type { Keyring } from '#server/application/ports/keyring.ts';

/** A link outlives the order's outcome by this much, so that who paid elsewhere sees that it arrived. */
const AFTERWARDS = DAY;

const SHAPE = /^1\.(\d{1,10})\.([0-9a-f]{32})\.([A-Za-z0-9_.-]{10,200})$/;
const dashed = (hex: string): string => [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
const signedPart = (eventId: number, checkoutSessionId: string): string => `1.${eventId}.${checkoutSessionId.replaceAll('-', '')}`;

/** The secret of a link: it opens this one checkout, read-only. */
export function writeResumeSecret(keyring: Keyring, checkout: { readonly eventId: number; readonly checkoutSessionId: string }): string {
  const text = signedPart(checkout.eventId, checkout.checkoutSessionId);
  return `${text}.${keyring.signText('order-link', text)}`;
}

/** Which checkout a secret opens; null for one that we did not write. */
export function readResumeSecret(keyring: Keyring, secret: string): { readonly eventId: number; readonly checkoutSessionId: string } | null {
  const [, event, hex, signature] = SHAPE.exec(secret) ?? [];
  if (event === undefined || hex === undefined || signature === undefined) return null;
  const eventId = Number(event);
  const checkoutSessionId = dashed(hex);
  return keyring.verifyText('order-link', signedPart(eventId, checkoutSessionId), signature) ? { eventId, checkoutSessionId } : null;
}

/** What a checkout came to, as every page tells it. */
export const resultOf = (checkout: CheckoutView): PaymentResultStatus =>
  paymentResult({ checkoutState: checkout.state, orderStatus: checkout.order?.status ?? null, paymentState: checkout.payment?.state ?? null });

const lastChange = (checkout: CheckoutView): Instant => instant(Math.max(checkout.updatedAt, checkout.payment?.updatedAt ?? 0));

/** Over: a day has passed since the outcome, or since it expired without one. */
export function resumeLinkIsOver(checkout: CheckoutView, now: Instant): boolean {
  const status = resultOf(checkout);
  const ended = isFinalResult(status) || status === 'EXPIRED' || status === 'REQUIRED_APPROVAL' || status === 'REFUND_DUE';
  return ended && later(lastChange(checkout), AFTERWARDS) < now;
}
