import type { Instant } from '#domain/kernel/instant.ts';
import { inOrder } from './neighbours.ts';
import type { Seat } from './seat.ts';

/** One row, its seats by place. */
export type HallRow = { readonly row: number; readonly seats: readonly Seat[] };

/**
 * A row that is looked at only where it may have room: a hall has thousands of seats, and most parties sit in one of
 * its first rows.
 */
export type HallView = {
  /** From the front. */
  readonly rows: readonly {
    readonly row: number /** At most so many of its seats can be had. */;
    readonly room: number;
    readonly look: () => HallRow;
  }[];
  /** As of a seat map. */
  readonly poolsOpenAt: Instant | null;
};

/** Seats in any order as rows from the front. */
export const rowsOf = (seats: readonly Seat[]): HallRow[] =>
  [...Map.groupBy(inOrder(seats), (seat) => seat.row)].map(([row, own]) => ({ row, seats: own }));
