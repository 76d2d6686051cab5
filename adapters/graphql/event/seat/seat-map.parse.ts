import type { HallOnSale, SeatOnSale } from '#application/event/ports/seat-maps.ts';
import type { SeatMapQuery } from './seat-map.gen.ts';
import type { SeatStatesQuery } from './seat-states.gen.ts';

export type RawSeatMap = NonNullable<SeatMapQuery['seat_map']>;
export type RawSeatStates = NonNullable<SeatStatesQuery['seat_states']>;

const KINDS: Readonly<Record<string, SeatOnSale['kind']>> = {
  A: 'ACCESSIBLE',
  C: 'COMPANION',
  '*': 'SPECIAL',
  '?': 'ON_REQUEST',
};
const STATES: Readonly<Record<string, SeatOnSale['state']>> = { '.': 'FREE', '#': 'BLOCKED' };

/** One letter each, in the map's order. An unknown letter counts as taken. */
export function hallOf({ rows, pools_open_at }: RawSeatMap, letters: string): HallOnSale {
  let at = 0;
  return {
    poolsOpenAt: pools_open_at,
    rows: rows.map((row) => ({
      section: row.section,
      name: row.name,
      ticketId: row.ticket_id,
      seats: row.seat_ids.map((id, index): SeatOnSale => {
        const state = STATES[letters[at] ?? 'x'] ?? 'TAKEN';
        at += 1;
        return {
          id,
          alias: row.aliases[index] ?? '',
          place: row.places[index] ?? index,
          kind: KINDS[row.kinds[index] ?? '.'] ?? 'STANDARD',
          state,
        };
      }),
    })),
  };
}
