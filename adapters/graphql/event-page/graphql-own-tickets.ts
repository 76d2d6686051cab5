import type { OwnTickets } from '#application/ports/own-tickets.ts';
import { ORDER_STATUSES } from '#domain/checkout/order-state.ts';
import { ok } from '#domain/kernel/result.ts';
import type { GraphqlTransport } from '../client/graphql-transport.ts';
import { OwnTicketDocument } from './own-ticket.gen.ts';

export const makeGraphqlOwnTickets = (transport: GraphqlTransport): OwnTickets => ({
  read: async (eventId) => {
    const answer = await transport(OwnTicketDocument, { id: eventId });
    if (!answer.ok) return answer;
    const { event, user_orders } = answer.value;
    // A status that this version does not know says nothing of the ticket.
    const orderStatus = ORDER_STATUSES.find((status) => status === user_orders.user_orders[0]?.status) ?? null;
    return ok({ isOwnedTicket: event.is_owned_ticket, orderStatus });
  },
});
