import type { Dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Settled } from '#domain/sale/reservation/stock-outcome.ts';
import type { BatchEffects } from './batch-effects.ts';
import { orderOf, recordOnOrder } from './order-history.ts';

/** More money arrived for an order that is paid. It is kept as late money until a person decides. */
export function secondPayment(
  effects: BatchEffects,
  { payment }: Extract<Settled, { readonly kind: 'SECOND_PAYMENT' }>,
  amount: Dong,
  actor: AccountId | null,
): void {
  if (payment.state === 'LATE_MONEY') effects.ledger.withoutPlace(payment);
  else effects.ledger.second(payment, amount);
  recordOnOrder(effects, orderOf(effects, payment.checkoutSessionId), {
    kind: 'paid-again',
    data: { paymentId: payment.paymentId, received: payment.received },
    actor,
  });
}
