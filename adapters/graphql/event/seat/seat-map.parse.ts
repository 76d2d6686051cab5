import * as z from 'zod/mini';
import type { HallOnSale, SeatOnSale } from '#application/event/ports/seat-maps.ts';

const map = z.object({
  version: z.number(),
  rows: z.array(
    z.object({
      section: z.string(),
      name: z.string(),
      ticket_id: z.nullable(z.string()),
      seat_ids: z.array(z.string()),
      aliases: z.array(z.string()),
      places: z.array(z.number()),
      kinds: z.string(),
    }),
  ),
});
const states = z.object({ version: z.number(), tag: z.string(), states: z.nullable(z.string()) });

export type RawSeatMap = z.infer<typeof map>;
export type RawSeatStates = z.infer<typeof states>;
export const parseSeatMap = (answer: unknown): RawSeatMap | null => z.nullable(map).parse(answer);
export const parseSeatStates = (answer: unknown): RawSeatStates | null => z.nullable(states).parse(answer);

const KINDS: Readonly<Record<string, SeatOnSale['kind']>> = { A: 'ACCESSIBLE', C: 'COMPANION', '*': 'SPECIAL' };
const STATES: Readonly<Record<string, SeatOnSale['state']>> = { '.': 'FREE', '#': 'BLOCKED' };

/**
 * A map with how its seats stand, one letter each in its order. A letter that this version does not know is no free
 * seat.
 */
export function hallOf({ rows }: RawSeatMap, letters: string): HallOnSale {
  let at = 0;
  return {
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
