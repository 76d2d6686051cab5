import { never } from '#domain/kernel/never.ts';
import type { ManualAnswered } from '#domain/sale/reservation/stock-outcome.ts';
import type { OrderRow } from '#server/event/ports/event-book.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import { type BatchEffects, localeOf } from './batch-effects.ts';
import { orderOf, recordOnOrder } from './order-history.ts';
import { sold } from './sold.ts';

export function manualAnswered(
  effects: BatchEffects,
  { details: { by, reason } }: DeskCommand<'ANSWER_MANUAL'>,
  outcome: ManualAnswered,
): void {
  switch (outcome.kind) {
    case 'MANUAL_REPEATED':
      return;
    case 'MANUAL_CONFIRMED': {
      const { payment } = outcome.settled;
      const { paymentId, amount } = payment;
      effects.ledger.arrived({ provider: 'MANUAL', providerReference: paymentId, amount });
      sold(effects, outcome.settled, by);
      answered(effects, 'payment.confirmed', payment, { by, reason: null });
      return;
    }
    case 'MANUAL_REFUSED': {
      const { payment } = outcome;
      const order = recordOnOrder(effects, orderOf(effects, payment.checkoutSessionId), {
        kind: 'payment-refused',
        data: { paymentId: payment.paymentId },
        actor: by,
        status: 'UNSUCCESSFUL',
      });
      answered(effects, 'payment.refused', payment, { by, reason });
      mailManualEnd(effects, order, payment.paymentId);
      return;
    }
    default:
      never(outcome);
  }
}

function answered(
  { written, eventId }: BatchEffects,
  act: AuditEntry['act'],
  { paymentId, amount }: { readonly paymentId: string; readonly amount: number },
  { by, reason }: DeskCommand<'ANSWER_MANUAL'>['details'],
): void {
  written.manual.answered.push({ paymentId, by, reason });
  written.audits.push({ act, subject: `payment:${paymentId}`, eventId, actor: by, facts: { amount } });
}

export function mailManualEnd(effects: BatchEffects, order: OrderRow, paymentId: string): void {
  effects.written.emails.push({
    content: { message: 'manual-payment-ended', eventId: effects.eventId, paymentId },
    recipient: order.registrant.email,
    locale: localeOf(effects, order.checkoutSessionId),
  });
}
