import type { Instant } from '#domain/kernel/instant.ts';
import { inOrder } from './hall.ts';
import type { Seat } from './seat.ts';

/** A session's seat as stock knows it. TAKEN: held or sold; the reservation lines say by whom. */
export type SessionSeat = Omit<Seat, 'standing'> & { readonly state: 'FREE' | 'TAKEN' | 'BLOCKED' };

type SessionRow = { readonly row: number; readonly seats: readonly SessionSeat[] };

export type SeatIndex = {
  readonly get: (seatId: string) => SessionSeat | undefined;
  readonly rows: () => readonly SessionRow[];
};

/** The seats that a batch needs: all of a session where it asks for the best, otherwise the named ones. */
export type SessionSeats = {
  readonly sectionEventId: number;
  readonly poolsOpenAt: Instant | null;
  readonly seats: readonly SessionSeat[];
  /** Cached between batches where a whole hall is in memory. */
  readonly index?: SeatIndex;
};

export function seatIndex(seats: readonly SessionSeat[]): SeatIndex {
  const byId = new Map(seats.map((seat) => [seat.seatId, seat]));
  return {
    get: (seatId) => byId.get(seatId),
    rows: () => [...Map.groupBy(inOrder(seats), (seat) => seat.row)].map(([row, own]) => ({ row, seats: own })),
  };
}

/** `asks`: its organiser approves or declines the order; absent: nobody is asked. */
export type HeldSeat = { readonly seatId: string; readonly alias: string; readonly asks?: true };

/** A seat changing owner: reservation ids, or null for nobody. */
export type SeatMove = {
  readonly sectionEventId: number;
  readonly seatId: string;
  readonly from: string | null;
  readonly to: string | null;
};
