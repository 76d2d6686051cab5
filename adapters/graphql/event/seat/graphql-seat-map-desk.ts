import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { SeatMapDesk, SessionSeatPlan } from '#application/event/ports/seat-map-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { SeatPlanDocument } from './seat-plan.gen.ts';
import type { SeatPlanFieldsFragment } from './seat-plan-fields.gen.ts';
import { WriteSeatMapDocument } from './write-seat-map.gen.ts';

const planOf = ({ version, rows, pools_open_at, number_of_seats }: SeatPlanFieldsFragment): SessionSeatPlan => ({
  version,
  rows: rows.map(({ section, name, layout, ticket_id, special_code, numbers }) => ({
    section,
    name,
    layout,
    ticketTypeId: ticket_id,
    specialCode: special_code,
    numbers,
  })),
  poolsOpenAt: pools_open_at,
  seats: number_of_seats,
});

export const makeGraphqlSeatMapDesk = (transport: GraphqlTransport): SeatMapDesk => ({
  read: async (sessionId) => {
    const answer = await transport(SeatPlanDocument, { sessionId });
    return answer.ok ? ok(planOf(answer.value.seat_plan_admin)) : answer;
  },
  write: async (sessionId, { version, rows, poolsOpenAt }) => {
    const input = {
      section_event_id: sessionId,
      version,
      pools_open_at: poolsOpenAt,
      rows: rows.map(({ section, name, layout, ticketTypeId, specialCode, numbers = null }) => ({
        section,
        name,
        layout,
        ticket_id: ticketTypeId,
        special_code: specialCode,
        numbers: numbers === null ? null : [...numbers],
      })),
    };
    const answer = await transport(WriteSeatMapDocument, { input });
    return answer.ok ? ok(planOf(answer.value.write_seat_map)) : answer;
  },
});
