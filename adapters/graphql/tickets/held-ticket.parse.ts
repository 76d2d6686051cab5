import * as z from 'zod/mini';
import type { HeldTicket, OpenedTicket, TicketPage } from '#application/ports/ticket-wallet.ts';
import { EVENT_FORMATS } from '#domain/event/event.ts';
import { instant } from '#domain/kernel/instant.ts';

const moment = z.pipe(z.number(), z.transform(instant));
const text = z.nullable(z.string());

const ticket = z.object({
  id: z.string(),
  status: z.string(),
  hand: z.enum(['HELD', 'SENT', 'RECEIVED']),
  email: z.string(),
  full_name: z.string(),
  first_name: z.string(),
  last_name: text,
  ticket_name: z.string(),
  ticket_description: text,
  seat: z.nullable(z.object({ alias: z.string() })),
  ticket_type: z.string(),
  redeem: z.number(),
  redeems_at: z.nullable(moment),
  redeem_id: text,
  order_number: z.string(),
  user_order_id: z.string(),
  section_event: z.object({
    id: z.number(),
    name: z.string(),
    address: text,
    begin_at: moment,
    end_at: moment,
    timezone: z.string(),
    urls: z.array(z.string()),
    event: z.object({
      id: z.number(),
      slug: z.string(),
      name: z.string(),
      address: text,
      event_type: z.enum(EVENT_FORMATS),
      urls: z.array(z.string()),
      user: z.nullable(z.object({ username: z.string(), full_name: z.string() })),
      corporate: z.nullable(z.object({ company_name: z.string(), display_name: text })),
      photos: z.array(z.object({ url: z.string(), card_url: z.string(), color: z.string() })),
    }),
  }),
});

const page = z.object({ entries: z.array(ticket), metadata: z.object({ after: text, total_count: z.nullable(z.number()) }) });
const room = z.object({ id: z.string(), title: z.string(), description: text, url: text });
const opened = z.extend(ticket, { qr_text: text, ticket_rooms: z.array(room) });

function ticketOf(raw: z.infer<typeof ticket>): HeldTicket {
  const { section_event: session } = raw;
  const { event } = session;
  const photo = event.photos[0];
  const person = event.user?.full_name ?? '';
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
      id: session.id,
      name: session.name,
      address: session.address ?? event.address,
      beginAt: session.begin_at,
      endAt: session.end_at,
      timezone: session.timezone,
      urls: session.urls.length > 0 ? session.urls : event.urls,
      event: {
        id: event.id,
        slug: event.slug,
        name: event.name,
        format: event.event_type,
        photo: photo === undefined ? null : { url: photo.url, cardUrl: photo.card_url, color: photo.color },
        organiser: event.corporate?.display_name ?? event.corporate?.company_name ?? (person === '' ? (event.user?.username ?? '') : person),
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
