import { orderedSessionOf } from '#adapters/graphql/sale/ordered-session.parse.ts';
import type { EventCover } from '#application/ticket/ports/event-cover.ts';
import type { HeldTicket, OpenedTicket, TicketPage } from '#application/ticket/ports/ticket-wallet.ts';
import { EVENT_FORMATS } from '#domain/event/event.ts';
import { VOID_CAUSES } from '#domain/ticket/void-cause.ts';
import type { CoverFragment } from './cover.gen.ts';
import type { HeldTicketFragment } from './held-ticket.gen.ts';
import type { MyTicketQuery } from './my-ticket.gen.ts';
import type { MyTicketsQuery } from './my-tickets.gen.ts';

export function coverOf({ photos, print }: CoverFragment): EventCover {
  const [photo] = photos;
  if (photo !== undefined) return { url: photo.url, cardUrl: photo.card_url, color: photo.color };
  return { ...print, cardUrl: print.url };
}

function ticketOf(raw: HeldTicketFragment): HeldTicket {
  const { section_event: session } = raw;
  const { event } = session;
  const ordered = orderedSessionOf(session);
  return {
    id: raw.id,
    status: raw.status === 'VALID' ? 'VALID' : 'VOID',
    hand: raw.hand,
    holder: raw.full_name,
    firstName: raw.first_name,
    lastName: raw.last_name,
    nameOrder: raw.name_order,
    email: raw.email,
    ticketName: raw.ticket_name,
    ticketDescription: raw.ticket_description,
    seat: raw.seat?.alias ?? null,
    mode: raw.ticket_type === 'ONLINE' ? 'ONLINE' : 'ONSITE',
    checkIns: raw.redeem,
    firstCheckInAt: raw.redeems_at,
    code: raw.redeem_id,
    orderNumber: raw.order_number,
    orderId: raw.user_order_id,
    session: {
      ...ordered,
      urls: session.urls.length > 0 ? session.urls : event.urls,
      event: {
        ...ordered.event,
        id: event.id,
        // A format of a newer server is shown with its address.
        format: EVENT_FORMATS.find((format) => format === event.event_type) ?? 'ONSITE',
        photo: coverOf(event),
      },
    },
  };
}

export const parseTicketPage = ({ entries, metadata }: MyTicketsQuery['my_tickets']): TicketPage => {
  return { tickets: entries.map(ticketOf), after: metadata.after, total: metadata.total_count };
};

export const parseOpenedTicket = (raw: MyTicketQuery['my_ticket']): OpenedTicket => {
  return {
    ...ticketOf(raw),
    qrText: raw.qr_text,
    voidBecause: VOID_CAUSES.find((cause) => cause === raw.void_because) ?? null,
    recording: raw.section_event.vod_link,
    rooms: raw.ticket_rooms.map(({ opens_at, ...room }) => ({ ...room, opensAt: opens_at })),
  };
};
