import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { OwnTickets } from '#application/ticket/ports/own-tickets.ts';
import { ok } from '#domain/kernel/result.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { OwnTicketDocument } from './own-ticket.gen.ts';

export const makeGraphqlOwnTickets = (transport: GraphqlTransport): OwnTickets => ({
  read: async (eventId) => {
    const answer = await transport(OwnTicketDocument, { id: eventId });
    if (!answer.ok) return answer;
    const { event, user_orders } = answer.value;
    // A donation or an unknown status says nothing about a ticket.
    const newest = user_orders.user_orders.find((order) => order.bought_items.length > 0);
    const orderStatus = ORDER_STATUSES.find((status) => status === newest?.status) ?? null;
    return ok({ isOwnedTicket: event.is_owned_ticket, orderStatus });
  },
});
