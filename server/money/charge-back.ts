import { type Dong, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { disputedRefunds } from '#domain/sale/refund/disputed-refund.ts';
import { moneyBack } from '#domain/sale/refund/order-money.ts';
import { CardDisputes } from '#server/money/ports/card-disputes.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { DecideRefunds } from '#server/sale/decide-refunds.ts';
import { salePayment } from '#server/sale/money-of-order.ts';
import { RefundBook } from '#server/sale/ports/refund-book.ts';
import type { RefundAnswer } from '#server/sale/refund-decision.ts';

/**
 * Once for each dispute. What was already to be refunded stays so, and waits for the bank's decision. The buyer is told
 * if the order is cancelled by it. False: the amount is neither of what was left nor of such refunds. [design]
 */
export type ChargeBack = (taken: {
  readonly eventId: number;
  readonly paymentId: string;
  readonly disputeId: string;
  readonly reason: string;
  readonly amount: Dong;
}) => Promise<boolean>;

export const ChargeBack = defineUseCase(
  'ChargeBack',
  {
    transact: Transact,
    book: RefundBook,
    decide: DecideRefunds,
    disputes: CardDisputes,
    outbox: EmailOutbox,
    announce: AnnounceRefunds,
    clock: Clock,
  },
  ({ transact, book, decide, disputes, outbox, announce, clock }): ChargeBack =>
    async ({ eventId, paymentId, disputeId, reason, amount }) => {
      const answers: RefundAnswer[] = [];
      const fits = await transact.transaction(async (tx) => {
        answers.length = 0;
        const orderId = await book.orderOfPayment(tx, eventId, paymentId);
        const order = orderId === null ? null : await book.open(tx, eventId, orderId, true);
        if (orderId === null || order === null) return false;
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
        const chargedBack = decided.ok ? moneyBack(decided.value) : ZERO;
        const ofRefunds = disputedRefunds(amount, chargedBack);
        const at = clock.now();
        await disputes.add(tx, { eventId, disputeId, paymentId, state: 'OPEN', amount, ofRefunds, reason, at });
        if (decided.ok) answers.push(decided.value);
        if (decided.ok && !decided.value.repeated && bought) {
          const content = { message: 'order-cancelled', eventId, orderId } as const;
          await outbox.queue(tx, [{ content, recipient: order.order.registrant.email, locale: order.locale }]);
        }
        const before = order.refunds.filter((one) => one.paymentId === paymentId && one.status !== 'CONFIRMED');
        return chargedBack === amount || (chargedBack < amount && ofRefunds === sum(before.map(moneyBack)));
      });
      announce(eventId, answers);
      return fits;
    },
);
