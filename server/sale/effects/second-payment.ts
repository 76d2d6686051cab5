import type { Dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { excessOf } from '#domain/sale/checkout/money-owed.ts';
import type { Settled } from '#domain/sale/reservation/stock-outcome.ts';
import type { BatchEffects } from './batch-effects.ts';
import { mailExcess, mailLateMoney } from './late-money-mails.ts';
import { orderOf, recordOnOrder } from './order-history.ts';

/** Kept as late money until a person decides, and the buyer is told. */
export function secondPayment(
  effects: BatchEffects,
  { payment }: Extract<Settled, { readonly kind: 'SECOND_PAYMENT' }>,
  amount: Dong,
  actor: AccountId | null,
): void {
  if (payment.state === 'LATE_MONEY') effects.ledger.withoutPlace(payment);
  else effects.ledger.second(payment, amount);
  const order = recordOnOrder(effects, orderOf(effects, payment.checkoutSessionId), {
    kind: 'paid-again',
    data: { paymentId: payment.paymentId, received: payment.received },
    actor,
  });
  // What a wallet paid is there again at once.
  if (payment.provider === 'WALLET') return;
  const owed = excessOf(payment, amount, order.status);
  if (owed === null) mailLateMoney(effects, order, payment);
  else mailExcess(effects, order, payment, owed);
}
