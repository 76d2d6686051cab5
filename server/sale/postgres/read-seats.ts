import type pg from 'pg';
import type { SessionSeat, SessionSeats } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import {
  hallSeats,
  MAPS,
  type MapRow,
  NAMED,
  type NamedRow,
  PLAN_AT_ONCE,
  type PlanColumns,
  STATES,
  type StatesRow,
} from '#server/event/postgres/seat-rows.ts';
import { settleAll } from '#server/platform/postgres/settle-all.ts';
import {
  type Hall,
  type HallMemory,
  plannedSeat,
  rememberedSeats,
  rememberPlan,
  rememberStanding,
  stateOf,
  stillStands,
} from './seat-hall-memory.ts';

export type SeatReading = {
  readonly client: pg.ClientBase;
  readonly memory: HallMemory;
  readonly eventId: number;
  readonly now: Instant;
};

export type SeatAnswers = { readonly maps: readonly MapRow[]; readonly letters: string };

export async function askForSeats({ client, eventId }: SeatReading, named: readonly string[]): Promise<SeatAnswers> {
  const [maps, states] = await settleAll(
    client.query<MapRow>(MAPS, [eventId]),
    named.length === 0 ? Promise.resolve(null) : client.query<NamedRow>(NAMED, [eventId, named]),
  );
  return { maps: maps.rows, letters: states?.rows[0]?.letters ?? '' };
}

export async function hallsOf(
  reading: SeatReading,
  { maps }: SeatAnswers,
  sectionEventIds: readonly number[],
): Promise<readonly SessionSeats[]> {
  const { client, eventId, now } = reading;
  const halls: SessionSeats[] = [];
  for (const map of maps.filter((row) => sectionEventIds.includes(row.section_event_id))) {
    const hall = await hallOf(reading, map);
    if (!stillStands(hall, map, now)) {
      const { rows } = await client.query<StatesRow>(STATES, [eventId, [map.section_event_id]]);
      rememberStanding(hall, rows[0]?.states ?? '', map.moves, now);
    }
    halls.push(rememberedSeats(hall, map));
  }
  return halls;
}

/** Only their state is read; the plan is in memory. */
export async function namedOf(
  reading: SeatReading,
  { maps, letters }: SeatAnswers,
  seatIds: readonly string[],
): Promise<readonly SessionSeats[]> {
  const sessions: SessionSeats[] = [];
  for (const map of maps) {
    const hall = await hallOf(reading, map);
    const seats: SessionSeat[] = [];
    seatIds.forEach((seatId, at) => {
      const seat = letters[at] === '?' ? undefined : plannedSeat(hall, seatId);
      if (seat !== undefined) seats.push({ ...seat, state: stateOf(letters[at]) });
    });
    if (seats.length > 0)
      sessions.push({ sectionEventId: map.section_event_id, poolsOpenAt: map.pools_open_at, seats });
  }
  return sessions;
}

async function hallOf({ client, memory, eventId }: SeatReading, map: MapRow): Promise<Hall> {
  const known = memory.get(eventId)?.get(map.section_event_id);
  if (known?.version === map.version) return known;
  const { rows } = await client.query<PlanColumns>(PLAN_AT_ONCE, [eventId, map.section_event_id]);
  return rememberPlan(memory, eventId, map, rows.flatMap(hallSeats));
}
