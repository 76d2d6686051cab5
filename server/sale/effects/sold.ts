import type { AccountId } from '#domain/people/account-id.ts';
import type { Settled } from '#domain/sale/reservation/stock-outcome.ts';
import type { BatchEffects } from './batch-effects.ts';
import { confirmOrder } from './issued-tickets.ts';
import { mailExcess } from './late-money-mails.ts';
import { orderOf, recordOnOrder } from './order-history.ts';

/** Income is booked and, unless it waits for approval, its tickets are issued. */
export function sold(
  effects: BatchEffects,
  { payment, surplus, late, orderStatus, lines }: Extract<Settled, { readonly kind: 'SOLD' }>,
  actor: AccountId | null,
): void {
  // What paid, which may be another method than the order was begun with.
  const order = { ...orderOf(effects, payment.checkoutSessionId), paymentMethod: payment.provider };
  effects.ledger.sold(payment, order.userOrderId, order.quote, surplus);
  if (payment.provider === 'MANUAL') effects.ledger.keptByOrganiser(payment);
  const paid = recordOnOrder(effects, order, {
    kind: late ? 'paid-late' : 'paid',
    data: { paymentId: payment.paymentId, received: payment.received, surplus },
    actor,
    status: orderStatus,
  });
  if (surplus > 0) mailExcess(effects, paid, payment, { because: 'TOO_MUCH', excess: surplus });
  confirmOrder(effects, paid, lines);
}
