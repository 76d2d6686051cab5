import {
  type SeatIndex,
  type SeatMove,
  type SessionSeat,
  type SessionSeats,
  seatIndex,
} from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Reservation } from './reservation.ts';
import { type WorkingRow, workingRow } from './working-table.ts';

/** Owners follow from the claims. */
export type WorkingSeats = {
  readonly get: (sectionEventId: number, seatId: string) => SessionSeat | undefined;
  /** From the front. */
  readonly rows: (sectionEventId: number) => readonly WorkingRow[];
  readonly poolsOpenAt: (sectionEventId: number) => Instant | null;
  /** Whether a seat is for sale and unowned, after the decisions so far. */
  readonly isOpen: (seat: SessionSeat) => boolean;
  /** The same, and whether it exists. */
  readonly isFree: (seatId: string) => boolean;
  readonly moved: (before: Reservation | undefined, after: Reservation) => void;
  readonly moves: () => readonly SeatMove[];
};

type Changing = Omit<SeatMove, 'to'> & { to: SeatMove['to'] };
type Session = Pick<SessionSeats, 'poolsOpenAt'> & { readonly index: SeatIndex; rows: readonly WorkingRow[] | null };

export function workingSeats(given: readonly SessionSeats[]): WorkingSeats {
  const sessions = new Map(
    given.map(({ sectionEventId, poolsOpenAt, seats, index }): [number, Session] => [
      sectionEventId,
      { poolsOpenAt, index: index ?? seatIndex(seats), rows: null },
    ]),
  );
  const changed = new Map<string, Changing>();

  const isOpen = (seat: SessionSeat): boolean => {
    if (seat.state === 'BLOCKED') return false;
    const change = changed.get(seat.seatId);
    return change === undefined ? seat.state === 'FREE' : change.to === null;
  };
  const give = (sectionEventId: number, seatId: string, from: string | null, to: string | null): void => {
    const change = changed.get(seatId);
    if (change === undefined) changed.set(seatId, { sectionEventId, seatId, from, to });
    else change.to = to;
    const session = sessions.get(sectionEventId);
    const seat = session?.rows == null ? undefined : session.index.get(seatId);
    if (seat !== undefined) session?.rows?.find(({ row }) => row === seat.row)?.changed(seat);
  };

  return {
    get: (sectionEventId, seatId) => sessions.get(sectionEventId)?.index.get(seatId),
    rows: (sectionEventId) => {
      const session = sessions.get(sectionEventId);
      if (session === undefined) return [];
      // Built on the first request for the best seats; named seats need no rows.
      session.rows ??= session.index.rows().map(({ row, seats }) => workingRow(row, seats, isOpen));
      return session.rows;
    },
    poolsOpenAt: (sectionEventId) => sessions.get(sectionEventId)?.poolsOpenAt ?? null,
    isOpen,
    isFree: (seatId) => {
      for (const { index } of sessions.values()) {
        const seat = index.get(seatId);
        if (seat !== undefined) return isOpen(seat);
      }
      return false;
    },
    moved: (before, after) => {
      const had = before === undefined ? [] : seatsOf(before);
      const has = seatsOf(after);
      if (had.length === 0 && has.length === 0) return;
      const { sectionEventId, reservationId } = after;
      for (const { seatId } of had)
        if (!has.some((seat) => seat.seatId === seatId)) give(sectionEventId, seatId, reservationId, null);
      for (const { seatId } of has)
        if (!had.some((seat) => seat.seatId === seatId)) give(sectionEventId, seatId, null, reservationId);
    },
    moves: () => [...changed.values()].filter(({ from, to }) => from !== to),
  };
}

/** A released claim keeps its seats for reference only. */
const seatsOf = (claim: Reservation): Reservation['seats'] => (claim.state === 'RELEASED' ? [] : claim.seats);
