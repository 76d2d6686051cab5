import type { Dong } from '#domain/kernel/money/dong.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import {
  bookOf,
  eventFigures,
  maturedByEvent,
  type PaidEvent,
  type Publisher,
  type PublisherFigures,
  paidByEvent,
  publisherFigures,
  takenOf,
  type Unsettled,
  unsettledOf,
  withdrawable,
} from '#domain/ledger/publisher-earnings.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { type EarningEvent, PublisherBooks } from './ports/publisher-books.ts';

export type StandingEarnings = PublisherFigures &
  Unsettled & {
    readonly withdrawable: Dong;
    /** An event that is being cancelled, by name. */
    readonly refundsDue: string | null;
    /** Each event that has matured, and how much of it payouts took. */
    readonly byEvent: readonly PaidEvent[];
  };

/** Of events that are not settled. */
export const unsettledIn = (events: readonly Pick<EarningEvent, 'eventId' | 'endsAt' | 'lines'>[]): Unsettled =>
  unsettledOf(events.map(({ eventId, endsAt, lines }) => ({ endsAt, pending: eventFigures(lines, eventId).pending })));

/** In `tx` for a decision. */
export type ReadEarnings = (publisher: Publisher, tx?: Transaction) => Promise<StandingEarnings>;

export const ReadEarnings = defineUseCase(
  'ReadEarnings',
  { books: PublisherBooks },
  ({ books }): ReadEarnings =>
    async (publisher, tx) => {
      const lines = await books.revenue(publisher, tx);
      const figures = publisherFigures(lines, bookOf(publisher));
      const unsettled = unsettledIn(await books.unsettled(publisher, tx));
      return {
        ...figures,
        ...unsettled,
        withdrawable: withdrawable(figures.balance, unsettled.takenBack),
        refundsDue: await books.cancelling(publisher, tx),
        byEvent: paidByEvent(maturedByEvent(lines), takenOf(figures)),
      };
    },
);
