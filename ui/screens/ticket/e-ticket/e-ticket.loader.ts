import { OpenTicket, type TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { notFound, pageFailure } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export const eTicketLoader = viewerLoader(async ({ use, params, account }): Promise<TicketOnScreen> => {
  const ticket = await use(OpenTicket)(params['ticketId'] ?? '', account.id);
  if (ticket.ok) return ticket.value;
  throw ticket.refusal.code === 'NOT_FOUND' || ticket.refusal.code === 'INVALID_INPUT' ? notFound() : pageFailure();
});
