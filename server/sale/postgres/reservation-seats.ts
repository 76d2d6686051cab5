import type pg from 'pg';
import type { SeatMove, SessionSeats } from '#domain/event/seat/session-seat.ts';
import type { Reservation } from '#domain/sale/reservation/reservation.ts';
import type { StockWrites } from '#domain/sale/reservation/stock-outcome.ts';
import { rowsByKey, sameRow } from '#server/platform/postgres/rows-by-key.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import { askForSeats, hallsOf, namedOf, type SeatAnswers, type SeatReading } from './read-seats.ts';

export type SeatNames = { readonly named: readonly string[]; readonly halls: readonly number[] };

type SeatedType = {
  readonly ticket_type_id: string;
  readonly section_event_id: number;
  readonly required_seat: boolean;
};

const NO_SEATS: SeatNames = { named: [], halls: [] };

export function seatsNamedBy(commands: readonly DeskCommand[]): readonly string[] {
  const named = new Set<string>();
  for (const { stock } of commands) {
    if (stock.kind === 'CHANGE_LINE' && stock.seats?.kind === 'NAMED')
      for (const seatId of stock.seats.seatIds) named.add(seatId);
    if (stock.kind !== 'HOLD') continue;
    for (const line of stock.lines)
      if (line.quantity > 0 && line.seats?.kind === 'NAMED') for (const seatId of line.seats.seatIds) named.add(seatId);
  }
  return [...named];
}

export function typesOfAnySeats(commands: readonly DeskCommand[]): ReadonlySet<string> {
  const types = new Set<string>();
  for (const { stock } of commands) {
    if (stock.kind === 'ISSUE_TICKETS') types.add(stock.ticketTypeId);
    if (stock.kind !== 'HOLD') continue;
    for (const line of stock.lines) if (line.quantity > 0 && line.seats?.kind !== 'NAMED') types.add(line.ticketTypeId);
  }
  return types;
}

export const hallsOfTypes = (types: readonly SeatedType[], asked: ReadonlySet<string>): readonly number[] => [
  ...new Set(
    types.flatMap((type) => (type.required_seat && asked.has(type.ticket_type_id) ? type.section_event_id : [])),
  ),
];

/** For a line that grows, and for late money that takes its seats again. */
export function seatsOfLines(
  commands: readonly DeskCommand[],
  lines: readonly Reservation[],
  checkouts: ReadonlySet<string>,
): SeatNames {
  const seated = lines.filter((line) => line.seats.length > 0);
  if (seated.length === 0) return NO_SEATS;
  const growing = new Set(
    commands.flatMap(({ stock }) =>
      stock.kind === 'CHANGE_LINE' && stock.seats?.kind !== 'NAMED' ? stock.reservationId : [],
    ),
  );
  const again = seated.filter((line) => line.state === 'RELEASED' && checkouts.has(line.checkoutSessionId ?? ''));
  return {
    named: again.flatMap((line) => line.seats.map((seat) => seat.seatId)),
    halls: [...new Set(seated.filter((line) => growing.has(line.reservationId)).map((line) => line.sectionEventId))],
  };
}

/** Each seat once. Sends no statement where none is named. */
export async function readSeats(
  reading: SeatReading,
  names: SeatNames,
  asked: SeatAnswers | null = null,
): Promise<readonly SessionSeats[]> {
  if (names.halls.length === 0 && names.named.length === 0) return [];
  const answers = asked ?? (await askForSeats(reading, names.named));
  const halls = await hallsOf(reading, answers, names.halls);
  const named = await namedOf(reading, answers, names.named);
  const whole = new Set(halls.map((hall) => hall.sectionEventId));
  return [...halls, ...named.filter((session) => !whole.has(session.sectionEventId))];
}

/** A session that one reading read whole is whole. */
export function joinSeats(one: readonly SessionSeats[], other: readonly SessionSeats[]): readonly SessionSeats[] {
  if (one.length === 0 || other.length === 0) return [...one, ...other];
  return [...Map.groupBy([...one, ...other], (session) => session.sectionEventId).values()].flatMap((same) => {
    const [first] = same;
    const whole = same.find((session) => session.index !== undefined);
    if (first === undefined || whole !== undefined) return whole ?? [];
    return [
      {
        ...first,
        seats: [...new Map(same.flatMap((session) => session.seats).map((seat) => [seat.seatId, seat])).values()],
      },
    ];
  });
}

const sessionsMoved = (seats: readonly SeatMove[]): readonly number[] => [
  ...new Set(seats.map((move) => move.sectionEventId)),
];

/** The batch is decided again. */
export class SeatMovedError extends Error {
  constructor(cause: unknown) {
    super('A seat was not whose it was when it was read', { cause });
    this.name = 'SeatMovedError';
  }
}

// Seats are not locked when read: a seat moves only from the owner that was read, so it cannot be sold twice.
const FROM_WHOSE_IT_WAS = ' AND s.reservation_id IS NOT DISTINCT FROM x.giver';
// A failed move makes the count null, which the map's NOT NULL refuses; so COMMIT can be sent along.
const moveAndCount = (guard: string): string => `WITH moved AS (UPDATE session_seat s SET reservation_id = x.taker
    FROM ${rowsByKey(
      'session_seat',
      'seat_id',
      'unnest($2::uuid[], $3::uuid[], $4::uuid[]) AS asked(seat_id, ' + 'giver, taker)',
    )}
    WHERE ${sameRow('s')}${guard} RETURNING 1)
  UPDATE seat_map SET moves = CASE WHEN (SELECT count(*) FROM moved) = cardinality($2::uuid[]) THEN moves + 1 END
  WHERE event_id = $1 AND section_event_id = ANY($5::int[])`;
const MOVE = moveAndCount(FROM_WHOSE_IT_WAS);
const MOVE_BLINDLY = moveAndCount('');

const NOT_NULL_VIOLATION = '23502';
const isUncounted = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === NOT_NULL_VIOLATION &&
  'column' in error &&
  error.column === 'moves';

/** Rejects with SeatMovedError, which undoes the batch. */
export function moveSeats(
  client: pg.ClientBase,
  eventId: number,
  stock: StockWrites,
  guard: boolean,
): readonly Promise<unknown>[] {
  if (stock.seats.length === 0) return [];
  const rows = stock.seats.toSorted((one, other) => (one.seatId < other.seatId ? -1 : 1));
  const sent = client.query(guard ? MOVE : MOVE_BLINDLY, [
    eventId,
    rows.map((row) => row.seatId),
    rows.map((row) => row.from),
    rows.map((row) => row.to),
    sessionsMoved(stock.seats),
  ]);
  return [
    sent.catch((error: unknown) => {
      throw isUncounted(error) ? new SeatMovedError(error) : error;
    }),
  ];
}
