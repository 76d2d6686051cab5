import type { Instant } from '#domain/kernel/instant.ts';
import type { CheckoutSession } from './reservation.ts';
import type { WorkingStock } from './working-stock.ts';

/** Whether only a donation is paid for, without places. [S9-39] */
export const isGift = (stock: WorkingStock, session: CheckoutSession): boolean =>
  session.price > 0 &&
  session.price === session.donation &&
  stock.claims.by('checkout', session.checkoutSessionId).length === 0;

/** Ends the buyer's unpaid donations here; a new one replaces them. */
export function endOpenGifts(stock: WorkingStock, of: Pick<CheckoutSession, 'accountId' | 'sectionEventId'>): void {
  for (const session of stock.checkoutSessions.by('buyer', of.accountId))
    if (session.state === 'OPEN' && session.sectionEventId === of.sectionEventId && isGift(stock, session))
      stock.checkoutSessions.put({ ...session, state: 'CANCELLED' });
}

/** Donations whose time to pay is over; they hold no places. */
export const dueGifts = (stock: WorkingStock, now: Instant): CheckoutSession[] =>
  stock.checkoutSessions.where(
    (session) =>
      (session.state === 'OPEN' || session.state === 'PAYING') && session.heldUntil <= now && isGift(stock, session),
  );
