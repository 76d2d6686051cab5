import type { SeatMove, SessionSeat, SessionSeats } from '#domain/event/seat/session-seat.ts';
import { type Instant, SECOND } from '#domain/kernel/instant.ts';
import type { HallSeat, MapRow } from '#server/event/postgres/seat-rows.ts';

type Row = { readonly row: number; readonly seats: SessionSeat[] };
type Place = { readonly row: Row; readonly at: number };

/** The plan is valid for a version of its map, the owners until another node moves a seat. */
export type Hall = {
  readonly version: number;
  readonly rows: readonly Row[];
  readonly places: ReadonlyMap<string, Place>;
  /** The map's move count when the owners were read; null: not read. */
  standing: { readonly moves: number; readonly readAt: Instant } | null;
};

/** An unexpected move count means another node moved seats. Older versions do not count, so trusted for 10 s. */
export type HallMemory = Map<number, Map<number, Hall>>;
const MOST_EVENTS = 50;
const BELIEVED = 10 * SECOND;

const STATE_OF: Readonly<Record<string, SessionSeat['state']>> = { '.': 'FREE', x: 'TAKEN', '#': 'BLOCKED' };
export const stateOf = (letter: string | undefined): SessionSeat['state'] => STATE_OF[letter ?? '#'] ?? 'BLOCKED';

/** In the order of the hall. */
export function rememberPlan(
  memory: HallMemory,
  eventId: number,
  { section_event_id, version }: MapRow,
  seats: readonly HallSeat[],
): Hall {
  const rows: Row[] = [];
  const places = new Map<string, Place>();
  for (const seat of seats) {
    const row = rows.at(-1)?.row === seat.row ? rows.at(-1) : undefined;
    const own = row ?? { row: seat.row, seats: [] };
    if (row === undefined) rows.push(own);
    places.set(seat.seatId, { row: own, at: own.seats.push({ ...seat, state: 'BLOCKED' }) - 1 });
  }
  const hall: Hall = { version, rows, places, standing: null };
  if (memory.size >= MOST_EVENTS) memory.clear();
  memory.set(eventId, (memory.get(eventId) ?? new Map<number, Hall>()).set(section_event_id, hall));
  return hall;
}

export const plannedSeat = (hall: Hall, seatId: string): HallSeat | undefined => {
  const place = hall.places.get(seatId);
  return place?.row.seats[place.at];
};

/** One letter per seat, in the order of the hall. */
export function rememberStanding(hall: Hall, letters: string, moves: number, readAt: Instant): void {
  let at = 0;
  for (const row of hall.rows)
    row.seats.forEach((seat, place) => {
      const state = stateOf(letters[at]);
      at += 1;
      if (seat.state !== state) row.seats[place] = { ...seat, state };
    });
  hall.standing = { moves, readAt };
}

export const stillStands = ({ standing }: Hall, { moves }: MapRow, now: Instant): boolean =>
  standing !== null && standing.moves === moves && now < standing.readAt + BELIEVED;

/** After the commit of a batch that moved these seats and raised the counts. */
export function rememberMoves(memory: HallMemory, eventId: number, moved: readonly SeatMove[]): void {
  for (const [sectionEventId, moves] of Map.groupBy(moved, (move) => move.sectionEventId)) {
    const hall = memory.get(eventId)?.get(sectionEventId);
    if (hall === undefined || hall.standing === null) continue;
    for (const { seatId, to } of moves) {
      const { row, at } = hall.places.get(seatId) ?? {};
      const seat = row?.seats[at ?? -1];
      if (row !== undefined && at !== undefined && seat !== undefined)
        row.seats[at] = { ...seat, state: to === null ? 'FREE' : 'TAKEN' };
    }
    hall.standing = { ...hall.standing, moves: hall.standing.moves + 1 };
  }
}

export const rememberedSeats = (
  hall: Hall,
  { section_event_id: sectionEventId, pools_open_at: poolsOpenAt }: MapRow,
): SessionSeats => ({
  sectionEventId,
  poolsOpenAt,
  get seats() {
    return hall.rows.flatMap((row) => row.seats);
  },
  index: {
    get: (seatId) => {
      const place = hall.places.get(seatId);
      return place?.row.seats[place.at];
    },
    rows: () => hall.rows,
  },
});
