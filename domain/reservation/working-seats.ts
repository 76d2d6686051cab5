import type { Instant } from '#domain/kernel/instant.ts';
import type { SeatMove, SessionSeat, SessionSeats } from '#domain/seat/session-seat.ts';
import type { Reservation } from './reservation.ts';

/** Seats of one row that a batch knows of. */
type WorkingRow = { readonly row: number; readonly seats: readonly SessionSeat[] /** How many of them nobody has. */; free: number };

/** The seats of an event while a batch is being decided. Whose they are follows from the claims. */
export type WorkingSeats = {
  readonly get: (sectionEventId: number, seatId: string) => SessionSeat | undefined;
  /** From the front. */
  readonly rows: (sectionEventId: number) => readonly WorkingRow[];
  readonly poolsOpenAt: (sectionEventId: number) => Instant | null;
  /** Whether it is there, for sale and nobody's, after what the batch has decided so far. */
  readonly isFree: (seatId: string) => boolean;
  readonly moved: (before: Reservation | undefined, after: Reservation) => void;
  readonly moves: () => readonly SeatMove[];
};

type Session = Omit<SessionSeats, 'seats'> & { readonly seats: ReadonlyMap<string, SessionSeat>; rows: ReadonlyMap<number, WorkingRow> | null };

export function workingSeats(given: readonly SessionSeats[]): WorkingSeats {
  const sessions = new Map(
    given.map(({ seats, ...session }): [number, Session] => [
      session.sectionEventId,
      { ...session, seats: new Map(seats.map((seat) => [seat.seatId, seat])), rows: null },
    ]),
  );
  const changed = new Map<string, { readonly from: string | null; to: string | null }>();

  const find = (seatId: string): { readonly seat: SessionSeat; readonly session: Session } | undefined => {
    for (const session of sessions.values()) {
      const seat = session.seats.get(seatId);
      if (seat !== undefined) return { seat, session };
    }
    return undefined;
  };
  const isOpen = (seat: SessionSeat): boolean => {
    if (seat.state === 'BLOCKED') return false;
    const change = changed.get(seat.seatId);
    return change === undefined ? seat.state === 'FREE' : change.to === null;
  };
  const give = (seatId: string, from: string | null, to: string | null): void => {
    const found = find(seatId);
    const wasFree = found !== undefined && isOpen(found.seat);
    const change = changed.get(seatId);
    if (change === undefined) changed.set(seatId, { from, to });
    else change.to = to;
    const row = found?.session.rows?.get(found.seat.row);
    if (found !== undefined && row !== undefined) row.free += Number(isOpen(found.seat)) - Number(wasFree);
  };
  /** Made when somebody first asks for the best: who names seats needs no rows. */
  const rowsOf = ({ seats }: Session): Map<number, WorkingRow> => {
    const rows = [...Map.groupBy(seats.values(), (seat) => seat.row)].toSorted(([one], [other]) => one - other);
    return new Map(
      rows.map(([row, own]) => [
        row,
        { row, seats: own.toSorted((one, other) => one.place - other.place), free: own.reduce((free, seat) => free + Number(isOpen(seat)), 0) },
      ]),
    );
  };

  return {
    get: (sectionEventId, seatId) => sessions.get(sectionEventId)?.seats.get(seatId),
    rows: (sectionEventId) => {
      const session = sessions.get(sectionEventId);
      if (session === undefined) return [];
      session.rows ??= rowsOf(session);
      return [...session.rows.values()];
    },
    poolsOpenAt: (sectionEventId) => sessions.get(sectionEventId)?.poolsOpenAt ?? null,
    isFree: (seatId) => {
      const found = find(seatId);
      return found !== undefined && isOpen(found.seat);
    },
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
