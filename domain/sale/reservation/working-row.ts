import type { HallView } from '#domain/event/seat/hall.ts';
import { areNeighbours } from '#domain/event/seat/neighbours.ts';
import type { Seat } from '#domain/event/seat/seat.ts';
import type { SessionSeat } from '#domain/event/seat/session-seat.ts';

/** One row of a hall while a batch is being decided, as somebody sees it who leaves no seat of it. */
export type WorkingRow = HallView['rows'][number] & {
  readonly seats: readonly SessionSeat[];
  /** Whose a seat of it is, has changed. */
  readonly changed: (seat: SessionSeat) => void;
};

/** As somebody sees a seat who does not have it. */
export const seenBy = (seat: SessionSeat, isOpen: boolean): Seat => ({
  ...seat,
  standing:
    seat.state === 'BLOCKED' ? { state: 'BLOCKED' } : isOpen ? { state: 'FREE' } : { state: 'HELD', accountId: null },
});

/**
 * What is seen of it is remembered, and made anew seat by seat: a batch looks at the same few rows for each of its
 * buyers.
 */
export function workingRow(
  row: number,
  seats: readonly SessionSeat[],
  isOpen: (seat: SessionSeat) => boolean,
): WorkingRow {
  let seen: Seat[] | null = null;
  let room: number | null = null;
  return {
    row,
    seats,
    get room() {
      room ??= longestRun(seats, isOpen);
      return room;
    },
    look: () => {
      seen ??= seats.map((seat) => seenBy(seat, isOpen(seat)));
      return { row, seats: seen };
    },
    changed: (seat) => {
      room = null;
      const at = seen === null ? -1 : seats.indexOf(seat);
      if (seen !== null && at >= 0) seen[at] = seenBy(seat, isOpen(seat));
    },
  };
}

/** How many seats that can be had stand side by side at most. */
function longestRun(seats: readonly SessionSeat[], isOpen: (seat: SessionSeat) => boolean): number {
  let longest = 0;
  let run = 0;
  let before: SessionSeat | undefined;
  for (const seat of seats) {
    if (!isOpen(seat)) run = 0;
    else {
      run = before !== undefined && areNeighbours(before, seat) ? run + 1 : 1;
      longest = Math.max(longest, run);
    }
    before = seat;
  }
  return longest;
}
