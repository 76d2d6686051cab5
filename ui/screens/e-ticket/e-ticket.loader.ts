import type { OpenedTicket } from '#application/ports/ticket-wallet.ts';
import { OpenTicket } from '#application/tickets/open-ticket.ts';
import { notFound, pageFailure } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export const eTicketLoader = viewerLoader(async ({ use, params }): Promise<OpenedTicket> => {
  const ticket = await use(OpenTicket)(params['ticketId'] ?? '');
  if (ticket.ok) return ticket.value;
  throw ticket.refusal.code === 'NOT_FOUND' || ticket.refusal.code === 'INVALID_INPUT' ? notFound() : pageFailure();
});
