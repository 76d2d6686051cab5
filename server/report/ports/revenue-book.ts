import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { ReportFigures } from '#domain/report/report-figures.ts';

export type FiguresReader<Id extends readonly unknown[]> = {
  readonly [Part in keyof ReportFigures]: (...of: Id) => Promise<ReportFigures[Part]>;
};

/** No decision reads it. */
export type RevenueBook = {
  /** From the orders, tickets and refunds of now. */
  readonly current: FiguresReader<[eventId: number]>;
  /** Null: none are prepared. */
  readonly prepared: (
    eventId: number,
  ) => Promise<{ readonly takenAt: Instant; readonly figures: ReportFigures } | null>;
  /** Whether an event has this many orders, counted no further. */
  readonly hasOrders: (eventId: number, orders: number) => Promise<boolean>;
  /** Reads all parts of one moment and replaces older ones. */
  readonly prepare: (eventId: number, at: Instant) => Promise<void>;
};
export const RevenueBook: Token<RevenueBook> = token('RevenueBook');
