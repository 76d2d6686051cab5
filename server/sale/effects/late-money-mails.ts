import type { Dong } from '#domain/kernel/money/dong.ts';
import type { ExcessReason } from '#domain/sale/checkout/money-owed.ts';
import type { Payment } from '#domain/sale/reservation/reservation.ts';
import type { OrderRow } from '#server/event/ports/event-book.ts';
import { type BatchEffects, localeOf } from './batch-effects.ts';

export function mailLateMoney(effects: BatchEffects, order: OrderRow, { paymentId, received }: Payment): void {
  effects.written.emails.push({
    content: { message: 'late-money', eventId: effects.eventId, paymentId, received },
    recipient: order.registrant.email,
    locale: localeOf(effects, order.checkoutSessionId),
  });
}

/** Tells the buyer of money beside a paid order, or beside a refund: `excess` is owed to them. */
export function mailExcess(
  effects: BatchEffects,
  order: OrderRow,
  { paymentId, received }: Payment,
  owed: { readonly because: ExcessReason; readonly excess: Dong },
): void {
  effects.written.emails.push({
    content: { message: 'paid-too-much', eventId: effects.eventId, paymentId, received, ...owed },
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
