import type { Instant } from '#domain/kernel/instant.ts';
import { inOrder } from './hall.ts';
import type { Seat } from './seat.ts';

/** A seat of a session as the stock knows it: TAKEN is held or sold, by whom the lines say. */
export type SessionSeat = Omit<Seat, 'standing'> & { readonly state: 'FREE' | 'TAKEN' | 'BLOCKED' };

/** The seats of one row by place. */
type SessionRow = { readonly row: number; readonly seats: readonly SessionSeat[] };

/** Seats by their ids, and by their rows from the front. */
export type SeatIndex = {
  readonly get: (seatId: string) => SessionSeat | undefined;
  readonly rows: () => readonly SessionRow[];
};

/**
 * The seats of a session that a batch asks about: all of them where the best are asked for, otherwise those that are
 * named.
 */
export type SessionSeats = {
  readonly sectionEventId: number;
  readonly poolsOpenAt: Instant | null;
  readonly seats: readonly SessionSeat[];
  /** Of the same seats; made already where a whole hall is remembered from batch to batch. */
  readonly index?: SeatIndex;
};

export function seatIndex(seats: readonly SessionSeat[]): SeatIndex {
  const byId = new Map(seats.map((seat) => [seat.seatId, seat]));
  return {
    get: (seatId) => byId.get(seatId),
    rows: () => [...Map.groupBy(inOrder(seats), (seat) => seat.row)].map(([row, own]) => ({ row, seats: own })),
  };
}

/** A seat that somebody has, with the name that is printed. */
export type HeldSeat = { readonly seatId: string; readonly alias: string };

/** A seat that changes hands: from and to a reservation, or nobody. */
export type SeatMove = {
  readonly sectionEventId: number;
  readonly seatId: string;
  readonly from: string | null;
  readonly to: string | null;
};
