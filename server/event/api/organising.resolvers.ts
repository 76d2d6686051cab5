import { z } from 'zod';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { URL_MAX } from '#domain/event/event-input.ts';
import { MANAGEMENT_BUCKETS } from '#domain/event/management-bucket.ts';
import { MOST_PHOTOS } from '#domain/event/next-position.ts';
import { PHOTO_LABEL_MAX } from '#domain/event/photo-label.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { deskVisibility } from '#domain/permission/event-visibility.ts';
import type { Refusal } from '#domain/refusal.ts';
import { ArrangePhotos } from '#server/event/arrange-photos.ts';
import { ChangeEventStatus } from '#server/event/change-event-status.ts';
import { DiscardEvent } from '#server/event/discard-event.ts';
import { DiscardPhoto } from '#server/event/discard-photo.ts';
import { DiscardSession } from '#server/event/discard-session.ts';
import { DiscardTicketType } from '#server/event/discard-ticket-type.ts';
import { versionOfTicketType } from '#server/event/editing/edit-version.ts';
import { FeatureEvent } from '#server/event/featured/feature-event.ts';
import { OrderFeatured } from '#server/event/featured/order-featured.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { AdminEvents } from '#server/event/ports/admin-events.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { ManagedEvents } from '#server/event/ports/managed-events.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import type { TicketRow } from '#server/event/ports/ticket-row.ts';
import { RecordEvent } from '#server/event/record-event.ts';
import { RecordPhoto } from '#server/event/record-photo.ts';
import { RecordSession } from '#server/event/record-session.ts';
import { RecordTicketType } from '#server/event/record-ticket-type.ts';
import { RenewLink } from '#server/event/renew-link.ts';
import { ReviseEvent } from '#server/event/revise-event.ts';
import { ReviseSession } from '#server/event/revise-session.ts';
import { ReviseTicketType } from '#server/event/revise-ticket-type.ts';
import { ShelveEvent } from '#server/event/shelve-event.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { fresh } from '#server/platform/graphql/fresh.ts';
import {
  oneOf,
  optionalWords,
  paging,
  rowNumber,
  search,
  someWords,
  wireId,
} from '#server/platform/graphql/input-parts.ts';
import { onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { TurnWaitingRoom } from '#server/waiting-room/turn-waiting-room.ts';
import {
  editVersion,
  eventFeature,
  eventRevision,
  newEventInput,
  sessionInput,
  ticketInput,
} from './organising-input.ts';

const ownEvent = ({ id }: { id: number }): number => id;
const namedEvent = ({ event_id }: { event_id: number }): number => event_id;
const eventOfRow = ({ id }: { id: { eventId: number } }): number => id.eventId;
const eventOfSession = async (sectionEventId: number, context: RequestContext): Promise<number | null> =>
  (await context.loaders.session.load(sectionEventId))?.eventId ?? null;

const shownToTeam = (session: SectionEventRow): SectionEventRow => ({ ...session, shownTo: 'TEAM' });

function freshSession(
  context: RequestContext,
  eventId: number,
  result: Result<SectionEventRow, Refusal>,
): Result<SectionEventRow, Refusal> {
  context.loaders.forget(eventId);
  return result.ok ? ok(shownToTeam(result.value)) : result;
}

async function freshTicket(
  context: RequestContext,
  eventId: number,
  result: Result<{ readonly ticketTypeId: string }, Refusal>,
): Promise<Result<TicketRow, Refusal>> {
  context.loaders.forget(eventId);
  if (!result.ok) return result;
  const ticket = await context.loaders.ticket.load(encodeWireId(eventId, result.value.ticketTypeId));
  return ticket === null ? refused({ code: 'NOT_FOUND' }) : ok(ticket);
}

export const organisingResolvers: Resolvers = {
  Query: {
    events: rootField({
      access: onPlatform('admin.events'),
      input: z.object({ status: oneOf(MANAGEMENT_BUCKETS), search, ...paging }),
      resolve: async ({ status, search: searched, ...asked }, context) => {
        const managed = context.use(ManagedEvents);
        const query = {
          bucket: status,
          accountId: context.accountId,
          visibility: deskVisibility(context.viewer),
          search: searched,
          now: context.now,
        };
        const cursors = cursorsOf(context.use(Keyring), 'events', {
          status,
          accountId: context.accountId,
          search: searched,
        });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const events = await managed.events(query, page.value);
        return ok({ events: [...events.rows], metadata: cursors.metadata(events, () => managed.countEvents(query)) });
      },
    }),
    events_admin: rootField({
      access: onPlatform('admin.featured-events'),
      input: z.object({
        input: z
          .object({ ...paging, search, status: oneOf(EVENT_STATUSES).nullish(), is_featured: z.boolean().nullish() })
          .nullish(),
      }),
      resolve: async ({ input }, context) => {
        const { search: searched, status, is_featured, ...asked } = input ?? { search: null };
        const query = { search: searched, status: status ?? null, featured: is_featured ?? null };
        const cursors = cursorsOf(context.use(Keyring), 'events_admin', query);
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const everybodys = context.use(AdminEvents);
        const events = await everybodys.list(query, page.value);
        return ok({ events: [...events.rows], metadata: cursors.metadata(events, () => everybodys.count(query)) });
      },
    }),
    sections_event_admin: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => ok((await context.loaders.sessionsOf.load(event_id)).map(shownToTeam)),
    }),
    tickets_admin: rootField({
      access: onEvent('event.edit', ({ input }: { input: { event_id: number } }) => input.event_id),
      input: z.object({ input: z.object({ event_id: rowNumber, section_event_id: rowNumber.nullish() }) }),
      resolve: async ({ input }, context) => {
        const tickets = await context.loaders.ticketsOf.load(input.event_id);
        return ok(
          tickets.filter((ticket) => !input.section_event_id || ticket.sectionEventId === input.section_event_id),
        );
      },
    }),
  },

  Mutation: {
    create_event: rootField({
      access: onPlatform('event.create'),
      input: z.object({ input: newEventInput }),
      resolve: ({ input }, context) =>
        context.use(RecordEvent)({
          ...input,
          viewer: context.viewer,
          creationKey: context.idempotencyKey,
        }),
    }),
    update_event: rootField({
      access: onEvent('event.edit', ownEvent),
      input: z.object({ id: rowNumber, input: eventRevision, version: editVersion }),
      resolve: async ({ id, input, version }, context) =>
        fresh(
          context,
          id,
          await context.use(ReviseEvent)({ ...input, eventId: id, actor: context.accountId, version }),
        ),
    }),
    update_event_status: rootField({
      access: onEvent('event.publish', ownEvent),
      input: z.object({ id: rowNumber, status: oneOf(EVENT_STATUSES) }),
      resolve: async ({ id, status }, context) =>
        fresh(context, id, await context.use(ChangeEventStatus)({ eventId: id, actor: context.accountId, status })),
    }),
    update_event_is_featured: rootField({
      access: onPlatform('admin.featured-events'),
      input: z.object({ event_id: rowNumber, is_featured: z.boolean() }),
      resolve: async ({ event_id, is_featured }, context) =>
        fresh(
          context,
          event_id,
          await context.use(FeatureEvent)({ eventId: event_id, actor: context.accountId, featured: is_featured }),
        ),
    }),
    order_featured_events: rootField({
      access: onPlatform('admin.featured-events'),
      input: z.object({ event_ids: z.array(rowNumber).max(100) }),
      resolve: async ({ event_ids }, context) => {
        const order = await context.use(OrderFeatured)({ eventIds: event_ids, actor: context.accountId });
        const events = await context.use(EventCatalogue).events(order);
        return ok(events.toSorted((one, other) => order.indexOf(one.eventId) - order.indexOf(other.eventId)));
      },
    }),
    update_event_feature: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({ event_id: rowNumber, feature: eventFeature }),
      resolve: async ({ event_id, feature }, context) =>
        fresh(
          context,
          event_id,
          await context.use(ReviseEvent)({
            eventId: event_id,
            actor: context.accountId,
            fields: { feature },
            capacity: undefined,
          }),
        ),
    }),
    renew_event_link: rootField({
      access: onEvent('event.publish', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) => {
        const { accountId: actor, idempotencyKey: creationKey } = context;
        return fresh(context, eventId, await context.use(RenewLink)({ eventId, actor, creationKey }));
      },
    }),
    delete_event: rootField({
      // The state decides whether it may be deleted, and the refusal names the reason; only ownership is checked here.
      access: onEvent('event.publish', ownEvent),
      input: z.object({ id: rowNumber }),
      resolve: async ({ id }, context) => {
        const abilities = await context.eventAbilities(id);
        if (!abilities.has('event.delete')) {
          const papers = await context.loaders.papers.load(id);
          return refused((papers && forbiddenAction(papers, ['DELETE'], context.now)) ?? { code: 'FORBIDDEN' });
        }
        return fresh(context, id, await context.use(DiscardEvent)({ eventId: id, actor: context.accountId }));
      },
    }),
    archive_event: rootField({
      access: onEvent('event.archive', ownEvent),
      input: z.object({ id: rowNumber, archive: z.boolean() }),
      resolve: async ({ id, archive }, context) =>
        fresh(context, id, await context.use(ShelveEvent)({ eventId: id, actor: context.accountId, archive })),
    }),
    turn_waiting_room: rootField({
      access: onEvent('event.edit', ownEvent),
      input: z.object({ id: rowNumber, on: z.boolean() }),
      resolve: async ({ id, on }, context) => {
        const turned = await context.use(TurnWaitingRoom)({ eventId: id, actor: context.accountId, on });
        const event = turned.ok ? await context.loaders.event.load(id) : null;
        return event === null ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(event);
      },
    }),
    create_section_event: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({ event_id: rowNumber, input: sessionInput }),
      resolve: async ({ event_id, input }, context) =>
        freshSession(
          context,
          event_id,
          await context.use(RecordSession)({
            eventId: event_id,
            actor: context.accountId,
            fields: input,
            creationKey: context.idempotencyKey,
          }),
        ),
    }),
    update_section_event: rootField({
      access: onEvent('event.edit', ({ id }: { id: number }, context) => eventOfSession(id, context)),
      input: z.object({ id: rowNumber, input: sessionInput, version: editVersion }),
      resolve: async ({ id, input: fields, version }, context) => {
        const eventId = await eventOfSession(id, context);
        if (eventId === null) return refused({ code: 'EVENT_NOT_FOUND' });
        return freshSession(
          context,
          eventId,
          await context.use(ReviseSession)({ eventId, sectionEventId: id, actor: context.accountId, fields, version }),
        );
      },
    }),
    delete_section_event: rootField({
      access: onEvent('event.edit', ({ id }: { id: number }, context) => eventOfSession(id, context)),
      input: z.object({ id: rowNumber }),
      resolve: async ({ id }, context) => {
        const eventId = await eventOfSession(id, context);
        if (eventId === null) return refused({ code: 'EVENT_NOT_FOUND' });
        return fresh(
          context,
          eventId,
          await context.use(DiscardSession)({ eventId, sectionEventId: id, actor: context.accountId }),
        );
      },
    }),
    create_ticket: rootField({
      access: onEvent('event.edit', ({ section_event_id }: { section_event_id: number }, context) =>
        eventOfSession(section_event_id, context),
      ),
      input: z.object({ section_event_id: rowNumber, input: ticketInput }),
      resolve: async ({ section_event_id, input }, context) => {
        const eventId = await eventOfSession(section_event_id, context);
        if (eventId === null) return refused({ code: 'EVENT_NOT_FOUND' });
        const recorded = await context.use(RecordTicketType)({
          eventId,
          sectionEventId: section_event_id,
          actor: context.accountId,
          fields: input,
          creationKey: context.idempotencyKey,
        });
        return freshTicket(context, eventId, recorded);
      },
    }),
    update_ticket: rootField({
      access: onEvent('event.edit', eventOfRow),
      input: z.object({ id: wireId, input: ticketInput, version: editVersion }),
      resolve: async ({ id, input, version }, context) =>
        fresh(
          context,
          id.eventId,
          await context.use(ReviseTicketType)({
            eventId: id.eventId,
            ticketTypeId: id.rowId,
            actor: context.accountId,
            fields: input,
            version,
          }),
        ),
    }),
    delete_ticket: rootField({
      access: onEvent('event.edit', eventOfRow),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) =>
        fresh(
          context,
          id.eventId,
          await context.use(DiscardTicketType)({
            eventId: id.eventId,
            ticketTypeId: id.rowId,
            actor: context.accountId,
          }),
        ),
    }),
    create_photo: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({
        event_id: rowNumber,
        url: someWords(URL_MAX),
        label: optionalWords(PHOTO_LABEL_MAX),
        replaces: wireId.nullish(),
      }),
      resolve: async ({ event_id, url, label, replaces }, context) =>
        fresh(
          context,
          event_id,
          await context.use(RecordPhoto)({
            eventId: event_id,
            actor: context.accountId,
            url,
            label,
            replaces: replaces?.eventId === event_id ? replaces.rowId : null,
            creationKey: context.idempotencyKey,
          }),
        ),
    }),
    arrange_photos: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({
        event_id: rowNumber,
        photos: z.array(z.object({ id: wireId, label: optionalWords(PHOTO_LABEL_MAX) })).max(MOST_PHOTOS),
      }),
      resolve: async ({ event_id, photos }, context) => {
        if (photos.some(({ id }) => id.eventId !== event_id)) return refused({ code: 'NOT_FOUND' });
        const arranged = await context.use(ArrangePhotos)({
          eventId: event_id,
          actor: context.accountId,
          photos: photos.map(({ id, label }) => ({ photoId: id.rowId, label })),
        });
        const answer = fresh(context, event_id, arranged);
        return answer.ok ? ok([...answer.value]) : answer;
      },
    }),
    delete_photo: rootField({
      access: onEvent('event.edit', eventOfRow),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) =>
        fresh(
          context,
          id.eventId,
          await context.use(DiscardPhoto)({ eventId: id.eventId, actor: context.accountId, photoId: id.rowId }),
        ),
    }),
  },

  TicketAdmin: {
    id: (ticket) => encodeWireId(ticket.eventId, ticket.ticketTypeId),
    version: (ticket, _args, context) => versionOfTicketType(context.use(Digest), ticket, ticket.capacity),
    ticket: (ticket) => ({ ...ticket, shownTo: 'TEAM' }),
  },
};
