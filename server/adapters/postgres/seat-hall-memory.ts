import type pg from 'pg';
import type { SessionSeat, SessionSeats } from '#domain/seat/session-seat.ts';
import { type HallSeat, hallSeat, PLAN, type SeatRow, STATES, type StatesRow } from './seat-rows.ts';

/** Halls that a node remembers: what is planned of their seats, by version. Whose they are is asked each time. */
export type HallMemory = Map<string, { readonly version: number; readonly seats: readonly HallSeat[] }>;
const MOST_HALLS = 50;

const STATE_OF: Readonly<Record<string, SessionSeat['state']>> = { '.': 'FREE', x: 'TAKEN', '#': 'BLOCKED' };

/** All seats of some sessions as they stand: the plan from memory where its version is known, the states in one text for each session. */
export async function readHalls(
  client: pg.ClientBase,
  memory: HallMemory,
  eventId: number,
  sectionEventIds: readonly number[],
): Promise<readonly SessionSeats[]> {
  const { rows } = await client.query<StatesRow>(STATES, [eventId, sectionEventIds]);
  const halls: SessionSeats[] = [];
  for (const { section_event_id: sectionEventId, version, pools_open_at: poolsOpenAt, states } of rows) {
    const planned = await plan(client, memory, eventId, sectionEventId, version);
    halls.push({
      sectionEventId,
      poolsOpenAt,
      seats: planned.map((seat, at): SessionSeat => ({ ...seat, state: STATE_OF[states[at] ?? '#'] ?? 'BLOCKED' })),
    });
  }
  return halls;
}

async function plan(
  client: pg.ClientBase,
  memory: HallMemory,
  eventId: number,
  sectionEventId: number,
  version: number,
): Promise<readonly HallSeat[]> {
  const key = `${eventId} ${sectionEventId}`;
  const known = memory.get(key);
  if (known?.version === version) return known.seats;
  const seats = (await client.query<SeatRow>(PLAN, [eventId, sectionEventId])).rows.map(hallSeat);
  if (memory.size >= MOST_HALLS) memory.clear();
  memory.set(key, { version, seats });
  return seats;
}
