import * as z from 'zod/mini';
import { moment, money, textOrNull } from '#adapters/graphql/platform/wire-values.ts';
import type { DeskEvent, DeskTicketType, ManagedEvent } from '#application/event/ports/event-desk.ts';

const ticketType = z.object({
  id: z.string(),
  capacity: z.nullable(z.number()),
  sold: z.number(),
  held: z.number(),
  remaining: z.nullable(z.number()),
  ticket: z.object({
    section_event_id: z.number(),
    name: z.string(),
    description: textOrNull,
    price: money,
    limit: z.number(),
    limited_purchase: z.nullable(z.number()),
    combo_purchase: z.number(),
    begin_at: z.nullable(moment),
    end_at: z.nullable(moment),
    ticket_type: z.string(),
    sale_state: z.string(),
    metadata: z.object({ original_price: money }),
  }),
});

const answer = z.object({
  event_admin: z.object({
    capacity: z.nullable(z.number()),
    publish_blockers: z.array(z.string()),
    event: z.object({
      id: z.number(),
      slug: z.string(),
      name: z.string(),
      type: z.string(),
      event_type: z.string(),
      feature: z.string(),
      status: z.string(),
      archive: z.boolean(),
      description: z.string(),
      address: textOrNull,
      timezone: z.string(),
      urls: z.array(z.string()),
      enable_ticket_donation: z.boolean(),
      required_approval: z.boolean(),
      is_required_form_ticket: z.boolean(),
      waiting_room: z.boolean(),
      policy: textOrNull,
      abilities: z.array(z.string()),
      category: z.nullable(z.object({ id: z.number() })),
      photos: z.array(z.object({ id: z.string(), url: z.string(), color: z.string() })),
    }),
  }),
  sections_event_admin: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      address: textOrNull,
      begin_at: moment,
      end_at: moment,
      plan_sale: textOrNull,
      urls: z.array(z.string()),
    }),
  ),
  tickets_admin: z.array(ticketType),
});

const policyText = z.object({ text: z.string() });

/** The regulations travel as JSON text; one that is not ours is shown as it came rather than lost. */
function policyWords(policy: string | null): string {
  if (policy === null) return '';
  try {
    return policyText.parse(JSON.parse(policy)).text;
  } catch {
    return policy;
  }
}

const asTicketType = ({ ticket, ...counts }: z.infer<typeof ticketType>): DeskTicketType => ({
  ...counts,
  sessionId: ticket.section_event_id,
  name: ticket.name,
  description: ticket.description ?? '',
  price: ticket.price,
  originalPrice: ticket.metadata.original_price,
  limit: ticket.limit,
  accountLimit: ticket.limited_purchase,
  multipleOf: ticket.combo_purchase,
  saleBeginAt: ticket.begin_at,
  saleEndAt: ticket.end_at,
  mode: ticket.ticket_type === 'ONLINE' ? 'ONLINE' : 'ONSITE',
  saleState: ticket.sale_state,
});

export function parseDeskEvent(data: unknown): DeskEvent {
  const { event_admin: admin, sections_event_admin: sessions, tickets_admin: tickets } = answer.parse(data);
  const { event } = admin;
  const types = tickets.map(asTicketType);
  return {
    id: event.id,
    slug: event.slug,
    name: event.name,
    type: event.type,
    format: event.event_type,
    feature: event.feature,
    status: event.status,
    archive: event.archive,
    categoryId: event.category?.id ?? null,
    description: event.description,
    address: event.address ?? '',
    timezone: event.timezone,
    urls: event.urls,
    donations: event.enable_ticket_donation,
    approval: event.required_approval,
    oneFormPerTicket: event.is_required_form_ticket,
    waitingRoom: event.waiting_room,
    policy: policyWords(event.policy),
    capacity: admin.capacity,
    cover: event.photos[0] ?? null,
    sessions: sessions.map((session) => ({
      id: session.id,
      name: session.name,
      address: session.address,
      beginAt: session.begin_at,
      endAt: session.end_at,
      planSale: session.plan_sale,
      urls: session.urls,
      ticketTypes: types.filter((type) => type.sessionId === session.id),
    })),
    publishBlockers: admin.publish_blockers,
    abilities: event.abilities,
  };
}

const managed = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  status: z.string(),
  archive: z.boolean(),
  event_type: z.string(),
  address: textOrNull,
  timezone: z.string(),
  begin_at: moment,
  end_at: moment,
  number_sections_of_event: z.number(),
  sale_state: z.string(),
  abilities: z.array(z.string()),
  photos: z.array(z.object({ thumbnail_url: z.string(), color: z.string() })),
  ticket_sold: z.object({ number_of_sold_tickets: z.number(), number_of_tickets: z.nullable(z.number()) }),
});

export function parseManagedEvent(data: unknown): ManagedEvent {
  const event = managed.parse(data);
  const photo = event.photos[0];
  return {
    id: event.id,
    slug: event.slug,
    name: event.name,
    status: event.status,
    archive: event.archive,
    format: event.event_type,
    address: event.address,
    timezone: event.timezone,
    beginAt: event.begin_at,
    endAt: event.end_at,
    sessions: event.number_sections_of_event,
    cover: photo === undefined ? null : { url: photo.thumbnail_url, color: photo.color },
    sold: event.ticket_sold.number_of_sold_tickets,
    capacity: event.ticket_sold.number_of_tickets,
    saleState: event.sale_state,
    abilities: event.abilities,
  };
}
