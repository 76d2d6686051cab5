import type { Dong } from '#domain/kernel/money/dong.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import {
  bookOf,
  type Publisher,
  type PublisherFigures,
  publisherFigures,
  type Unsettled,
  withdrawable,
} from '#domain/ledger/publisher-earnings.ts';
import { PublisherBooks } from './ports/publisher-books.ts';
import { unsettledIn } from './read-earnings.ts';

type PublisherMoney = PublisherFigures & Unsettled & { readonly withdrawable: Dong };

/** For a list: all of them in one read, in the order in which they are named. */
export type ReadBalances = (publishers: readonly Publisher[]) => Promise<readonly PublisherMoney[]>;

export const ReadBalances = defineUseCase(
  'ReadBalances',
  { books: PublisherBooks },
  ({ books }): ReadBalances =>
    async (publishers) => {
      const standings = await books.standings(publishers);
      return standings.flatMap(({ lines, unsettled: events }, index) => {
        const publisher = publishers[index];
        if (publisher === undefined) return [];
        const figures = publisherFigures(lines, bookOf(publisher));
        const unsettled = unsettledIn(events);
        return [{ ...figures, ...unsettled, withdrawable: withdrawable(figures.balance, unsettled.takenBack) }];
      });
    },
);
