import type { Instant } from '#domain/kernel/instant.ts';
import type { Seat } from './seat.ts';

type Placed = Pick<Seat, 'row' | 'place'>;

/** Side by side in one row, with no aisle between. [design] */
export const areNeighbours = (one: Placed, other: Placed): boolean =>
  one.row === other.row && Math.abs(one.place - other.place) === 1;

/** Hall order: from the front, then by place. */
export const inOrder = <Some extends Placed>(seats: readonly Some[]): Some[] =>
  seats.toSorted((one, other) => one.row - other.row || one.place - other.place);

/** Every block of `size` adjacent seats, in hall order. */
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

/** Whether seats in hall order are adjacent. */
export const isTogether = (ordered: readonly Placed[]): boolean =>
  ordered.every((seat, at) => {
    const before = ordered[at - 1];
    return before === undefined || areNeighbours(before, seat);
  });

export type HallRow = { readonly row: number; readonly seats: readonly Seat[] };

/** Rows are loaded lazily: a hall has thousands of seats, and most parties fit in one of the first rows. */
export type HallView = {
  /** From the front. */
  readonly rows: readonly {
    readonly row: number;
    readonly room: number;
    readonly look: () => HallRow;
  }[];
  readonly poolsOpenAt: Instant | null;
};

export const rowsOf = (seats: readonly Seat[]): HallRow[] =>
  [...Map.groupBy(inOrder(seats), (seat) => seat.row)].map(([row, own]) => ({ row, seats: own }));
