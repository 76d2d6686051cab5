import type { Instant } from '#domain/kernel/instant.ts';
import type { SeatMove, SessionSeat, SessionSeats } from '#domain/seat/session-seat.ts';
import type { Reservation } from './reservation.ts';

/** Seats of one row that a batch knows of. */
export type WorkingRow = { readonly row: number; readonly seats: readonly SessionSeat[] /** How many of them nobody has. */; free: number };

/** The seats of an event while a batch is being decided. Whose they are follows from the claims. */
export type WorkingSeats = {
  readonly get: (sectionEventId: number, seatId: string) => SessionSeat | undefined;
  readonly rows: (sectionEventId: number) => readonly WorkingRow[];
  readonly poolsOpenAt: (sectionEventId: number) => Instant | null;
  /** Whether it is there, for sale and nobody's, after what the batch has decided so far. */
  readonly isFree: (seatId: string) => boolean;
  readonly moved: (before: Reservation | undefined, after: Reservation) => void;
  readonly moves: () => readonly SeatMove[];
};

type Known = { readonly seat: SessionSeat; readonly row: WorkingRow; readonly sectionEventId: number };

export function workingSeats(sessions: readonly SessionSeats[]): WorkingSeats {
  const known = new Map<string, Known>();
  const rows = new Map<number, readonly WorkingRow[]>();
  for (const { sectionEventId, seats } of sessions) {
    const own = [...Map.groupBy(seats, (seat) => seat.row)].map(
      ([row, some]): WorkingRow => ({
        row,
        seats: some.toSorted((one, other) => one.place - other.place),
        free: some.filter((seat) => seat.state === 'FREE').length,
      }),
    );
    for (const row of own) for (const seat of row.seats) known.set(seat.seatId, { seat, row, sectionEventId });
    rows.set(
      sectionEventId,
      own.toSorted((one, other) => one.row - other.row),
    );
  }
  const pools = new Map(sessions.map(({ sectionEventId, poolsOpenAt }) => [sectionEventId, poolsOpenAt]));
  const changed = new Map<string, { readonly from: string | null; to: string | null }>();

  const isFree = (seatId: string): boolean => {
    const seat = known.get(seatId)?.seat;
    if (seat === undefined || seat.state === 'BLOCKED') return false;
    const change = changed.get(seatId);
    return change === undefined ? seat.state === 'FREE' : change.to === null;
  };
  const give = (seatId: string, from: string | null, to: string | null): void => {
    const wasFree = isFree(seatId);
    const change = changed.get(seatId);
    if (change === undefined) changed.set(seatId, { from, to });
    else change.to = to;
    const row = known.get(seatId)?.row;
    if (row !== undefined) row.free += Number(isFree(seatId)) - Number(wasFree);
  };

  return {
    get: (sectionEventId, seatId) => {
      const found = known.get(seatId);
      return found?.sectionEventId === sectionEventId ? found.seat : undefined;
    },
    rows: (sectionEventId) => rows.get(sectionEventId) ?? [],
    poolsOpenAt: (sectionEventId) => pools.get(sectionEventId) ?? null,
    isFree,
    moved: (before, after) => {
      const had = before === undefined ? [] : seatsOf(before);
      const has = seatsOf(after);
      if (had.length === 0 && has.length === 0) return;
      for (const { seatId } of had) if (!has.some((seat) => seat.seatId === seatId)) give(seatId, after.reservationId, null);
      for (const { seatId } of has) if (!had.some((seat) => seat.seatId === seatId)) give(seatId, null, after.reservationId);
    },
    moves: () => [...changed].filter(([, { from, to }]) => from !== to).map(([seatId, { from, to }]) => ({ seatId, from, to })),
  };
}

/** A released claim has no seats any more; it only says which it had. */
const seatsOf = (claim: Reservation): Reservation['seats'] => (claim.state === 'RELEASED' ? [] : claim.seats);
