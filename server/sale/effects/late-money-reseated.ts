import type { Settled } from '#domain/sale/reservation/stock-outcome.ts';
import type { BatchEffects } from './batch-effects.ts';
import { decideRefund } from './late-money-mails.ts';
import { recordOnOrder } from './order-history.ts';
import { sold } from './sold.ts';

/** It found places, or the event has ended and it is refunded. */
export function lateMoneyReseated(effects: BatchEffects, outcome: Settled): void {
  if (outcome.kind === 'SOLD') sold(effects, outcome, null);
  // While places may still come free, there is nothing new to tell.
  if (outcome.kind !== 'NO_PLACE' || outcome.payment.state !== 'REFUND_DUE') return;
  const order = effects.orders.get(outcome.payment.checkoutSessionId);
  if (order === undefined) return;
  const { paymentId, received } = outcome.payment;
  const data = { paymentId, received, because: outcome.because };
  const over = recordOnOrder(effects, order, { kind: 'waiting-over', data, actor: null });
  decideRefund(effects, over, outcome.payment, null);
}
