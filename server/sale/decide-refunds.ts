import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { makeTransferCode } from '#domain/money/bank-transfer/transfer-code.ts';
import { moneyBack } from '#domain/sale/refund/order-money.ts';
import { mustMove } from '#server/money/must-move.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox, type QueuedEmail } from '#server/platform/ports/email-outbox.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { MoveRefund, type RefundMove } from './move-refund.ts';
import { type OrderBook, RefundBook } from './ports/refund-book.ts';
import {
  decideOrderRefund,
  type RefundAnswer,
  type RefundRefusal,
  type RefundWish,
  usesOf,
} from './refund-decision.ts';

/** `tell` false: the caller sends its own email, as for a cancelled event. */
export type AnnouncedRefundWish = RefundWish & { readonly tell: boolean };

/**
 * Call it before locking anything of the sale; call `AnnounceRefunds` with the answers after the commit. A refused wish
 * does not disturb the others, and a repeated key gets its first answer. A free order's answer has no `refundId`. An
 * order has one wish per payment: `of: 'ALL'` for tickets and donation, a `paymentId` for late money.
 */
export type DecideRefunds = (
  tx: Transaction,
  eventId: number,
  wishes: readonly AnnouncedRefundWish[],
) => Promise<readonly Result<RefundAnswer, RefundRefusal>[]>;

export const DecideRefunds = defineUseCase(
  'DecideRefunds',
  {
    book: RefundBook,
    move: MoveRefund,
    audit: AuditLog,
    outbox: EmailOutbox,
    secrets: SecretSource,
    newId: NewId,
    clock: Clock,
  },
  ({ book, move, audit, outbox, secrets, newId, clock }): DecideRefunds => {
    const fresh = { id: newId.newId, transferCode: () => makeTransferCode(secrets.below) };

    async function decideOne(
      tx: Transaction,
      eventId: number,
      wish: AnnouncedRefundWish,
    ): Promise<Result<RefundAnswer, RefundRefusal>> {
      const order = await book.open(tx, eventId, wish.orderId, true);
      if (order === null) return refused({ code: 'NOT_FOUND' });
      // After the lock, so that times follow the order of changes.
      const now = clock.now();
      const decided = decideOrderRefund(order, wish, now, fresh);
      if (!decided.ok) return decided;
      const { answer, change } = decided.value;
      if (change === null) return ok(answer);
      await book.write(tx, order, change, now);
      const { parts, points, wallet, voided, refundId } = answer;
      await audit.record(tx, {
        act: refundId === null ? 'order.tickets-voided' : 'refund.decided',
        subject: refundId === null ? `order:${wish.orderId}` : `refund:${refundId}`,
        eventId,
        actor: wish.by,
        facts: {
          orderId: wish.orderId,
          reason: wish.reason,
          ...parts,
          points,
          wallet,
          voided: voided.length,
          ...usesOf(voided),
          status: answer.orderStatus,
        },
      });
      const fromWallet = isFromWallet(order, answer);
      // A refund that went to the wallet whole leaves nothing to send.
      const isDone = fromWallet || (answer.wallet > ZERO && moneyBack(answer) === ZERO);
      if (wish.tell && !(refundId !== null && fromWallet)) await outbox.queue(tx, emailsOf(order, answer, wish));
      if (refundId === null || !isDone || change.refund?.status !== 'DECIDED') return ok(answer);
      const orderStatus = await paidBack(tx, { eventId, refundId, by: wish.by });
      return ok({ ...answer, orderStatus });
    }

    /** Nobody has to say that it is due. */
    async function paidBack(tx: Transaction, refund: Omit<RefundMove, 'step'>): Promise<RefundAnswer['orderStatus']> {
      await mustMove(move, tx, { ...refund, step: 'SEND' });
      return (await mustMove(move, tx, { ...refund, step: 'CONFIRM' })).orderStatus;
    }

    return async (tx, eventId, wishes) => {
      const answers: Result<RefundAnswer, RefundRefusal>[] = [];
      for (const wish of wishes) answers.push(await decideOne(tx, eventId, wish));
      return answers;
    };
  },
);

const isFromWallet = ({ payments }: OrderBook, { paymentId }: RefundAnswer): boolean =>
  payments.some((payment) => payment.paymentId === paymentId && payment.provider === 'WALLET');

/** To the buyer, once. */
function emailsOf(
  { eventId, order, locale, refunds }: OrderBook,
  answer: RefundAnswer,
  { by }: AnnouncedRefundWish,
): QueuedEmail[] {
  const to = { recipient: order.registrant.email, locale };
  const { paymentId, points, wallet, orderStatus } = answer;
  if (paymentId !== null) {
    const content = { message: 'refund-due', eventId, paymentId, amount: moneyBack(answer), points, wallet } as const;
    const occurrence = 1 + refunds.filter((one) => one.paymentId === paymentId).length;
    return [{ content, ...to, occurrence }];
  }
  return orderStatus === order.status || by === order.accountId
    ? []
    : [{ content: { message: 'order-cancelled', eventId, orderId: order.userOrderId }, ...to }];
}
