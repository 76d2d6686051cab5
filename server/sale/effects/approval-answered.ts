import { never } from '#domain/kernel/never.ts';
import type { ApprovalAnswered } from '#domain/sale/reservation/stock-outcome.ts';
import { statusAfterAnswer } from '#domain/ticket/approval.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import { type BatchEffects, localeOf } from './batch-effects.ts';
import { issueTickets } from './issued-tickets.ts';
import { orderOf, recordOnOrder } from './order-history.ts';

const KINDS = { APPROVE: 'approved', DECLINE: 'declined', WITHDRAW: 'withdrawn' } as const;

/** The tickets are issued, or the places are free again. */
export function approvalAnswered(
  effects: BatchEffects,
  { details: { answer, by, message, tell } }: DeskCommand<'ANSWER_APPROVAL'>,
  { checkoutSession: { checkoutSessionId }, lines }: ApprovalAnswered,
): void {
  const { written } = effects;
  const waiting = orderOf(effects, checkoutSessionId);
  const places = lines.reduce((sum, line) => sum + line.quantity, 0);
  const order = recordOnOrder(effects, waiting, {
    kind: KINDS[answer],
    data: { places },
    actor: by,
    status: statusAfterAnswer(answer),
  });
  written.approvalAnswers.set(order.userOrderId, { by, message });
  if (answer !== 'WITHDRAW' && by !== null)
    written.audits.push({
      act: `order.${KINDS[answer]}`,
      subject: `order:${order.userOrderId}`,
      eventId: effects.eventId,
      actor: by,
      facts: { orderNumber: order.orderNumber, places },
    });
  const ids = { eventId: effects.eventId, orderId: order.userOrderId };
  switch (answer) {
    case 'APPROVE':
      issueTickets(effects, order, lines, { message: 'registration-approved' });
      return;
    case 'DECLINE':
      written.emails.push({
        content: { message: 'registration-declined', ...ids },
        recipient: order.registrant.email,
        locale: localeOf(effects, checkoutSessionId),
      });
      return;
    case 'WITHDRAW':
      if (tell !== null)
        written.emails.push({
          content: { message: 'registration-withdrawn', ...ids },
          recipient: tell.email,
          locale: tell.locale,
        });
      return;
    default:
      never(answer);
  }
}
