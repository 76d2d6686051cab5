import { later } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { LATE_MONEY_KEPT_FOR } from '#domain/sale/refund/owed-money.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { OwedMoneySearch } from '#server/sale/ports/owed-money.ts';
import { AnnounceRefunds } from './announce-refunds.ts';
import { DecideRefunds } from './decide-refunds.ts';

const PAYMENTS_AT_ONCE = 200;

/**
 * Decides the refund of money that nobody has to ask for: late money without a choice on the seventh day, a surplus and
 * a second payment at once. The buyer is told by email. Returns how many refunds were decided. [D26]
 */
export type RefundOwedMoney = () => Promise<number>;

export const RefundOwedMoney = defineUseCase(
  'RefundOwedMoney',
  {
    search: OwedMoneySearch,
    transact: Transact,
    decideRefunds: DecideRefunds,
    announce: AnnounceRefunds,
    clock: Clock,
  },
  ({ search, transact, decideRefunds, announce, clock }): RefundOwedMoney =>
    async () => {
      const owed = await search.owed(later(clock.now(), -LATE_MONEY_KEPT_FOR), PAYMENTS_AT_ONCE);
      let decided = 0;
      for (const { eventId, userOrderId, paymentId, received, reasons } of owed) {
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
        decided += made.length;
      }
      return decided;
    },
);
