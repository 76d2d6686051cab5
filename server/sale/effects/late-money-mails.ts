import type { Payment } from '#domain/sale/reservation/reservation.ts';
import type { OrderRow } from '#server/event/ports/event-book.ts';
import { type BatchEffects, localeOf } from './batch-effects.ts';

export function mailLateMoney(effects: BatchEffects, order: OrderRow, { paymentId }: Payment): void {
  effects.written.emails.push({
    content: { message: 'late-money', eventId: effects.eventId, paymentId },
    recipient: order.registrant.email,
    locale: localeOf(effects, order.checkoutSessionId),
  });
}

export function decideRefund(effects: BatchEffects, order: OrderRow, payment: Payment): void {
  effects.ledger.refundDecided(payment);
  effects.written.emails.push({
    content: {
      message: 'refund-due',
      eventId: effects.eventId,
      paymentId: payment.paymentId,
      amount: payment.received,
    },
    recipient: order.registrant.email,
    locale: localeOf(effects, order.checkoutSessionId),
  });
}
