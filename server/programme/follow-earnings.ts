import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Ledger } from '#server/ledger/ports/ledger.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { followOrder } from './book-rewards.ts';
import { EarningsBook } from './ports/earnings-book.ts';

const AT_ONCE = 50;

/** Each order is compared with its rewards, so that a repeated or late notice changes nothing. */
export type FollowEarnings = () => Promise<number>;

export const FollowEarnings = defineUseCase(
  'FollowEarnings',
  { book: EarningsBook, ledger: Ledger, transact: Transact, clock: Clock },
  ({ book, ledger, transact, clock }): FollowEarnings => {
    const step = (): Promise<number> =>
      transact.transaction(async (tx) => {
        const orders = await book.takeOrders(tx, AT_ONCE);
        const now = clock.now();
        for (const id of orders) {
          const order = await book.order(tx, id);
          if (order === null) continue;
          const { rewards, postings } = followOrder(order, now);
          await book.save(tx, id.eventId, rewards, now);
          await ledger.book(tx, postings, now);
          await book.reopen(tx, id.eventId);
        }
        return orders.length;
      });
    return async () => {
      let followed = 0;
      for (let taken = await step(); taken > 0; taken = await step()) followed += taken;
      return followed;
    };
  },
);
