import type { EventOnSale, SessionOnSale } from '#application/event/ports/event-pages.ts';
import { OpenPaymentPage } from '#application/sale/open-payment-page.ts';
import { OpenTicket } from '#application/ticket/open-ticket.ts';
import type { TicketRoom } from '#application/ticket/ports/ticket-wallet.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { notFound, pageFailure } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type OpenedRoom = {
  readonly ticketId: string;
  readonly room: TicketRoom;
  readonly event: EventOnSale;
  readonly session: SessionOnSale;
  readonly now: Instant;
};

/** Not found with any other ticket. [S9-51] */
export const onlineRoomLoader = viewerLoader(async ({ use, params, account }): Promise<OpenedRoom> => {
  const ticketId = params['ticketId'] ?? '';
  const ticket = await use(OpenTicket)(ticketId, account.id);
  if (!ticket.ok)
    throw ticket.refusal.code === 'NOT_FOUND' || ticket.refusal.code === 'INVALID_INPUT' ? notFound() : pageFailure();
  const room = ticket.value.rooms.find(({ id }) => id === params['roomId']);
  if (room === undefined) throw notFound();
  const opened = await use(OpenPaymentPage)(ticket.value.session.id);
  if (!opened.ok) throw pageFailure();
  const { event, ...session } = opened.value.session;
  return { ticketId, room, event, session, now: opened.value.now };
});
