import { createHash } from 'node:crypto';
import { MINUTE, SECOND } from '#domain/kernel/instant.ts';
import type { ChartSeat, SeatChart, SeatCharts } from '#server/event/ports/seat-charts.ts';
import type { SeatMap, SeatMapRow } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { MicroCache } from '#server/platform/ports/micro-cache.ts';

const BYTES_OF_A_SEAT = 150;
/** A taken seat is refused when it is chosen, so states may be a moment old. */
const STATES_FRESH_MS = SECOND / 2;
const STATES_EVERY_MS = 100;

function kindOf({ pool, special }: ChartSeat): string {
  if (special !== null) return special.isAccept ? '?' : '*';
  return pool === 'ACCESSIBLE' ? 'A' : pool === 'COMPANION' ? 'C' : '.';
}

function rowOf(eventId: number, seats: readonly ChartSeat[]): SeatMapRow {
  const [first] = seats;
  return {
    section: first?.section ?? '',
    name: first?.rowName ?? '',
    ticket_id: first === undefined || first.ticketTypeId === null ? null : encodeWireId(eventId, first.ticketTypeId),
    seat_ids: seats.map((seat) => encodeWireId(eventId, seat.seatId)),
    aliases: seats.map((seat) => seat.alias),
    places: seats.map((seat) => seat.place),
    kinds: seats.map(kindOf).join(''),
  };
}

const mapOf = ({ eventId, sectionEventId, version, poolsOpenAt, seats }: SeatChart): SeatMap => ({
  section_event_id: sectionEventId,
  version,
  pools_open_at: poolsOpenAt,
  rows: [...Map.groupBy(seats, (seat) => seat.row).values()].map((row) => rowOf(eventId, row)),
});

export const presentSeatMap = (
  charts: SeatCharts,
  cache: MicroCache,
  eventId: number,
  sectionEventId: number,
): Promise<SeatMap | null> =>
  cache.remember({
    key: `seat-map ${eventId} ${sectionEventId}`,
    load: async () => {
      const chart = await charts.chart(eventId, sectionEventId);
      return chart === null ? null : mapOf(chart);
    },
    keep: (map) => ({
      freshMs: 5 * MINUTE,
      staleMs: SECOND,
      events: [eventId],
      lists: false,
      stockEveryMs: null,
      bytes: BYTES_OF_A_SEAT * (1 + (map?.rows.reduce((seats, row) => seats + row.seat_ids.length, 0) ?? 0)),
    }),
  });

export type TaggedStates = { readonly version: number; readonly tag: string; readonly states: string };

export const presentSeatStates = (
  charts: SeatCharts,
  cache: MicroCache,
  eventId: number,
  sectionEventId: number,
): Promise<TaggedStates | null> =>
  cache.remember({
    key: `seat-states ${eventId} ${sectionEventId}`,
    load: async () => {
      const found = await charts.states(eventId, sectionEventId);
      return found === null
        ? null
        : { ...found, tag: createHash('sha1').update(`${found.version} ${found.states}`).digest('base64url') };
    },
    keep: (found) => ({
      freshMs: STATES_FRESH_MS,
      // Nothing older than the sale's message is served.
      staleMs: 0,
      events: [eventId],
      lists: false,
      stockEveryMs: STATES_EVERY_MS,
      bytes: 200 + (found?.states.length ?? 0),
    }),
  });
