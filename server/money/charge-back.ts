import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { DecideRefunds } from '#server/sale/decide-refunds.ts';
import { salePayment } from '#server/sale/money-of-order.ts';
import { RefundBook } from '#server/sale/ports/refund-book.ts';
import type { RefundAnswer, RefundRefusal } from '#server/sale/refund-decision.ts';

/** Once for each dispute. The buyer is told if the order is cancelled by it. [design] */
export type ChargeBack = (taken: {
  readonly eventId: number;
  readonly paymentId: string;
  readonly disputeId: string;
  readonly reason: string;
}) => Promise<Result<RefundAnswer, RefundRefusal>>;

export const ChargeBack = defineUseCase(
  'ChargeBack',
  { transact: Transact, book: RefundBook, decide: DecideRefunds, outbox: EmailOutbox, announce: AnnounceRefunds },
  ({ transact, book, decide, outbox, announce }): ChargeBack =>
    async ({ eventId, paymentId, disputeId, reason }) => {
      const taken = await transact.transaction(async (tx): Promise<Result<RefundAnswer, RefundRefusal>> => {
        const orderId = await book.orderOfPayment(tx, eventId, paymentId);
        const order = orderId === null ? null : await book.open(tx, eventId, orderId, true);
        if (orderId === null || order === null) return refused({ code: 'NOT_FOUND' });
        // A payment that bought nothing, such as a second one, voids nothing.
        const bought = salePayment(order)?.paymentId === paymentId;
        const taken = bought ? ({ of: 'ALL' } as const) : ({ paymentId, amount: 'ALL' } as const);
        // The bank has the money already, so the decision confirms it, too.
        const [decided] = await decide(tx, eventId, [
          {
            key: `dispute-${disputeId}`,
            orderId,
            reason: 'CHARGEBACK',
            ...taken,
            note: `${disputeId}: ${reason}`,
            by: null,
            tell: false,
          },
        ]);
        if (decided === undefined) throw new Error('A chargeback had no answer');
        if (!decided.ok || decided.value.repeated || !bought) return decided;
        const content = { message: 'order-cancelled', eventId, orderId } as const;
        await outbox.queue(tx, [{ content, recipient: order.order.registrant.email, locale: order.locale }]);
        return decided;
      });
      if (taken.ok) announce(eventId, [taken.value]);
      return taken;
    },
);
