import type { Instant } from '#domain/kernel/instant.ts';
import type { CheckoutSession } from './reservation.ts';
import type { WorkingStock } from './working-stock.ts';

/**
 * Whether nothing but a donation is paid for: there are no places to lose by coming late, to sell or to approve.
 * [S9-39]
 */
export const isGift = (stock: WorkingStock, session: CheckoutSession): boolean =>
  session.price > 0 &&
  session.price === session.donation &&
  stock.claims.by('checkout', session.checkoutSessionId).length === 0;

/**
 * Ends what this buyer had begun to give here and not begun to pay: giving anew replaces it, as a cart's next checkout
 * does.
 */
export function endOpenGifts(stock: WorkingStock, of: Pick<CheckoutSession, 'accountId' | 'sectionEventId'>): void {
  for (const session of stock.checkoutSessions.by('buyer', of.accountId))
    if (session.state === 'OPEN' && session.sectionEventId === of.sectionEventId && isGift(stock, session))
      stock.checkoutSessions.put({ ...session, state: 'CANCELLED' });
}

/** Gifts whose time to pay is over; no place tells of it. */
export const dueGifts = (stock: WorkingStock, now: Instant): CheckoutSession[] =>
  stock.checkoutSessions.where(
    (session) =>
      (session.state === 'OPEN' || session.state === 'PAYING') && session.heldUntil <= now && isGift(stock, session),
  );
