import { changeSeatPlan } from '#domain/event/seat/change-seat-plan.ts';
import type { SeatState } from '#domain/event/seat/seat.ts';
import type { SeatPlanRow } from '#domain/event/seat/seat-plan.ts';
import { type Instant, instant, SECOND } from '#domain/kernel/instant.ts';
import type { ChartSeat, NewSeatChart, SeatCharts } from '#server/event/ports/seat-charts.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { COUNT_MOVE, hallSeat, PLAN, type SeatRow, STATES, type StatesRow } from './seat-rows.ts';

const CHART = 'SELECT version, plan, pools_open_at FROM seat_map WHERE event_id = $1 AND section_event_id = $2';
const STANDING = `SELECT s.*, CASE WHEN s.blocked THEN 'BLOCKED' WHEN s.reservation_id IS NULL THEN 'FREE'
  WHEN r.state = 'SOLD' THEN 'SOLD' ELSE 'HELD' END AS state
  FROM session_seat s LEFT JOIN reservation r ON r.event_id = s.event_id AND r.reservation_id = s.reservation_id
  WHERE s.event_id = $1 AND s.seat_id = ANY($2::uuid[]) ORDER BY s.section_event_id, s.row_number, s.place`;
// The sale's lock: no place is taken while seats are replaced.
const LOCK = 'SELECT quota_id FROM quota WHERE event_id = $1 ORDER BY quota_id FOR NO KEY UPDATE';
// Tickets that were sold without a seat. Released places count while a payment for them may still arrive.
const TAKEN = `SELECT EXISTS (SELECT FROM reservation r JOIN ticket_type t ON t.event_id = r.event_id
  AND t.ticket_type_id = r.ticket_type_id
  WHERE r.event_id = $1 AND t.section_event_id = $2 AND NOT t.required_seat AND t.ticket_type_id = ANY($3::uuid[])
    AND (r.state <> 'RELEASED' OR EXISTS (SELECT FROM payment p WHERE p.event_id = r.event_id
    AND p.checkout_session_id = r.checkout_session_id))) AS taken`;
const WANTED = `SELECT s.seat_id FROM session_seat s WHERE s.event_id = $1 AND s.section_event_id = $2
    AND s.reservation_id IS NOT NULL
  UNION SELECT (seat->>'seatId')::uuid FROM reservation r, jsonb_array_elements(r.seats) AS seat
    WHERE r.event_id = $1 AND r.state = 'RELEASED' AND r.seats IS NOT NULL
      AND EXISTS (SELECT FROM payment p WHERE p.event_id = r.event_id
        AND p.checkout_session_id = r.checkout_session_id)`;
const REMOVE_FREE = `DELETE FROM session_seat WHERE event_id = $1 AND section_event_id = $2
  AND reservation_id IS NULL`;
// In two steps, because rows trade their numbers and each number counts at once.
const LIFT = `UPDATE session_seat SET row_number = row_number + 1000 WHERE event_id = $1 AND section_event_id = $2`;
const SETTLE = `UPDATE session_seat s SET section = x.section, row_name = x.row_name, row_number = x.row_number,
    special_code = x.special_code
  FROM unnest($3::uuid[], $4::text[], $5::text[], $6::int[], $7::text[])
    AS x (seat_id, section, row_name, row_number, special_code)
  WHERE s.event_id = $1 AND s.section_event_id = $2 AND s.seat_id = x.seat_id`;
const PUT_AGAIN = `UPDATE seat_map SET version = version + 1, plan = $3, pools_open_at = $4, updated_at = $5,
  moves = moves + 1 WHERE event_id = $1 AND section_event_id = $2`;
const PUT_MAP = `INSERT INTO seat_map (event_id, section_event_id, version, plan, pools_open_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const PUT_SEATS = `INSERT INTO session_seat (event_id, section_event_id, seat_id, section, row_name, row_number,
  place, alias, pool, ticket_type_id, special_code, takes_requests, blocked)
  SELECT $1, $2, x.* FROM unnest($3::uuid[], $4::text[], $5::text[], $6::int[], $7::int[], $8::text[], $9::text[],
    $10::uuid[], $11::text[], $12::bool[], $13::bool[]) AS x`;
const REQUIRE = `UPDATE ticket_type SET required_seat = (ticket_type_id = ANY($3::uuid[])) WHERE event_id = $1
  AND section_event_id = $2
  AND required_seat <> (ticket_type_id = ANY($3::uuid[]))`;
const BLOCK = `UPDATE session_seat SET blocked = $4 WHERE event_id = $1 AND section_event_id = $2
  AND seat_id = ANY($3::uuid[])`;

type ChartRow = {
  readonly version: number;
  readonly plan: readonly SeatPlanRow[];
  readonly pools_open_at: Instant | null;
};

const chartSeat = (row: SeatRow): ChartSeat => ({ ...hallSeat(row), section: row.section, rowName: row.row_name });

export function makePostgresSeatCharts({ pool }: Pick<Database, 'pool'>): SeatCharts {
  return {
    chart: async (eventId, sectionEventId) => {
      const [found, seats] = await Promise.all([
        pool.query<ChartRow>(CHART, [eventId, sectionEventId]),
        pool.query<SeatRow>(PLAN, [eventId, sectionEventId]),
      ]);
      const map = found.rows[0];
      if (map === undefined) return null;
      return {
        eventId,
        sectionEventId,
        version: map.version,
        poolsOpenAt: map.pools_open_at,
        plan: map.plan,
        seats: seats.rows.map(chartSeat),
      };
    },
    states: async (eventId, sectionEventId) => {
      const row = (await pool.query<StatesRow>(STATES, [eventId, [sectionEventId]])).rows[0];
      return row === undefined ? null : { version: row.version, states: row.states };
    },
    seats: async (eventId, seatIds) => {
      const { rows } = await pool.query<SeatRow & { readonly state: SeatState }>(STANDING, [eventId, seatIds]);
      return rows.map((row) => ({ ...chartSeat(row), eventId, state: row.state }));
    },
    write: async (tx, chart, at) => {
      const { client } = inPostgres(tx);
      const session = [chart.eventId, chart.sectionEventId];
      await client.query(LOCK, [chart.eventId]);
      const { rows } = await client.query<{ readonly taken: boolean }>(TAKEN, [...session, chart.seatedTypes]);
      if (rows[0]?.taken === true) return 'TAKEN';
      const [found, wanted] = [
        await client.query<SeatRow>(PLAN, session),
        await client.query<{ readonly seat_id: string }>(WANTED, session),
      ];
      const taken = new Set(wanted.rows.map((row) => row.seat_id));
      const changed = changeSeatPlan(
        found.rows.map((row) => ({ ...chartSeat(row), isTaken: taken.has(row.seat_id) })),
        chart.seats,
      );
      if (!changed.ok) return changed.refusal;
      await client.query(REMOVE_FREE, session);
      const held = new Set((await client.query<SeatRow>(PLAN, session)).rows.map((row) => row.seat_id));
      const written = [...session, JSON.stringify(chart.plan), poolsMoment(chart), new Date(at)];
      const again = await client.query(PUT_AGAIN, written);
      if (chart.seats.length === 0)
        await client.query('DELETE FROM seat_map WHERE event_id = $1 AND section_event_id = $2', session);
      // Starts from the clock, so that a map removed and written again differs from the first.
      else if (again.rowCount === 0)
        await client.query(PUT_MAP, [...session, secondsSince(VERSIONS_BEGAN, at) + 1, ...written.slice(2)]);
      const staying = changed.value.filter((seat) => held.has(seat.seatId));
      if (staying.length > 0) {
        await client.query(LIFT, session);
        await client.query(SETTLE, [
          ...session,
          staying.map((seat) => seat.seatId),
          staying.map((seat) => seat.section),
          staying.map((seat) => seat.rowName),
          staying.map((seat) => seat.row),
          staying.map((seat) => seat.special?.specialCode ?? null),
        ]);
      }
      await client.query(PUT_SEATS, [
        ...session,
        ...seatColumns(changed.value.filter((seat) => !held.has(seat.seatId))),
      ]);
      await client.query(REQUIRE, [...session, chart.seatedTypes]);
      return 'WRITTEN';
    },
    block: async (tx, eventId, sectionEventId, seatIds, blocked) => {
      const { client } = inPostgres(tx);
      await client.query(LOCK, [eventId]);
      const { rows } = await client.query<{ readonly seat_id: string }>(
        'SELECT seat_id FROM session_seat WHERE event_id = $1 AND section_event_id = $2 AND seat_id = ' +
          'ANY($3::uuid[]) AND reservation_id IS NOT NULL',
        [eventId, sectionEventId, seatIds],
      );
      if (rows.length === 0) {
        await client.query(BLOCK, [eventId, sectionEventId, seatIds, blocked]);
        await client.query(COUNT_MOVE, [eventId, [sectionEventId]]);
      }
      return rows.map((row) => row.seat_id);
    },
  };
}

/** The start of 2026 keeps versions small. */
const VERSIONS_BEGAN = instant(1_767_225_600_000);

const secondsSince = (begin: Instant, at: Instant): number => Math.floor((at - begin) / SECOND);

const poolsMoment = ({ poolsOpenAt }: NewSeatChart): Date | null =>
  poolsOpenAt === null ? null : new Date(poolsOpenAt);

const seatColumns = (seats: NewSeatChart['seats']): readonly (readonly unknown[])[] => [
  seats.map((seat) => seat.seatId),
  seats.map((seat) => seat.section),
  seats.map((seat) => seat.rowName),
  seats.map((seat) => seat.row),
  seats.map((seat) => seat.place),
  seats.map((seat) => seat.alias),
  seats.map((seat) => seat.pool),
  seats.map((seat) => seat.ticketTypeId),
  seats.map((seat) => seat.special?.specialCode ?? null),
  seats.map((seat) => seat.special?.isAccept ?? false),
  seats.map((seat) => seat.blocked),
];
