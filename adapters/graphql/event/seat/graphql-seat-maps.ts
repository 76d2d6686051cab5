import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { SeatMaps } from '#application/event/ports/seat-maps.ts';
import { ok } from '#domain/kernel/result.ts';
import { SeatMapDocument } from './seat-map.gen.ts';
import { hallOf, type RawSeatMap, type RawSeatStates } from './seat-map.parse.ts';
import { SeatStatesDocument } from './seat-states.gen.ts';
import { SeatsDocument } from './seats.gen.ts';

type Known = { readonly map: RawSeatMap | null; readonly states: RawSeatStates };

/** Both come together at first; then the map once for each version, the seats' states only when they changed. */
export function makeGraphqlSeatMaps(transport: GraphqlTransport): SeatMaps {
  const known = new Map<number, Known>();
  async function ask(sectionEventId: number) {
    const before = known.get(sectionEventId);
    if (before === undefined) {
      const reply = await transport(SeatsDocument, { sectionEventId });
      return reply.ok ? ok({ map: reply.value.seat_map, states: reply.value.seat_states }) : reply;
    }
    const reply = await transport(SeatStatesDocument, { sectionEventId, known: before.states.tag });
    if (!reply.ok) return reply;
    const raw = reply.value.seat_states;
    return ok({ map: before.map, states: raw?.states === null && raw.tag === before.states.tag ? before.states : raw });
  }
  return {
    read: async (sectionEventId) => {
      const reply = await ask(sectionEventId);
      if (!reply.ok) return reply;
      const { states } = reply.value;
      if (states === null) return ok(null);
      let { map } = reply.value;
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
