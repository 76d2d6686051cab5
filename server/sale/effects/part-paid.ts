import type { AccountId } from '#domain/people/account-id.ts';
import type { Settled } from '#domain/sale/reservation/stock-outcome.ts';
import type { BatchEffects } from './batch-effects.ts';
import { mailPartPaid } from './late-money-mails.ts';
import { orderOf, recordOnOrder } from './order-history.ts';

/** After the hold ended it goes back. */
export function partPaid(
  effects: BatchEffects,
  { payment, missing }: Extract<Settled, { readonly kind: 'PART_PAID' }>,
  actor: AccountId | null,
): void {
  const order = recordOnOrder(effects, orderOf(effects, payment.checkoutSessionId), {
    kind: 'part-paid',
    data: { paymentId: payment.paymentId, received: payment.received, missing },
    actor,
  });
  if (payment.state === 'LATE_MONEY') effects.ledger.withoutPlace(payment);
  else mailPartPaid(effects, order, payment);
}
