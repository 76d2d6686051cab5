import type { GivenBack } from '#domain/sale/reservation/stock-outcome.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import { type BatchEffects, localeOf } from './batch-effects.ts';
import { orderOf, recordOnOrder } from './order-history.ts';

/** With the answer to its invitation. Mails the buyer if somebody else did it. */
export function orderGivenBack(
  effects: BatchEffects,
  { details: { by, answer } }: DeskCommand<'GIVE_BACK'>,
  { checkoutSession: { checkoutSessionId }, released }: GivenBack,
): void {
  if (answer !== null) effects.written.answers.push(answer);
  if (released.length === 0) return;
  const order = orderOf(effects, checkoutSessionId);
  const { userOrderId, registrant } = order;
  const tickets = released.reduce((sum, line) => sum + line.quantity, 0);
  recordOnOrder(effects, order, {
    kind: 'given-back',
    data: { tickets },
    actor: by ?? order.accountId,
    status: 'CANCELLED',
  });
  effects.written.voided.push({ userOrderId, tickets, sparesGiven: answer?.invitation.status === 'DECLINED' });
  if (by !== null)
    effects.written.emails.push({
      content: { message: 'order-cancelled', eventId: effects.eventId, orderId: userOrderId },
      recipient: registrant.email,
      locale: localeOf(effects, checkoutSessionId),
    });
}
