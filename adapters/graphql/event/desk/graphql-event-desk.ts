import { type GraphqlTransport, TransportError } from '#adapters/graphql/platform/graphql-transport.ts';
import { TurnWaitingRoomDocument } from '#adapters/graphql/waiting-room/turn-waiting-room.gen.ts';
import type { EventDesk, EventFields, SessionFields, TicketTypeFields } from '#application/event/ports/event-desk.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { ArchiveEventDocument } from './archive-event.gen.ts';
import { DeskCategoriesDocument } from './categories.gen.ts';
import { UpdateEventFeatureDocument } from './change-visibility.gen.ts';
import { CreateEventDocument } from './create-event.gen.ts';
import { DeleteEventDocument } from './delete-event.gen.ts';
import { DeskEventDocument } from './desk-event.gen.ts';
import { parseDeskEvent, parseManagedEvent } from './desk-event.parse.ts';
import { ManagedEventsDocument } from './managed-events.gen.ts';
import { CreatePhotoDocument } from './photos.gen.ts';
import { PublishEventDocument, UnpublishEventDocument } from './publish-event.gen.ts';
import { RenewEventLinkDocument } from './renew-link.gen.ts';
import {
  CreateSessionDocument,
  DeleteSessionDocument,
  SessionIdsDocument,
  UpdateSessionDocument,
} from './sessions.gen.ts';
import { CreateTicketTypeDocument, DeleteTicketTypeDocument, UpdateTicketTypeDocument } from './ticket-types.gen.ts';
import { UpdateEventDocument } from './update-event.gen.ts';

const eventInput = (fields: EventFields) => ({
  name: fields.name,
  type: fields.type,
  event_type: fields.format,
  feature: fields.feature,
  category_id: fields.categoryId,
  description: fields.description,
  address: fields.address,
  timezone: fields.timezone,
  urls: [...fields.urls],
  enable_ticket_donation: fields.donations,
  required_approval: fields.approval,
  is_required_form_ticket: fields.oneFormPerTicket,
  is_required_general_info: fields.generalInfo,
  is_receiving_ticket_offline: fields.ticketsAtVenue,
  policy: fields.policy === '' ? null : JSON.stringify({ text: fields.policy }),
  capacity: fields.capacity,
  close_at_capacity: fields.closeAtCapacity,
  allow_re_entry: fields.allowReEntry,
  plate: fields.plate,
  approval_days: fields.approvalDays,
  refund_days: fields.refundDays,
  name_change_days: fields.nameChangeDays,
  session_change_days: fields.sessionChangeDays,
});

const sessionInput = (fields: SessionFields) => ({
  name: fields.name,
  address: fields.address,
  begin_at: fields.beginAt,
  end_at: fields.endAt,
  plan_sale: fields.planSale,
  urls: [...fields.urls],
  vod_link: fields.recording,
});

const ticketInput = (fields: TicketTypeFields) => ({
  name: fields.name,
  description: fields.description,
  note: fields.note,
  price: fields.price,
  original_price: fields.originalPrice,
  capacity: fields.capacity,
  limit: fields.limit,
  limited_purchase: fields.accountLimit,
  combo_purchase: fields.multipleOf,
  begin_at: fields.saleBeginAt,
  end_at: fields.saleEndAt,
  ticket_type: fields.mode,
});

const done = <Data>(result: Result<Data, Refusal>): Result<null, Refusal> => (result.ok ? ok(null) : result);

export function makeGraphqlEventDesk(transport: GraphqlTransport): EventDesk {
  return {
    list: async (bucket, search, at) => {
      const result = await transport(ManagedEventsDocument, {
        status: bucket,
        search: search === '' ? null : search,
        limit: at.limit ?? null,
        after: at.after ?? null,
        before: at.before ?? null,
      });
      if (!result.ok) return result;
      const { events, metadata } = result.value.events;
      return ok({
        entries: events.map(parseManagedEvent),
        after: metadata.after,
        before: metadata.before,
        totalCount: metadata.total_count,
      });
    },
    read: async (eventId) => {
      const result = await transport(DeskEventDocument, { eventId });
      return result.ok ? ok(parseDeskEvent(result.value)) : result;
    },
    categories: async () => {
      const result = await transport(DeskCategoriesDocument, {});
      return result.ok ? ok(result.value.categories) : result;
    },
    create: async (fields, firstSession, corporateId = null) => {
      const created = await transport(CreateEventDocument, {
        input: { ...eventInput(fields), session: sessionInput(firstSession), corporate_id: corporateId },
      });
      if (!created.ok) return created;
      const { id, slug } = created.value.create_event;
      const sessions = await transport(SessionIdsDocument, { eventId: id });
      if (!sessions.ok) return sessions;
      const first = sessions.value.sections_event_admin[0];
      if (first === undefined) throw new TransportError('The event was created without its first session.');
      return ok({ eventId: id, sessionId: first.id, slug });
    },
    change: async (id, fields, version = null) => {
      const result = await transport(UpdateEventDocument, { id, input: eventInput(fields), version });
      return result.ok ? ok(result.value.update_event) : result;
    },
    publish: async (id) => {
      const result = await transport(PublishEventDocument, { id });
      return result.ok ? ok({ slug: result.value.update_event_status.slug }) : result;
    },
    unpublish: async (id) => done(await transport(UnpublishEventDocument, { id })),
    changeVisibility: async (id, feature) => done(await transport(UpdateEventFeatureDocument, { id, feature })),
    renewLink: async (id) => done(await transport(RenewEventLinkDocument, { id })),
    archive: async (id, archive) => done(await transport(ArchiveEventDocument, { id, archive })),
    turnWaitingRoom: async (id, on) => done(await transport(TurnWaitingRoomDocument, { id, on })),
    remove: async (id) => done(await transport(DeleteEventDocument, { id })),
    addSession: async (eventId, fields) => {
      const result = await transport(CreateSessionDocument, { eventId, input: sessionInput(fields) });
      return result.ok ? ok({ sessionId: result.value.create_section_event.id }) : result;
    },
    changeSession: async (id, fields, version = null) => {
      const result = await transport(UpdateSessionDocument, { id, input: sessionInput(fields), version });
      return result.ok ? ok(result.value.update_section_event) : result;
    },
    removeSession: async (id) => done(await transport(DeleteSessionDocument, { id })),
    addTicketType: async (sessionId, fields) => {
      const result = await transport(CreateTicketTypeDocument, { sessionId, input: ticketInput(fields) });
      return result.ok ? ok({ ticketTypeId: result.value.create_ticket.id }) : result;
    },
    changeTicketType: async (id, fields, version = null) => {
      const result = await transport(UpdateTicketTypeDocument, { id, input: ticketInput(fields), version });
      return result.ok ? ok(result.value.update_ticket) : result;
    },
    removeTicketType: async (id) => done(await transport(DeleteTicketTypeDocument, { id })),
    setCover: async (eventId, url, before) => {
      const result = await transport(CreatePhotoDocument, { eventId, url, replaces: before });
      return result.ok ? ok(result.value.create_photo) : result;
    },
  };
}
