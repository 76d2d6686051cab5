import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { DecideRefunds } from '#server/sale/decide-refunds.ts';
import { MoveRefund } from '#server/sale/move-refund.ts';
import { RefundBook } from '#server/sale/ports/refund-book.ts';
import type { RefundAnswer, RefundRefusal } from '#server/sale/refund-decision.ts';

/** Once for each dispute. The buyer gets the email of a returned payment. [design] */
export type ChargeBack = (taken: {
  readonly eventId: number;
  readonly paymentId: string;
  readonly disputeId: string;
  readonly reason: string;
}) => Promise<Result<RefundAnswer, RefundRefusal>>;

export const ChargeBack = defineUseCase(
  'ChargeBack',
  { transact: Transact, book: RefundBook, decide: DecideRefunds, move: MoveRefund, announce: AnnounceRefunds },
  ({ transact, book, decide, move, announce }): ChargeBack =>
    async ({ eventId, paymentId, disputeId, reason }) => {
      const done = await transact.transaction(async (tx): Promise<Result<readonly RefundAnswer[], RefundRefusal>> => {
        const orderId = await book.orderOfPayment(tx, eventId, paymentId);
        if (orderId === null) return refused({ code: 'NOT_FOUND' });
        const [decided] = await decide(tx, eventId, [
          {
            key: `dispute-${disputeId}`,
            orderId,
            reason: 'CHARGEBACK',
            of: 'ALL',
            note: `${disputeId}: ${reason}`,
            by: null,
            tell: false,
          },
        ]);
        if (decided === undefined) throw new Error('A chargeback had no answer');
        if (!decided.ok) return decided;
        const { refundId, repeated } = decided.value;
        if (refundId === null || repeated) return ok([decided.value]);
        // The bank has the money already: nobody has to send it.
        const sent = await move(tx, { eventId, refundId, by: null, step: 'SEND' });
        const confirmed = sent.ok ? await move(tx, { eventId, refundId, by: null, step: 'CONFIRM' }) : sent;
        return confirmed.ok ? ok([decided.value, confirmed.value]) : confirmed;
      });
      if (!done.ok) return done;
      announce(eventId, done.value);
      const [answer] = done.value;
      if (answer === undefined) throw new Error('A chargeback had no answer');
      return ok(answer);
    },
);
