import type { SeatPool } from '#domain/event/seat/seat.ts';
import type { SessionSeat } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';

const COLUMNS =
  's.seat_id, s.section_event_id, s.section, s.row_name, s.row_number, s.place, s.alias, s.pool, ' +
  's.ticket_type_id, s.special_code, s.takes_requests, s.approved_accounts';

export const PLAN = `SELECT ${COLUMNS} FROM session_seat s WHERE s.event_id = $1 AND s.section_event_id = $2
  ORDER BY s.row_number, s.place`;
/** The same in a few long values: reading twenty thousand rows one by one takes a tenth of a second. */
export const PLAN_AT_ONCE = `SELECT json_agg(seat_id) AS ids, json_agg(alias) AS aliases,
  json_agg(row_number) AS rows, json_agg(place) AS places, json_agg(pool) AS pools,
    json_object_agg(seat_id, json_build_object('ticket_type_id', ticket_type_id, 'special_code', special_code,
      'takes_requests', takes_requests, 'approved_accounts', approved_accounts))
      FILTER (WHERE ticket_type_id IS NOT NULL OR special_code IS NOT NULL OR takes_requests
        OR approved_accounts <> '{}') AS particular
  FROM (${PLAN}) seat`;
/** One letter each: '.' free, 'x' held or sold, '#' not for sale. */
export const STATES = `SELECT m.section_event_id, m.version, m.pools_open_at,
  coalesce(string_agg(CASE WHEN s.blocked THEN '#' WHEN s.reservation_id IS NULL THEN '.' ELSE 'x' END, ''
    ORDER BY s.row_number, s.place), '') AS states
  FROM seat_map m LEFT JOIN session_seat s ON s.event_id = m.event_id AND s.section_event_id = m.section_event_id
  WHERE m.event_id = $1 AND m.section_event_id = ANY($2::int[])
    GROUP BY m.section_event_id, m.version, m.pools_open_at`;
export const MAPS = 'SELECT section_event_id, version, moves, pools_open_at FROM seat_map WHERE event_id = $1';
/** States of seats by id, in the order asked, one letter each; '?': no such seat. */
export const NAMED = `SELECT coalesce(string_agg(coalesce(seat.letter, '?'), '' ORDER BY asked.n), '') AS letters
  FROM unnest($2::uuid[]) WITH ORDINALITY AS asked(seat_id, n)
  LEFT JOIN LATERAL (SELECT CASE WHEN blocked THEN '#' WHEN reservation_id IS NULL THEN '.' ELSE 'x' END AS letter
    FROM session_seat WHERE event_id = $1 AND seat_id = asked.seat_id OFFSET 0) AS seat ON true`;
/** Invalidates the nodes' caches of seat states. */
export const COUNT_MOVE =
  'UPDATE seat_map SET moves = moves + 1 WHERE event_id = $1 AND section_event_id = ANY($2::int[])';

export type SeatRow = {
  readonly seat_id: string;
  readonly section_event_id: number;
  readonly section: string;
  readonly row_name: string;
  readonly row_number: number;
  readonly place: number;
  readonly alias: string;
  readonly pool: SeatPool;
  readonly ticket_type_id: string | null;
  readonly special_code: string | null;
  readonly takes_requests: boolean;
  readonly approved_accounts: readonly AccountId[];
};
export type MapRow = {
  readonly section_event_id: number;
  readonly version: number;
  readonly moves: number;
  readonly pools_open_at: Instant | null;
};
export type StatesRow = Omit<MapRow, 'moves'> & { readonly states: string };
export type NamedRow = { readonly letters: string };

export type HallSeat = Omit<SessionSeat, 'state'>;

type Particular = Pick<SeatRow, 'ticket_type_id' | 'special_code' | 'takes_requests' | 'approved_accounts'>;
/** One value per seat in each column; null where there are no seats. `particular`: the special seats' fields, by id. */
export type PlanColumns = {
  readonly ids: readonly string[] | null;
  readonly aliases: readonly string[] | null;
  readonly rows: readonly number[] | null;
  readonly places: readonly number[] | null;
  readonly pools: readonly SeatPool[] | null;
  readonly particular: Readonly<Record<string, Particular>> | null;
};

const specialOf = ({
  special_code: specialCode,
  takes_requests: isAccept,
  approved_accounts: seatsApprove,
}: Particular): HallSeat['special'] =>
  specialCode === null && !isAccept && seatsApprove.length === 0 ? null : { isAccept, seatsApprove, specialCode };

export const hallSeat = (row: SeatRow): HallSeat => ({
  seatId: row.seat_id,
  alias: row.alias,
  row: row.row_number,
  place: row.place,
  pool: row.pool,
  ticketTypeId: row.ticket_type_id,
  special: specialOf(row),
});

export const hallSeats = ({ ids, aliases, rows, places, pools, particular }: PlanColumns): readonly HallSeat[] =>
  (ids ?? []).map((seatId, at) => {
    const own = particular?.[seatId];
    return {
      seatId,
      alias: aliases?.[at] ?? '',
      row: rows?.[at] ?? 0,
      place: places?.[at] ?? 0,
      pool: pools?.[at] ?? 'STANDARD',
      ticketTypeId: own?.ticket_type_id ?? null,
      special: own === undefined ? null : specialOf(own),
    };
  });
