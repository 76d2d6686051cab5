import * as z from 'zod/mini';
import type { DeskEvent, DeskTicketType, ManagedEvent } from '#application/event/ports/event-desk.ts';
import type { DeskEventQuery } from './desk-event.gen.ts';
import type { ManagedEventsQuery } from './managed-events.gen.ts';

const policyText = z.object({ text: z.string() });

/** The regulations are JSON text; anything else is shown as it is. */
function policyWords(policy: string | null): string {
  if (policy === null) return '';
  try {
    return policyText.parse(JSON.parse(policy)).text;
  } catch {
    return policy;
  }
}

const asTicketType = ({ ticket, ...counts }: DeskEventQuery['tickets_admin'][number]): DeskTicketType => ({
  ...counts,
  sessionId: ticket.section_event_id,
  name: ticket.name,
  description: ticket.description ?? '',
  note: ticket.note ?? '',
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

export function parseDeskEvent({
  event_admin: admin,
  sections_event_admin: sessions,
  tickets_admin: tickets,
}: DeskEventQuery): DeskEvent {
  const { event } = admin;
  const types = tickets.map(asTicketType);
  return {
    id: event.id,
    version: event.version,
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
    approvalDays: admin.approval_days,
    refundDays: event.self_service.refund_days,
    nameChangeDays: event.self_service.name_change_days,
    sessionChangeDays: event.self_service.session_change_days,
    oneFormPerTicket: event.is_required_form_ticket,
    generalInfo: event.is_required_general_info,
    ticketsAtVenue: event.is_receiving_ticket_offline,
    waitingRoom: event.waiting_room,
    policy: policyWords(event.policy),
    capacity: admin.capacity,
    closeAtCapacity: admin.close_at_capacity,
    allowReEntry: event.allow_re_entry,
    cover: event.photos[0] ?? null,
    plate: event.print.plate,
    sessions: sessions.map((session) => ({
      id: session.id,
      version: session.version,
      name: session.name,
      address: session.address,
      beginAt: session.begin_at,
      endAt: session.end_at,
      planSale: session.plan_sale,
      urls: session.urls,
      recording: session.vod_link,
      ticketTypes: types.filter((type) => type.sessionId === session.id),
      invitationTicket: admin.invitation_tickets.find((ticket) => ticket.section_event_id === session.id) ?? null,
    })),
    publishBlockers: admin.publish_blockers,
    abilities: event.abilities,
  };
}

export function parseManagedEvent(event: ManagedEventsQuery['events']['events'][number]): ManagedEvent {
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
    cover: photo === undefined ? event.print : { url: photo.thumbnail_url, color: photo.color },
    sold: event.ticket_sold.number_of_sold_tickets,
    capacity: event.ticket_sold.number_of_tickets,
    saleState: event.sale_state,
    abilities: event.abilities,
  };
}
