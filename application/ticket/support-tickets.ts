import { TicketPortal } from '#application/ticket/ports/ticket-portal.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [S1-44] [S2.1-27] */
export type SupportTickets = TicketPortal;

export const SupportTickets = defineUseCase(
  'SupportTickets',
  { portal: TicketPortal },
  ({ portal }): SupportTickets => ({
    find: (search, at) => portal.find(search, at),
    order: (orderId) => portal.order(orderId),
    explain: (email, eventId) => portal.explain(email, eventId),
    resend: (ticketId) => portal.resend(ticketId),
    reissue: (ticketId) => portal.reissue(ticketId),
    voidTicket: (ticketId, reason) => portal.voidTicket(ticketId, reason),
  }),
);
