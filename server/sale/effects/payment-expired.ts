import { unpaidOrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { Payment } from '#domain/sale/reservation/reservation.ts';
import type { BatchEffects } from './batch-effects.ts';
import { mailManualEnd } from './manual-answered.ts';
import { recordOnOrder } from './order-history.ts';

/** What was paid in part is late money, which goes back at once. */
export function paymentExpired(effects: BatchEffects, payment: Payment): void {
  const { checkoutSessionId, paymentId, received } = payment;
  effects.written.touched.add(checkoutSessionId);
  const order = effects.orders.get(checkoutSessionId);
  if (order === undefined) return;
  const status = unpaidOrderStatus(order.status);
  if (status === order.status) return;
  recordOnOrder(effects, order, {
    kind: 'expired',
    data: { paymentId, received },
    actor: null,
    status,
  });
  if (payment.state === 'LATE_MONEY') effects.ledger.withoutPlace(payment);
  // The buyer may have sent the money to the organiser, which only they know.
  if (payment.provider === 'MANUAL') mailManualEnd(effects, order, paymentId);
}
