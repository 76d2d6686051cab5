import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { ExcessReason } from '#domain/sale/checkout/money-owed.ts';
import { NO_MONEY } from '#domain/sale/refund/money-parts.ts';
import { goesByProvider } from '#domain/sale/refund/refund-way.ts';
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

/** In time to send it. */
export function mailPartPaid(effects: BatchEffects, order: OrderRow, { paymentId, received }: Payment): void {
  effects.written.emails.push({
    content: { message: 'part-paid', eventId: effects.eventId, paymentId, received },
    recipient: order.registrant.email,
    locale: localeOf(effects, order.checkoutSessionId),
  });
}

/** `excess` is owed to the buyer. */
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

/** `by` null: nobody chose, its time was over. */
export function decideRefund(effects: BatchEffects, order: OrderRow, payment: Payment, by: AccountId | null): void {
  const refundId = effects.fresh.id();
  const amount = effects.ledger.refundDecided(payment, refundId);
  effects.written.refunds.push({
    refundId,
    key: `late ${payment.paymentId}`,
    userOrderId: order.userOrderId,
    paymentId: payment.paymentId,
    accountId: payment.accountId,
    reason: 'LATE_MONEY',
    parts: { ...NO_MONEY, late: amount },
    points: NO_POINTS,
    wallet: ZERO,
    status: 'DECIDED',
    attempts: 0,
    byProvider: goesByProvider(payment.provider, amount),
    transferCode: effects.fresh.transferCode(),
    note: null,
    decidedBy: by,
    tickets: [],
  });
  effects.written.audits.push({
    act: 'refund.decided',
    subject: `refund:${refundId}`,
    eventId: effects.eventId,
    actor: by,
    facts: { orderId: order.userOrderId, reason: 'LATE_MONEY', late: amount },
  });
  effects.written.emails.push({
    content: {
      message: 'refund-due',
      eventId: effects.eventId,
      paymentId: payment.paymentId,
      amount: payment.received,
      points: NO_POINTS,
      wallet: ZERO,
    },
    recipient: order.registrant.email,
    locale: localeOf(effects, order.checkoutSessionId),
  });
}
