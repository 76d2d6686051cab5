import type { Instant } from '#domain/kernel/instant.ts';
import { isDue } from '#domain/money/payment/hold-times.ts';
import { isWaiting } from '#domain/money/payment/payment-state.ts';
import { isUnfinished } from '#domain/sale/checkout/checkout-session-state.ts';
import { release } from './buyer-cart.ts';
import { dueGifts } from './gift.ts';
import type { CheckoutSession, Payment, Reservation } from './reservation.ts';
import type { BatchDecision } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** Releases expired holds with their checkouts and unpaid donations; part payments become late money. [D17] */
export function releaseExpired(stock: WorkingStock, now: Instant): BatchDecision['expired'] {
  const due = stock.claims.where(
    (claim) => (claim.state === 'HELD' || claim.state === 'IN_CHECKOUT') && isDue(claim, now),
  );
  const reservations = due.map((claim): Reservation => release(stock, claim));
  const gifts = dueGifts(stock, now).map((session) => session.checkoutSessionId);
  const sessionIds = new Set([...due.map((claim) => claim.checkoutSessionId).filter((id) => id !== null), ...gifts]);
  const checkoutSessions: CheckoutSession[] = [];
  const payments: Payment[] = [];
  for (const id of sessionIds) {
    const session = stock.checkoutSessions.get(id);
    if (session === undefined || !isUnfinished(session.state)) continue;
    const expired: CheckoutSession = { ...session, state: 'EXPIRED' };
    stock.checkoutSessions.put(expired);
    checkoutSessions.push(expired);
    for (const payment of stock.payments.by('checkout', id).filter((one) => isWaiting(one.state))) {
      const ended: Payment = { ...payment, state: payment.state === 'PART_PAID' ? 'LATE_MONEY' : 'EXPIRED' };
      stock.payments.put(ended);
      payments.push(ended);
    }
  }
  return { reservations, checkoutSessions, payments };
}
