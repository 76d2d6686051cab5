import type { AccountId } from '#domain/account/account-id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { SeatPool } from '#domain/seat/seat.ts';
import type { SessionSeat } from '#domain/seat/session-seat.ts';

const COLUMNS =
  's.seat_id, s.section_event_id, s.section, s.row_name, s.row_number, s.place, s.alias, s.pool, s.ticket_type_id, s.special_code, s.takes_requests, s.approved_accounts';

/** What is planned of a session's seats, in the order of the hall. */
export const PLAN = `SELECT ${COLUMNS} FROM session_seat s WHERE s.event_id = $1 AND s.section_event_id = $2 ORDER BY s.row_number, s.place`;
/** How each seat of a session stands, one letter each in the order of the hall: '.' free, 'x' held or sold, '#' not for sale. */
export const STATES = `SELECT m.section_event_id, m.version, m.pools_open_at,
  coalesce(string_agg(CASE WHEN s.blocked THEN '#' WHEN s.reservation_id IS NULL THEN '.' ELSE 'x' END, '' ORDER BY s.row_number, s.place), '') AS states
  FROM seat_map m LEFT JOIN session_seat s ON s.event_id = m.event_id AND s.section_event_id = m.section_event_id
  WHERE m.event_id = $1 AND m.section_event_id = ANY($2::int[]) GROUP BY m.section_event_id, m.version, m.pools_open_at`;
/** The maps of an event's sessions. */
export const MAPS = 'SELECT section_event_id, version, moves, pools_open_at FROM seat_map WHERE event_id = $1';
/** How seats stand, by their ids, each found by its key. */
export const NAMED = `SELECT seat_id, CASE WHEN blocked THEN '#' WHEN reservation_id IS NULL THEN '.' ELSE 'x' END AS state
  FROM session_seat WHERE event_id = $1 AND seat_id = ANY($2::uuid[])`;

/** What is remembered of how seats stand holds no longer. */
export const COUNT_MOVE = 'UPDATE seat_map SET moves = moves + 1 WHERE event_id = $1 AND section_event_id = ANY($2::int[])';

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
export type MapRow = { readonly section_event_id: number; readonly version: number; readonly moves: number; readonly pools_open_at: Instant | null };
export type StatesRow = Omit<MapRow, 'moves'> & { readonly states: string };
export type NamedRow = { readonly seat_id: string; readonly state: string };

/** A seat without how it stands. */
export type HallSeat = Omit<SessionSeat, 'state'>;

export const hallSeat = (row: SeatRow): HallSeat => ({
  seatId: row.seat_id,
  alias: row.alias,
  row: row.row_number,
  place: row.place,
  pool: row.pool,
  ticketTypeId: row.ticket_type_id,
  special:
    row.special_code === null && !row.takes_requests && row.approved_accounts.length === 0
      ? null
      : { isAccept: row.takes_requests, seatsApprove: row.approved_accounts, specialCode: row.special_code },
});
