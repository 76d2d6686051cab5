import type { LateMoneyChosen } from '#domain/sale/reservation/stock-outcome.ts';
import type { BatchEffects } from './batch-effects.ts';
import { decideRefund } from './late-money-mails.ts';
import { recordOnOrder } from './order-history.ts';

export function lateMoneyChosen(effects: BatchEffects, { payment, choice, repeated }: LateMoneyChosen): void {
  if (repeated) return;
  const order = effects.orders.get(payment.checkoutSessionId);
  if (order === undefined) return;
  recordOnOrder(effects, order, {
    kind: choice === 'REFUND' ? 'refund-chosen' : 'waiting-chosen',
    data: { paymentId: payment.paymentId, amount: payment.received },
    actor: payment.accountId,
  });
  if (choice === 'REFUND') decideRefund(effects, order, payment, payment.accountId);
}
