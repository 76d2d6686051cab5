import { ticketTime } from '#domain/ticket/ticket-card.ts';
import type { MemoryEvents } from '#server/event/memory/memory-events.ts';
import { countOf, memoryPage } from '#server/platform/memory/page-in-memory.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import type { TicketWallet, WalletQuery } from '#server/ticket/ports/ticket-wallet.ts';

export function makeMemoryTicketWallet(state: MemoryEvents): TicketWallet {
  const held = ({ accountId, time, now }: WalletQuery): BoughtTicketRow[] =>
    [...state.tickets.values()].filter((ticket) => {
      const endAt = state.sessions.get(ticket.sectionEventId)?.endAt;
      if (ticket.accountId !== accountId || endAt === undefined) return false;
      return time === null || time === ticketTime({ endAt }, now);
    });
  return {
    async held(query, page) {
      const keyOf = (ticket: BoughtTicketRow): number =>
        query.time === null ? ticket.insertedAt : (state.sessions.get(ticket.sectionEventId)?.beginAt ?? 0);
      return memoryPage(
        held(query),
        page,
        (ticket) => ({ key: keyOf(ticket), id: ticket.boughtTicketId }),
        query.time !== 'UPCOMING',
      );
    },
    countHeld: async (query) => countOf(held(query)),
    async ticket(eventId, boughtTicketId) {
      const ticket = state.tickets.get(boughtTicketId);
      return ticket?.eventId === eventId ? ticket : null;
    },
    tickets: async (eventId, boughtTicketIds) =>
      [...state.tickets.values()].filter(
        (ticket) => ticket.eventId === eventId && boughtTicketIds.includes(ticket.boughtTicketId),
      ),
    ofSession: async (accountId, eventId, sectionEventId) =>
      [...state.tickets.values()].filter(
        (ticket) =>
          ticket.accountId === accountId && ticket.eventId === eventId && ticket.sectionEventId === sectionEventId,
      ),
    ticketsOfOrders: async (orders) =>
      [...state.tickets.values()].filter((ticket) =>
        orders.some((order) => order.eventId === ticket.eventId && order.userOrderId === ticket.userOrderId),
      ),
    mails: async (userOrderIds) => state.mails.filter((mail) => userOrderIds.includes(mail.userOrderId)),
  };
}
