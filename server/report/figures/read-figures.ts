import type { Instant } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { areFresh, ORDERS_OF_PREPARED_FIGURES } from '#domain/report/report-figures.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { type FiguresReader, RevenueBook } from '#server/report/ports/revenue-book.ts';
import { AskForFigures } from './ask-for-figures.ts';

export type EventFigures = FiguresReader<[]> & {
  /** When they were prepared; null: they are read now. */
  readonly takenAt: Instant | null;
  /** Newer ones are being prepared. */
  readonly isRefreshing: boolean;
  /** Of a large event that nobody read before: its first ones are asked for; reading them now takes seconds. */
  readonly isAwaited: () => Promise<boolean>;
};

/** Of a large event those that were prepared, of the others those of now. */
export type ReadFigures = (eventId: number) => Promise<EventFigures>;

export const ReadFigures = defineUseCase(
  'ReadFigures',
  { book: RevenueBook, ask: AskForFigures, clock: Clock },
  ({ book, ask, clock }): ReadFigures =>
    async (eventId) => {
      const prepared = await book.prepared(eventId);
      if (prepared === null)
        return {
          takenAt: null,
          isRefreshing: false,
          async isAwaited() {
            const isLarge = await book.hasOrders(eventId, ORDERS_OF_PREPARED_FIGURES);
            if (isLarge) await ask(eventId);
            return isLarge;
          },
          async revenue() {
            const rows = await book.current.revenue(eventId);
            const orders = rows.reduce((count, row) => count + row.orders, 0);
            if (orders >= ORDERS_OF_PREPARED_FIGURES) await ask(eventId);
            return rows;
          },
          sold: () => book.current.sold(eventId),
          refunded: () => book.current.refunded(eventId),
          checkIns: () => book.current.checkIns(eventId),
          checkInHours: () => book.current.checkInHours(eventId),
          codes: () => book.current.codes(eventId),
          referrers: () => book.current.referrers(eventId),
        };
      const { takenAt, figures } = prepared;
      const isRefreshing = !areFresh(takenAt, clock.now());
      if (isRefreshing) await ask(eventId);
      return {
        takenAt,
        isRefreshing,
        isAwaited: async () => false,
        revenue: async () => figures.revenue,
        sold: async () => figures.sold,
        refunded: async () => figures.refunded,
        checkIns: async () => figures.checkIns,
        checkInHours: async () => figures.checkInHours,
        codes: async () => figures.codes,
        referrers: async () => figures.referrers,
      };
    },
);
