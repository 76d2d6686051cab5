import type { HeldTicket, OpenedTicket, TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import { ok } from '#domain/kernel/result.ts';
import { type BoxOfficeInMemory, notFound, unauthorized } from './office.ts';

export function memoryTicketWallet({ begun, stockOf, buyer, clock }: BoxOfficeInMemory): TicketWallet {
  const ownTickets = (): readonly OpenedTicket[] => {
    const who = buyer();
    return [...begun.entries()].flatMap(([id, known]) => {
      const session = stockOf(known.eventId)
        .state()
        .checkoutSessions.find((row) => row.checkoutSessionId === id);
      return session?.accountId === who ? (known.order?.tickets ?? []) : [];
    });
  };

  return {
    list: async (time) => {
      if (buyer() === null) return unauthorized;
      const now = clock.now();
      const tickets = ownTickets().filter((ticket) => (time === 'PAST') === now > ticket.session.endAt);
      return ok({
        tickets: tickets.map(({ qrText: _, rooms: __, ...held }): HeldTicket => held),
        after: null,
        total: tickets.length,
      });
    },
    read: async (ticketId) => {
      if (buyer() === null) return unauthorized;
      const ticket = ownTickets().find((one) => one.id === ticketId);
      return ticket === undefined ? notFound : ok(ticket);
    },
  };
}
