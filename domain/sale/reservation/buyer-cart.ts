import type { Instant } from '#domain/kernel/instant.ts';
import { cartHeldUntil } from '#domain/money/payment/hold-times.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Reservation } from './reservation.ts';
import type { WorkingStock } from './working-stock.ts';

/** The cart, and checkouts without a payment. Starting over must not hold places twice. */
export const cartOf = (stock: WorkingStock, accountId: AccountId, sectionEventId: number): Reservation[] =>
  stock.claims
    .by('buyer', accountId)
    .filter((claim) => claim.sectionEventId === sectionEventId && isChangeable(stock, claim));

export const isChangeable = (stock: WorkingStock, claim: Reservation): boolean =>
  claim.state === 'HELD' ||
  (claim.state === 'IN_CHECKOUT' && stock.checkoutSessions.get(claim.checkoutSessionId)?.state === 'OPEN');

/** Marks a line that was offered to somebody who waited; in place of the hash of a request. */
export const OFFERED_LINE = 'waiting-list-offer';
export const isOffered = ({ requestHash }: Pick<Reservation, 'requestHash'>): boolean => requestHash === OFFERED_LINE;

/** Begin and end of a cart's hold, shared by all of its lines. */
export function holdOf([first]: readonly Reservation[], now: Instant): { heldSince: Instant; heldUntil: Instant } {
  return first === undefined
    ? { heldSince: now, heldUntil: cartHeldUntil(now) }
    : { heldSince: first.heldSince, heldUntil: first.heldUntil };
}

/** Cancels checkouts without a payment; all of their lines return to the cart, also those not named. */
export function reopen(stock: WorkingStock, cart: readonly Reservation[]): Reservation[] {
  for (const line of cart) {
    const session = line.checkoutSessionId === null ? undefined : stock.checkoutSessions.get(line.checkoutSessionId);
    if (session?.state !== 'OPEN') continue;
    stock.checkoutSessions.put({ ...session, state: 'CANCELLED' });
    for (const held of stock.claims.by('checkout', session.checkoutSessionId))
      stock.claims.put({ ...held, state: 'HELD', checkoutSessionId: null });
  }
  return cart.map((line) => stock.claims.get(line.reservationId) ?? line);
}

export function release(stock: WorkingStock, claim: Reservation): Reservation {
  const released: Reservation = { ...claim, state: 'RELEASED' };
  stock.claims.put(released);
  return released;
}
