import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { isLinkExpired, type PaymentResultStatus, paymentResult } from '#domain/sale/checkout/result-status.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { CheckoutView } from '#server/sale/ports/checkout-reader.ts';

const SHAPE = /^1\.(\d{1,10})\.([0-9a-f]{32})\.([A-Za-z0-9_.-]{10,200})$/;
const signedPart = (eventId: number, checkoutSessionId: string): string =>
  `1.${eventId}.${withoutDashes(checkoutSessionId)}`;

/** Read-only. */
export function writeResumeSecret(
  keyring: Keyring,
  checkout: { readonly eventId: number; readonly checkoutSessionId: string },
): string {
  const text = signedPart(checkout.eventId, checkout.checkoutSessionId);
  return `${text}.${keyring.signText('order-link', text)}`;
}

/** null: not one of ours. */
export function readResumeSecret(
  keyring: Keyring,
  secret: string,
): { readonly eventId: number; readonly checkoutSessionId: string } | null {
  const [, event, hex, signature] = SHAPE.exec(secret) ?? [];
  if (event === undefined || hex === undefined || signature === undefined) return null;
  const eventId = Number(event);
  const checkoutSessionId = withDashes(hex);
  if (checkoutSessionId === null) return null;
  return keyring.verifyText('order-link', signedPart(eventId, checkoutSessionId), signature)
    ? { eventId, checkoutSessionId }
    : null;
}

export const resultOf = (checkout: CheckoutView): PaymentResultStatus =>
  paymentResult({
    checkoutState: checkout.state,
    orderStatus: checkout.order?.status ?? null,
    paymentState: checkout.payment?.state ?? null,
  });

const lastChange = (checkout: CheckoutView): Instant =>
  instant(Math.max(checkout.updatedAt, checkout.payment?.updatedAt ?? 0));

export const resumeLinkIsOver = (checkout: CheckoutView, now: Instant): boolean =>
  isLinkExpired(resultOf(checkout), lastChange(checkout), now);
