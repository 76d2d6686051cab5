import { unpaidOrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { Payment } from '#domain/sale/reservation/reservation.ts';
import type { BatchEffects } from './batch-effects.ts';
import { mailLateMoney } from './late-money-mails.ts';
import { recordOnOrder } from './order-history.ts';

/** The time to pay is over. What was paid in part is late money. */
export function paymentExpired(effects: BatchEffects, payment: Payment): void {
  const { checkoutSessionId, paymentId, received } = payment;
  effects.written.touched.add(checkoutSessionId);
  const order = effects.orders.get(checkoutSessionId);
  if (order === undefined) return;
  const status = unpaidOrderStatus(order.status);
  if (status === order.status) return;
  const expired = recordOnOrder(effects, order, {
    kind: 'expired',
    data: { paymentId, received },
    actor: null,
    status,
  });
  if (payment.state !== 'LATE_MONEY') return;
  mailLateMoney(effects, expired, payment);
  effects.ledger.withoutPlace(payment);
}
