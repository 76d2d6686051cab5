import { later } from '#domain/kernel/instant.ts';
import { type Dong, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import {
  revenueMaturedPostings,
  revenueTakenBackPostings,
  saleFeePostings,
  saleFeeReturnedPostings,
} from '#domain/ledger/withdrawal-postings.ts';
import { feeLeft, feeOfOrders } from '#domain/programme/fee-schedule.ts';
import { isRefundWindowOver, REFUND_WINDOW } from '#domain/sale/refund/refund.ts';
import { Ledger } from '#server/ledger/ports/ledger.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { matureRewards } from './book-rewards.ts';
import { EarningsBook, type EventRevenue } from './ports/earnings-book.ts';
import { FeeBook } from './ports/fee-book.ts';

const EVENTS = 50;
const REWARDS = 200;

/** Money that changes after the refund window, as by a chargeback, moves the difference. */
export type MatureEarnings = () => Promise<number>;

export const MatureEarnings = defineUseCase(
  'MatureEarnings',
  { book: EarningsBook, fees: FeeBook, ledger: Ledger, transact: Transact, clock: Clock },
  ({ book, fees, ledger, transact, clock }): MatureEarnings => {
    /** Whether rewards are left. */
    const step = (eventId: number): Promise<boolean> =>
      transact.transaction(async (tx) => {
        const revenue = await book.revenue(tx, eventId);
        const now = clock.now();
        if (revenue === null || !isRefundWindowOver(revenue.endsAt, now)) return false;
        const pending = await book.pendingRewards(tx, eventId, REWARDS);
        const { rewards, postings } = matureRewards(pending, now);
        await book.save(tx, eventId, rewards, now);
        await ledger.book(tx, postings, now);
        if (pending.length === REWARDS) return true;
        const history = await fees.history('SALE', tx);
        const turns = history.map(({ from }) => from);
        const saleFee = feeOfOrders(history, await book.sold(tx, eventId, turns));
        const moved = [...revenuePostings(revenue), ...feePostings(revenue, saleFee)];
        await ledger.book(tx, moved, now);
        const movements = revenue.movements + (moved.length > 0 ? 1 : 0);
        await book.matured(tx, { ...revenue, paidOver: revenue.earned, saleFee, movements }, now);
        return false;
      });
    return async () => {
      const events = await book.toMature(later(clock.now(), -REFUND_WINDOW), EVENTS);
      for (const eventId of events) while (await step(eventId));
      return events.length;
    };
  },
);

/** The platform's part of what stands sold, less what it has of it already. */
function feePostings({ eventId, publisher, saleFee, movements }: EventRevenue, due: Dong): readonly Posting[] {
  const subject = `event ${eventId} ${movements + 1}`;
  const left = feeLeft(due, saleFee);
  return left >= ZERO
    ? saleFeePostings({ publisher, subject, amount: left })
    : saleFeeReturnedPostings({ publisher, subject, amount: minus(ZERO, left) });
}

/** The difference between what an event has earned and what its publisher's book holds of it. */
function revenuePostings({ eventId, publisher, earned, paidOver, movements }: EventRevenue): readonly Posting[] {
  const named = (amount: Dong) => ({ eventId, publisher, subject: `event ${eventId} ${movements + 1}`, amount });
  const difference = minus(earned, paidOver);
  return difference >= ZERO
    ? revenueMaturedPostings(named(difference))
    : revenueTakenBackPostings(named(minus(paidOver, earned)));
}
