import type { Instant } from '#domain/kernel/instant.ts';
import type { Seat } from './seat.ts';

type Placed = Pick<Seat, 'row' | 'place'>;

/** Side by side in one row, without an aisle between. [design] */
export const areNeighbours = (one: Placed, other: Placed): boolean =>
  one.row === other.row && Math.abs(one.place - other.place) === 1;

/** Seats in the order of the hall: from the front, and in a row by place. */
export const inOrder = <Some extends Placed>(seats: readonly Some[]): Some[] =>
  seats.toSorted((one, other) => one.row - other.row || one.place - other.place);

/** Every choice of so many seats side by side, in the order of the hall. */
export function blocksOf<Some extends Placed>(seats: readonly Some[], size: number): Some[][] {
  const ordered = inOrder(seats);
  const blocks: Some[][] = [];
  let together = 0;
  ordered.forEach((seat, at) => {
    const before = ordered[at - 1];
    together = before !== undefined && areNeighbours(before, seat) ? together + 1 : 1;
    if (together >= size) blocks.push(ordered.slice(at + 1 - size, at + 1));
  });
  return blocks;
}

/** Whether seats in the order of the hall stand side by side. */
export const isTogether = (ordered: readonly Placed[]): boolean =>
  ordered.every((seat, at) => {
    const before = ordered[at - 1];
    return before === undefined || areNeighbours(before, seat);
  });

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
