import { type Dong, minus, plus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { disputedRefunds, taskOfTaken } from '#domain/sale/refund/disputed-refund.ts';
import { type MeansLeft, moneyBack, refundableParts } from '#domain/sale/refund/order-money.ts';
import { CardDisputes } from '#server/money/ports/card-disputes.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { DecideRefunds } from '#server/sale/decide-refunds.ts';
import { meansLeft, moneyOfPayment, salePayment } from '#server/sale/money-of-order.ts';
import { RefundBook } from '#server/sale/ports/refund-book.ts';
import type { RefundAnswer } from '#server/sale/refund-decision.ts';

/**
 * Once for each dispute. What was already to be refunded stays so, and waits for the bank's decision. The buyer is told
 * if the order is cancelled by it. A part of what was left voids nothing, and is a task for a person; so is an amount
 * that is neither of what was left nor of such refunds. False: there is a task. [design]
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
      // A second call, or its end, comes when a person may have refunded some of it.
      if ((await disputes.find({ eventId, disputeId })) !== null) return true;
      const answers: RefundAnswer[] = [];
      const fits = await transact.transaction(async (tx) => {
        answers.length = 0;
        const orderId = await book.orderOfPayment(tx, eventId, paymentId);
        const order = orderId === null ? null : await book.open(tx, eventId, orderId, true);
        if (orderId === null || order === null) return false;
        // A payment that bought nothing, such as a second one, voids nothing.
        const sale = salePayment(order);
        const bought = sale?.paymentId === paymentId;
        const payment = order.payments.find((one) => one.paymentId === paymentId);
        const left =
          sale !== undefined && bought
            ? moneyLeft(meansLeft(order, sale))
            : payment === undefined
              ? ZERO
              : refundableParts(moneyOfPayment(order, payment)).late;
        // Of a part nobody can tell which tickets it means: a person refunds those, and the refund waits for the bank.
        const isPart = amount < left;
        const taken = bought ? ({ of: 'ALL' } as const) : ({ paymentId, amount: 'ALL' } as const);
        // The bank has the money already, so the decision confirms it, too.
        const note = `${disputeId}: ${reason}`;
        const wish = {
          key: `dispute-${disputeId}`,
          orderId,
          reason: 'CHARGEBACK',
          note,
          by: null,
          tell: false,
        } as const;
        const [decided] = isPart ? [] : await decide(tx, eventId, [{ ...wish, ...taken }]);
        const chargedBack = decided?.ok === true ? moneyBack(decided.value) : ZERO;
        const ofRefunds = disputedRefunds(amount, chargedBack);
        const before = order.refunds.filter((one) => one.paymentId === paymentId && one.status !== 'CONFIRMED');
        const unpaid = sum(before.map(moneyBack));
        const task = taskOfTaken({ amount, isPart, chargedBack, unpaid });
        const opened = { state: 'OPEN', reason, at: clock.now(), task } as const;
        await disputes.add(tx, { eventId, disputeId, paymentId, amount, ofRefunds, ...opened });
        if (decided?.ok === true) answers.push(decided.value);
        if (decided?.ok === true && !decided.value.repeated && bought) {
          const content = { message: 'order-cancelled', eventId, orderId } as const;
          await outbox.queue(tx, [{ content, recipient: order.order.registrant.email, locale: order.locale }]);
        }
        return task === null;
      });
      announce(eventId, answers);
      return fits;
    },
);

/** As the card paid it, beside points and the wallet. */
const moneyLeft = ({ tickets, donation, wallet }: MeansLeft): Dong => minus(plus(tickets.money, donation), wallet);
