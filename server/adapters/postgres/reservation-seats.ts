import type pg from 'pg';
import type { Reservation } from '#domain/reservation/reservation.ts';
import type { StockWrites } from '#domain/reservation/stock-outcome.ts';
import type { SessionSeats } from '#domain/seat/session-seat.ts';
import type { DeskCommand } from '#server/application/ports/reservation-desk.ts';
import { rowsByKey, whereTheyLie } from './found-by-key.ts';
import { readHalls, readNamed, type SeatReading } from './read-seats.ts';
import { COUNT_MOVE } from './seat-rows.ts';

/** Seats that a batch asks about: some by their ids, and all seats of some sessions. */
export type SeatNames = { readonly named: readonly string[]; readonly halls: readonly number[] };

type SeatedType = { readonly ticket_type_id: string; readonly section_event_id: number; readonly required_seat: boolean };

const NO_SEATS: SeatNames = { named: [], halls: [] };

/** What the commands say themselves about the seats they need. Nothing where no ticket type of the event has seats. */
export function seatsNamedBy(commands: readonly DeskCommand[], types: readonly SeatedType[]): SeatNames {
  const seated = new Map(types.filter((type) => type.required_seat).map((type) => [type.ticket_type_id, type.section_event_id]));
  if (seated.size === 0) return NO_SEATS;
  const named = new Set<string>();
  const halls = new Set<number>();
  for (const { stock } of commands) {
    if (stock.kind === 'CHANGE_LINE' && stock.seats?.kind === 'NAMED') for (const seatId of stock.seats.seatIds) named.add(seatId);
    if (stock.kind !== 'HOLD') continue;
    for (const line of stock.lines) {
      const hall = seated.get(line.ticketTypeId);
      if (line.quantity <= 0 || hall === undefined) continue;
      if (line.seats?.kind === 'NAMED') for (const seatId of line.seats.seatIds) named.add(seatId);
      else halls.add(hall);
    }
  }
  return { named: [...named], halls: [...halls] };
}

/** What follows from the lines that the commands are about: the seats of a line that grows, and those that late money takes again. */
export function seatsOfLines(commands: readonly DeskCommand[], lines: readonly Reservation[], checkouts: ReadonlySet<string>): SeatNames {
  const seated = lines.filter((line) => line.seats.length > 0);
  if (seated.length === 0) return NO_SEATS;
  const growing = new Set(
    commands.flatMap(({ stock }) => (stock.kind === 'CHANGE_LINE' && stock.seats?.kind !== 'NAMED' ? stock.reservationId : [])),
  );
  const again = seated.filter((line) => line.state === 'RELEASED' && checkouts.has(line.checkoutSessionId ?? ''));
  return {
    named: again.flatMap((line) => line.seats.map((seat) => seat.seatId)),
    halls: [...new Set(seated.filter((line) => growing.has(line.reservationId)).map((line) => line.sectionEventId))],
  };
}

/** Reads seats, each once. Begins no statement where nothing is named. */
export async function readSeats(reading: SeatReading, names: SeatNames): Promise<readonly SessionSeats[]> {
  const halls = names.halls.length === 0 ? [] : await readHalls(reading, names.halls);
  const named = names.named.length === 0 ? [] : await readNamed(reading, names.named);
  const whole = new Set(halls.map((hall) => hall.sectionEventId));
  return [...halls, ...named.filter((session) => !whole.has(session.sectionEventId))];
}

/** Two readings of seats as one: a session that either of them read whole is whole, and no seat stands twice. */
export function joinSeats(one: readonly SessionSeats[], other: readonly SessionSeats[]): readonly SessionSeats[] {
  if (one.length === 0 || other.length === 0) return [...one, ...other];
  return [...Map.groupBy([...one, ...other], (session) => session.sectionEventId).values()].flatMap((same) => {
    const [first] = same;
    const whole = same.find((session) => session.index !== undefined);
    if (first === undefined || whole !== undefined) return whole ?? [];
    return [{ ...first, seats: [...new Map(same.flatMap((session) => session.seats).map((seat) => [seat.seatId, seat])).values()] }];
  });
}

/** The sessions of which a batch moves seats, to be counted on their maps. */
export const sessionsMoved = ({ seats, reservations }: Pick<StockWrites, 'seats' | 'reservations'>): readonly number[] =>
  seats.length === 0
    ? []
    : [...new Set([...reservations.inserted, ...reservations.updated].filter((line) => line.seats.length > 0).map((line) => line.sectionEventId))];

/** Somebody wrote a seat that a batch had read as another's: the batch is decided again over what stands there now. */
export class SeatMovedError extends Error {
  constructor(expected: number, moved: number) {
    super(`${expected} seats were to change hands, ${moved} did`);
    this.name = 'SeatMovedError';
  }
}

// The rows are not locked when they are read, for that would write each of them once more: all who write here hold the event's quotas. Whoever did not
// would still take no seat from anybody, because a seat moves only from whose it was when it was read.
const MOVE = `UPDATE session_seat s SET reservation_id = x.taker
  FROM ${rowsByKey('session_seat', 'seat_id', 'unnest($2::uuid[], $3::uuid[], $4::uuid[]) AS asked(seat_id, giver, taker)')}
  WHERE ${whereTheyLie('s')} AND s.reservation_id IS NOT DISTINCT FROM x.giver`;
/** What the race test shows to sell a seat twice. */
const MOVE_BLINDLY = MOVE.replace(' AND s.reservation_id IS NOT DISTINCT FROM x.giver', '');

export function moveSeats(client: pg.ClientBase, eventId: number, stock: StockWrites, guard: boolean): readonly Promise<unknown>[] {
  if (stock.seats.length === 0) return [];
  const rows = stock.seats.toSorted((one, other) => (one.seatId < other.seatId ? -1 : 1));
  const sent = client.query(guard ? MOVE : MOVE_BLINDLY, [
    eventId,
    rows.map((row) => row.seatId),
    rows.map((row) => row.from),
    rows.map((row) => row.to),
  ]);
  return [
    client.query(COUNT_MOVE, [eventId, sessionsMoved(stock)]),
    sent.then(({ rowCount }) => {
      if (guard && rowCount !== rows.length) throw new SeatMovedError(rows.length, rowCount ?? 0);
    }),
  ];
}
