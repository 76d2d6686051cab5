import type { AccountId } from '#domain/people/account-id.ts';
import { unpaidOrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { Settled } from '#domain/sale/reservation/stock-outcome.ts';
import type { BatchEffects } from './batch-effects.ts';
import { mailLateMoney } from './late-money-mails.ts';
import { orderOf, recordOnOrder } from './order-history.ts';

/** The money is late money, and the buyer is asked what to do with it. */
export function noPlace(
  effects: BatchEffects,
  { payment, because }: Extract<Settled, { readonly kind: 'NO_PLACE' }>,
  actor: AccountId | null,
): void {
  const order = orderOf(effects, payment.checkoutSessionId);
  effects.ledger.withoutPlace(payment);
  recordOnOrder(effects, order, {
    kind: 'late-money',
    data: { paymentId: payment.paymentId, received: payment.received, because },
    actor,
    status: unpaidOrderStatus(order.status),
  });
  if (payment.provider !== 'WALLET') mailLateMoney(effects, order, payment);
}
