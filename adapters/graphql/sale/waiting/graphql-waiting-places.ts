import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { WaitingPlace, WaitingPlaces } from '#application/sale/ports/waiting-places.ts';
import { ok } from '#domain/kernel/result.ts';
import { JoinWaitingListDocument } from './join-waiting-list.gen.ts';
import { LeaveWaitingListDocument } from './leave-waiting-list.gen.ts';
import { WaitingPlacesDocument, type WaitingPlacesQuery } from './waiting-places.gen.ts';

const placeOf = (place: WaitingPlacesQuery['waiting_places'][number]): WaitingPlace => ({
  id: place.id,
  ticketId: place.ticket_id,
  sessionId: place.section_event_id,
  ticketName: place.ticket_name,
  tickets: place.number_of_tickets,
  standing: place.standing,
  ahead: place.ahead,
  heldUntil: place.held_until,
});

export const makeGraphqlWaitingPlaces = (transport: GraphqlTransport): WaitingPlaces => ({
  mine: async (event) => {
    const answer = await transport(WaitingPlacesDocument, { event });
    return answer.ok ? ok(answer.value.waiting_places.map(placeOf)) : answer;
  },
  join: async (ticket, tickets) => {
    const answer = await transport(JoinWaitingListDocument, { ticket, tickets });
    return answer.ok ? ok(placeOf(answer.value.join_waiting_list)) : answer;
  },
  leave: async (id) => {
    const answer = await transport(LeaveWaitingListDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
});
