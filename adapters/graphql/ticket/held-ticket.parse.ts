import * as z from 'zod/mini';
import { moment, textOrNull } from '#adapters/graphql/platform/wire-values.ts';
import { orderedEvent, orderedSession, orderedSessionOf } from '#adapters/graphql/sale/ordered-session.parse.ts';
import type { HeldTicket, OpenedTicket, TicketPage } from '#application/ticket/ports/ticket-wallet.ts';
import { EVENT_FORMATS } from '#domain/event/event.ts';

const ticket = z.object({
  id: z.string(),
  status: z.string(),
  hand: z.enum(['HELD', 'SENT', 'RECEIVED']),
  email: z.string(),
  full_name: z.string(),
  first_name: z.string(),
  last_name: textOrNull,
  ticket_name: z.string(),
  ticket_description: textOrNull,
  seat: z.nullable(z.object({ alias: z.string() })),
  ticket_type: z.string(),
  redeem: z.number(),
  redeems_at: z.nullable(moment),
  redeem_id: textOrNull,
  order_number: z.string(),
  user_order_id: z.string(),
  section_event: z.extend(orderedSession, {
    urls: z.array(z.string()),
    event: z.extend(orderedEvent, {
      id: z.number(),
      event_type: z.enum(EVENT_FORMATS),
      urls: z.array(z.string()),
      photos: z.array(z.object({ url: z.string(), card_url: z.string(), color: z.string() })),
    }),
  }),
});

const page = z.object({
  entries: z.array(ticket),
  metadata: z.object({ after: textOrNull, total_count: z.nullable(z.number()) }),
});
const room = z.object({ id: z.string(), title: z.string(), description: textOrNull, url: textOrNull });
const opened = z.extend(ticket, { qr_text: textOrNull, ticket_rooms: z.array(room) });

function ticketOf(raw: z.infer<typeof ticket>): HeldTicket {
  const { section_event: session } = raw;
  const { event } = session;
  const photo = event.photos[0];
  const ordered = orderedSessionOf(session);
  return {
    id: raw.id,
    status: raw.status === 'VALID' ? 'VALID' : 'VOID',
    hand: raw.hand,
    holder: raw.full_name,
    firstName: raw.first_name,
    lastName: raw.last_name,
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
        format: event.event_type,
        photo: photo === undefined ? null : { url: photo.url, cardUrl: photo.card_url, color: photo.color },
      },
    },
  };
}

export const parseTicketPage = (answer: unknown): TicketPage => {
  const { entries, metadata } = page.parse(answer);
  return { tickets: entries.map(ticketOf), after: metadata.after, total: metadata.total_count };
};

export const parseOpenedTicket = (answer: unknown): OpenedTicket => {
  const raw = opened.parse(answer);
  return { ...ticketOf(raw), qrText: raw.qr_text, rooms: raw.ticket_rooms };
};
