import type { Instant } from '#domain/kernel/instant.ts';
import { cartHeldUntil } from '#domain/money/payment/hold-times.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Reservation } from './reservation.ts';
import type { WorkingStock } from './working-stock.ts';

/**
 * What a buyer holds of a session and can still change: the lines of the cart, and those of a checkout session that has
 * no payment yet. Going back to the selection and beginning anew is common; the places then wait once, not twice.
 */
export const cartOf = (stock: WorkingStock, accountId: AccountId, sectionEventId: number): Reservation[] =>
  stock.claims
    .by('buyer', accountId)
    .filter((claim) => claim.sectionEventId === sectionEventId && isChangeable(stock, claim));

export const isChangeable = (stock: WorkingStock, claim: Reservation): boolean =>
  claim.state === 'HELD' ||
  (claim.state === 'IN_CHECKOUT' && stock.checkoutSessions.get(claim.checkoutSessionId)?.state === 'OPEN');

/** When a cart's hold began and ends. All of its lines have the same: what is added ends with what is there. */
export function holdOf([first]: readonly Reservation[], now: Instant): { heldSince: Instant; heldUntil: Instant } {
  return first === undefined
    ? { heldSince: now, heldUntil: cartHeldUntil(now) }
    : { heldSince: first.heldSince, heldUntil: first.heldUntil };
}

/** Takes lines back out of checkout sessions without a payment, which end by it. */
export function reopen(stock: WorkingStock, cart: readonly Reservation[]): Reservation[] {
  return cart.map((line) => {
    if (line.state !== 'IN_CHECKOUT') return line;
    const session = stock.checkoutSessions.get(line.checkoutSessionId);
    if (session?.state === 'OPEN') stock.checkoutSessions.put({ ...session, state: 'CANCELLED' });
    const held: Reservation = { ...line, state: 'HELD', checkoutSessionId: null };
    stock.claims.put(held);
    return held;
  });
}

export function release(stock: WorkingStock, claim: Reservation): Reservation {
  const released: Reservation = { ...claim, state: 'RELEASED' };
  stock.claims.put(released);
  return released;
}
