import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { SeatMaps } from '#application/event/ports/seat-maps.ts';
import { ok } from '#domain/kernel/result.ts';
import { SeatMapDocument } from './seat-map.gen.ts';
import { hallOf, type RawSeatMap, type RawSeatStates } from './seat-map.parse.ts';
import { SeatStatesDocument } from './seat-states.gen.ts';

type Known = { map: RawSeatMap | null; states: RawSeatStates | null };

/** The map is fetched once for each version, the seats' states only when they changed. */
export function makeGraphqlSeatMaps(transport: GraphqlTransport): SeatMaps {
  const known = new Map<number, Known>();
  return {
    read: async (sectionEventId) => {
      const before = known.get(sectionEventId) ?? { map: null, states: null };
      const reply = await transport(SeatStatesDocument, { sectionEventId, known: before.states?.tag ?? null });
      if (!reply.ok) return reply;
      const raw = reply.value.seat_states;
      if (raw === null) return ok(null);
      const states = raw.states === null && before.states?.tag === raw.tag ? before.states : raw;
      let { map } = before;
      if (map?.version !== states.version) {
        const answer = await transport(SeatMapDocument, { sectionEventId });
        if (!answer.ok) return answer;
        map = answer.value.seat_map;
      }
      known.set(sectionEventId, { map, states });
      return ok(map === null ? null : hallOf(map, map.version === states.version ? (states.states ?? '') : ''));
    },
  };
}
