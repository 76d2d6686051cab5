import type pg from 'pg';
import type { SessionSeat, SessionSeats } from '#domain/seat/session-seat.ts';
import { inTurn } from './in-turn.ts';
import { type HallSeat, hallSeat, MAPS, type MapRow, NAMED, type NamedRow, PLAN, type SeatRow, STATES, type StatesRow } from './seat-rows.ts';

type Hall = { readonly version: number; readonly seats: readonly HallSeat[]; readonly byId: ReadonlyMap<string, HallSeat> };

/** Halls that a node remembers: what is planned of their seats, by version. Whose they are is asked each time. */
export type HallMemory = Map<string, Hall>;
const MOST_HALLS = 50;

const STATE_OF: Readonly<Record<string, SessionSeat['state']>> = { '.': 'FREE', x: 'TAKEN', '#': 'BLOCKED' };
const stateOf = (letter: string | undefined): SessionSeat['state'] => STATE_OF[letter ?? '#'] ?? 'BLOCKED';

type Reading = { readonly client: pg.ClientBase; readonly memory: HallMemory; readonly eventId: number };

/** All seats of some sessions as they stand: the plan from memory where its version is known, the states in one text for each session. */
export async function readHalls(reading: Reading, sectionEventIds: readonly number[]): Promise<readonly SessionSeats[]> {
  const { rows } = await reading.client.query<StatesRow>(STATES, [reading.eventId, sectionEventIds]);
  const halls: SessionSeats[] = [];
  for (const row of rows) {
    const { seats } = await hallOf(reading, row);
    halls.push(
      sessionOf(
        row,
        seats.map((seat, at): SessionSeat => ({ ...seat, state: stateOf(row.states[at]) })),
      ),
    );
  }
  return halls;
}

/** Seats by their ids as they stand, by session. One letter is read of each: what is planned of it is remembered. */
export async function readNamed(reading: Reading, seatIds: readonly string[]): Promise<readonly SessionSeats[]> {
  const { client, eventId } = reading;
  const [maps, states] = await inTurn(client.query<MapRow>(MAPS, [eventId]), client.query<NamedRow>(NAMED, [eventId, seatIds]));
  const letters = new Map(states.rows.map((row) => [row.seat_id, row.state]));
  const sessions: SessionSeats[] = [];
  for (const row of maps.rows) {
    const { byId } = await hallOf(reading, row);
    const own = [...letters].flatMap(([seatId, letter]): SessionSeat[] => {
      const seat = byId.get(seatId);
      return seat === undefined ? [] : [{ ...seat, state: stateOf(letter) }];
    });
    if (own.length > 0) sessions.push(sessionOf(row, own));
  }
  return sessions;
}

const sessionOf = ({ section_event_id: sectionEventId, pools_open_at: poolsOpenAt }: MapRow, seats: readonly SessionSeat[]): SessionSeats => ({
  sectionEventId,
  poolsOpenAt,
  seats,
});

async function hallOf({ client, memory, eventId }: Reading, { section_event_id: sectionEventId, version }: MapRow): Promise<Hall> {
  const key = `${eventId} ${sectionEventId}`;
  const known = memory.get(key);
  if (known?.version === version) return known;
  const seats = (await client.query<SeatRow>(PLAN, [eventId, sectionEventId])).rows.map(hallSeat);
  const hall = { version, seats, byId: new Map(seats.map((seat) => [seat.seatId, seat])) };
  if (memory.size >= MOST_HALLS) memory.clear();
  memory.set(key, hall);
  return hall;
}
