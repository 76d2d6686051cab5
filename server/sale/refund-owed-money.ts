import { later } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { LATE_MONEY_KEPT_FOR } from '#domain/sale/refund/owed-money.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type OwedMoney, OwedMoneySearch } from '#server/sale/ports/owed-money.ts';
import { AnnounceRefunds } from './announce-refunds.ts';
import { DecideRefunds } from './decide-refunds.ts';

const PAYMENTS_AT_ONCE = 200;

/** Late money on the seventh day; at once a surplus, a second payment, short or cancelled money. [D26] */
export type RefundOwedMoney = () => Promise<number>;

export const RefundOwedMoney = defineUseCase(
  'RefundOwedMoney',
  {
    search: OwedMoneySearch,
    transact: Transact,
    decideRefunds: DecideRefunds,
    announce: AnnounceRefunds,
    clock: Clock,
    log: Log,
  },
  ({ search, transact, decideRefunds, announce, clock, log }): RefundOwedMoney => {
    async function refund({ eventId, userOrderId, paymentId, received, reasons }: OwedMoney): Promise<number> {
      const answers = await transact.transaction((tx) =>
        decideRefunds(
          tx,
          eventId,
          reasons.map((reason) => ({
            reason,
            paymentId,
            amount: 'ALL',
            key: `owed ${reason} ${paymentId} ${received}`,
            orderId: userOrderId,
            note: null,
            by: null,
            tell: true,
          })),
        ),
      );
      // NOTHING_TO_REFUND: all of it was for another reason, or somebody decided it in between.
      const made = answers.flatMap((answer) => (answer.ok && !answer.value.repeated ? [answer.value] : []));
      announce(eventId, made);
      return made.length;
    }
    return async () => {
      const owed = await search.owed(later(clock.now(), -LATE_MONEY_KEPT_FOR), PAYMENTS_AT_ONCE);
      let decided = 0;
      for (const payment of owed) {
        try {
          decided += await refund(payment);
        } catch (error) {
          // The others do not wait for one that fails.
          log.error(error, 'money owed was not refunded', { eventId: payment.eventId, paymentId: payment.paymentId });
        }
      }
      return decided;
    };
  },
);
