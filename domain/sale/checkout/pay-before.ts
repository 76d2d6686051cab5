import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';

/**
 * Until when a checkout is to be paid, as its buyer is told: the payment's own time once one was begun; null where
 * nothing is to be paid. [S9-17]
 */
export const payBefore = (checkout: {
  readonly price: Dong;
  readonly heldUntil: Instant;
  readonly payment: { readonly payBefore: Instant } | null;
}): Instant | null => (checkout.price === 0 ? null : (checkout.payment?.payBefore ?? checkout.heldUntil));
