import { z } from 'zod';
import { isRoomOpen, roomOpening } from '#domain/door/online-room.ts';
import { CITIES } from '#domain/event/city.ts';
import { EVENT_FORMATS, needsLink } from '#domain/event/event.ts';
import { EVENT_SORTS } from '#domain/event/event-sort.ts';
import { cheapestTicket } from '#domain/event/lowest-ticket.ts';
import { plateOf, printOf } from '#domain/event/plate/plate.ts';
import {
  currentSessions,
  eventSaleState,
  hasEnded,
  isSelectable,
  planSaleOfEvent,
  type SessionSaleState,
  sessionOfEvent,
  sessionSaleState,
  ticketSaleState,
} from '#domain/event/sale-state.ts';
import { sessionFormat } from '#domain/event/session-format.ts';
import { videoLinks } from '#domain/event/video.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { corporateSlug } from '#domain/kernel/names/slug.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { EventAbility } from '#domain/permission/event-abilities.ts';
import { onlineRoomAbilities } from '#domain/permission/online-room-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { markdown } from '#domain/sale/pricing/line-prices.ts';
import { promotionTag } from '#domain/sale/promotion/promotion-tag.ts';
import { planSaleAtCapacity, sumsOfEvent, sumsOfSession, sumsWithinEvent } from '#domain/sale/quantity/capacity.ts';
import { NOTHING_TAKEN, type Offer, offerAsSet, offerTo } from '#domain/sale/quantity/offer.ts';
import { TIME_FILTERS, timeWindow } from '#domain/time/time-window.ts';
import { versionOfEvent, versionOfSession } from '#server/event/editing/edit-version.ts';
import { openSlug } from '#server/event/event-link.ts';
import type { PublishedEventsQuery } from '#server/event/ports/event-catalogue.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import { OrganiserHtml } from '#server/event/ports/organiser-html.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import type { TicketRow } from '#server/event/ports/ticket-row.ts';
import { priceOfTicket, runningPromotions } from '#server/event/promotions-of-ticket.ts';
import { quotaOfSession } from '#server/event/quota-ids.ts';
import { presentOrganiser } from '#server/people/api/organiser.presenter.ts';
import type { PublicCorporate } from '#server/people/api/public-corporate.ts';
import type { CorporateRow } from '#server/people/ports/publisher-rows.ts';
import { inVariant } from '#server/platform/files/file-url.ts';
import { encodeAccountId } from '#server/platform/graphql/account-wire-id.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { accountWireId, oneOf, paging, rowNumber, search } from '#server/platform/graphql/input-parts.ts';
import { everybody, rootField } from '#server/platform/graphql/root-field.ts';
import type { LowestTicket, Resolvers, TicketSold } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { CachedRooms } from '#server/waiting-room/cached-rooms.ts';
import { publicLinks } from './media/media.resolvers.ts';
import { mayViewMedia } from './media/media-access.ts';

/** Lists of more sessions than this use the light variant. */
const MOST_FULL_SESSIONS = 30;
const LIGHT_SESSIONS = -1;

const timeFilter = oneOf(TIME_FILTERS)
  .nullish()
  .transform((time) => time ?? null);

type NotFound = RefusalOf<'EVENT_NOT_FOUND'>;

/** A draft is visible to its team only, and looks like a missing event to others. */
export async function visibleEvent(eventId: number, context: RequestContext): Promise<Result<EventRow, NotFound>> {
  const [event, abilities] = await Promise.all([context.loaders.event.load(eventId), context.eventAbilities(eventId)]);
  return event === null || !abilities.has('event.view') ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(event);
}

async function visibleSession(
  sectionEventId: number,
  context: RequestContext,
): Promise<Result<SectionEventRow, NotFound>> {
  const session = await context.loaders.session.load(sectionEventId);
  if (session === null) return refused({ code: 'EVENT_NOT_FOUND' });
  const event = await visibleEvent(session.eventId, context);
  return event.ok ? ok(session) : event;
}

async function forViewer(ticket: TicketRow, context: RequestContext): Promise<Offer> {
  if (ticket.shownTo === 'TEAM') return offerAsSet(ticket);
  if (context.viewer.kind === 'anonymous') return offerTo(ticket, NOTHING_TAKEN);
  const taken = await context.loaders.takenOf.load(ticket.eventId);
  return offerTo(ticket, taken.get(ticket.ticketTypeId) ?? NOTHING_TAKEN);
}

async function ticketsOfSession(session: SectionEventRow, context: RequestContext): Promise<TicketRow[]> {
  const tickets = await context.loaders.ticketsOf.load(session.eventId);
  return tickets.filter((ticket) => ticket.sectionEventId === session.sectionEventId);
}

async function eventOf(session: SectionEventRow, context: RequestContext): Promise<EventRow> {
  const event = await context.loaders.event.load(session.eventId);
  if (event === null) throw new Error(`Session ${session.sectionEventId} has no event ${session.eventId}`);
  return event;
}

/** A session as buyers see it: closed while an event that closes at capacity is sold out. [S3-31] */
async function atCapacity(session: SectionEventRow, context: RequestContext): Promise<SectionEventRow> {
  const event = await eventOf(session, context);
  if (!event.closeAtCapacity) return session;
  const sums = sumsWithinEvent(await context.loaders.countedTicketsOf.load(session.eventId));
  return { ...session, planSale: planSaleAtCapacity(session.planSale, sums) };
}

/** The same, closed also once the event has stopped selling. */
const onSale = async (session: SectionEventRow, context: RequestContext): Promise<SectionEventRow> =>
  sessionOfEvent(await eventOf(session, context), await atCapacity(session, context));

async function saleStateOf(session: SectionEventRow, context: RequestContext): Promise<SessionSaleState> {
  const tickets = await ticketsOfSession(session, context);
  const offered = await Promise.all(
    tickets.map(async (ticket) => ({ ...ticket, remaining: (await forViewer(ticket, context)).remaining })),
  );
  return sessionSaleState(await onSale(session, context), offered, context.now);
}

/** What is on sale now, or everything where nothing is: the 'From' price is the lowest of these. [S2.7-07] */
async function sellingTickets(session: SectionEventRow, context: RequestContext): Promise<readonly TicketRow[]> {
  const tickets = await ticketsOfSession(session, context);
  const states = await Promise.all(
    tickets.map(async (ticket) =>
      ticketSaleState({ ...ticket, remaining: (await forViewer(ticket, context)).remaining }, session, context.now),
    ),
  );
  const selling = tickets.filter((_ticket, at) => states[at] === 'ON_SALE');
  return selling.length > 0 ? selling : tickets;
}

const lowestOf = (tickets: readonly TicketRow[]): LowestTicket | null => {
  const lowest = cheapestTicket(tickets);
  if (lowest === null) return null;
  const off = markdown(lowest.price, lowest.originalPrice);
  return {
    price: lowest.price,
    original_price: lowest.originalPrice,
    amount_off: off?.amountOff ?? null,
    percent_off: off?.percentOff ?? null,
    currency: lowest.currency,
  };
};

const soldOf = (sums: { readonly sold: number; readonly capacity: number | null }): TicketSold => ({
  number_of_sold_tickets: sums.sold,
  number_of_tickets: sums.capacity,
});

/** Tickets of upcoming sessions; of all sessions when everything is over or the upcoming ones have none. */
async function currentTickets(event: EventRow, context: RequestContext): Promise<readonly TicketRow[]> {
  const [sessions, tickets] = await Promise.all([
    context.loaders.sessionsOf.load(event.eventId),
    context.loaders.ticketsOf.load(event.eventId),
  ]);
  const current = new Set(currentSessions(sessions, context.now).map((session) => session.sectionEventId));
  const offered = tickets.filter((ticket) => current.has(ticket.sectionEventId));
  return offered.length > 0 ? offered : tickets;
}

const seesRoom = (viewer: PermissionViewer, holdsItsTicket: boolean, abilities: ReadonlySet<EventAbility>): boolean =>
  onlineRoomAbilities(viewer, { holdsItsTicket, eventAbilities: [...abilities] }).includes('room.view');

const opened = (session: { readonly beginAt: Instant }, { now }: RequestContext): boolean =>
  isRoomOpen(roomOpening(session), now);

/** Links to join an online event are for the team, and for ticket holders once its room is open. */
async function mayJoinEvent(event: EventRow, context: RequestContext): Promise<boolean> {
  if (!needsLink(event.eventType)) return true;
  const [held, abilities] = await Promise.all([
    context.loaders.sessionsWithTicket.load(event.eventId),
    context.eventAbilities(event.eventId),
  ]);
  return seesRoom(context.viewer, held.size > 0 && opened(event, context), abilities);
}

/** The same for one session: its own tickets open it. */
async function mayJoinSession(session: SectionEventRow, context: RequestContext): Promise<boolean> {
  const event = await context.loaders.event.load(session.eventId);
  if (event !== null && !needsLink(event.eventType)) return true;
  const [held, abilities] = await Promise.all([
    context.loaders.sessionsWithTicket.load(session.eventId),
    context.eventAbilities(session.eventId),
  ]);
  return seesRoom(context.viewer, held.has(session.sectionEventId) && opened(session, context), abilities);
}

export const publicCorporate = (row: CorporateRow): PublicCorporate => ({
  id: row.corporateId,
  slug: corporateSlug(row.companyName, row.corporateId),
  company_name: row.companyName,
  display_name: row.displayName,
  company_address: row.companyAddress,
  company_email: null,
  company_phone_number: row.companyPhoneNumber,
  company_tax_code: null,
  legal_representative: null,
  logo: row.logo,
  banner: row.banner,
  website: row.website,
  status: row.status,
  approved_at: row.approvedAt,
  issued_date: null,
  webhook_url: null,
  ondemand: row.ondemand,
});

export const catalogueResolvers: Resolvers = {
  Query: {
    published_events: rootField({
      access: everybody,
      input: z.object({
        ...paging,
        filter: z
          .object({
            search,
            time: timeFilter,
            category_id: rowNumber.nullish(),
            format: oneOf(EVENT_FORMATS).nullish(),
            free: z.boolean().nullish(),
            most_price: z.int().min(0).max(MAX_DONG).nullish(),
            city: oneOf(CITIES).nullish(),
            sort: oneOf(EVENT_SORTS).nullish(),
            liked: z.boolean().nullish(),
          })
          .nullish(),
        corporate_id: rowNumber.nullish(),
        user_id: accountWireId.nullish(),
      }),
      resolve: async ({ filter, corporate_id, user_id, ...asked }, context) => {
        const { viewer, reads } = context;
        const { catalogue } = reads;
        if (filter?.liked === true && viewer.kind === 'anonymous') return refused({ code: 'UNAUTHORIZED' });
        const query: PublishedEventsQuery = {
          search: filter?.search ?? null,
          window: timeWindow(filter?.time ?? (filter?.sort ? 'UPCOMING' : null), context.now),
          categoryId: filter?.category_id ?? null,
          format: filter?.format ?? null,
          free: filter?.free ?? null,
          mostPrice: typeof filter?.most_price === 'number' ? dong(filter.most_price) : null,
          city: filter?.city ?? null,
          sort: filter?.sort ?? null,
          corporateId: corporate_id ?? null,
          ownerAccountId: user_id ?? null,
          likedBy: filter?.liked === true && viewer.kind === 'account' ? viewer.accountId : null,
          now: context.now,
        };
        const { window: _window, now: _now, ...stable } = query;
        const cursors = cursorsOf(context.use(Keyring), 'published_events', { ...stable, time: filter?.time });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const events = await catalogue.publishedEvents(query, page.value);
        return ok({
          events: [...events.rows],
          metadata: cursors.metadata(events, () => catalogue.countPublishedEvents(query)),
        });
      },
    }),
    featured_events: rootField({
      access: everybody,
      input: z.object({ limit: z.int().min(1).max(100).nullish() }),
      resolve: async ({ limit }, context) =>
        ok([...(await context.reads.catalogue.featuredEvents(limit ?? 12, context.now))]),
    }),
    event: rootField({
      access: everybody,
      input: z.object({ id: rowNumber }),
      resolve: ({ id }, context) => visibleEvent(id, context),
    }),
    published_sections_event: rootField({
      access: everybody,
      input: z.object({ event_id: rowNumber, filter: z.object({ time: timeFilter }).nullish() }),
      resolve: async ({ event_id, filter }, context) => {
        const event = await visibleEvent(event_id, context);
        if (!event.ok) return event;
        const sessions = await context.loaders.sessionsOf.load(event_id);
        const window = timeWindow(filter?.time ?? null, context.now);
        return ok(
          sessions.filter(
            (session) =>
              (window.endsAfter === null || session.endAt >= window.endsAfter) &&
              (window.endsBy === null || session.endAt < window.endsBy) &&
              (window.beginsBy === null || session.beginAt <= window.beginsBy) &&
              (window.beginsBefore === null || session.beginAt < window.beginsBefore),
          ),
        );
      },
    }),
    section_event: rootField({
      access: everybody,
      input: z.object({ id: rowNumber }),
      resolve: ({ id }, context) => visibleSession(id, context),
    }),
    tickets: rootField({
      access: everybody,
      input: z.object({ input: z.object({ section_event_id: rowNumber }) }),
      resolve: async ({ input }, context) => {
        const session = await visibleSession(input.section_event_id, context);
        return session.ok ? ok(await ticketsOfSession(session.value, context)) : session;
      },
    }),
    categories: rootField({
      access: everybody,
      input: z.object({}),
      resolve: async (_args, context) => {
        const categories = await context.loaders.categories();
        return ok(
          categories
            .filter(({ retired }) => !retired)
            .map((category) => ({
              id: category.categoryId,
              name: context.locale === 'vi' ? category.nameVi : category.nameEn,
              color: category.color,
              description: category.description,
            })),
        );
      },
    }),
  },

  PageMetadata: { total_count: (page) => page.totalCount() },

  Photo: {
    id: (photo) => encodeWireId(photo.eventId, photo.photoId),
    event_id: (photo) => photo.eventId,
    card_url: (photo) => inVariant(photo.url, 'card'),
    thumbnail_url: (photo) => photo.thumbnailUrl,
    inserted_at: (photo) => photo.insertedAt,
  },

  Event: {
    waiting_room: async (event, _args, context) => (await context.use(CachedRooms).of(event.eventId))?.on === true,
    id: (event) => event.eventId,
    slug: (event, _args, context) => openSlug(context.use(Keyring), event),
    description: (event, _args, context) => context.use(OrganiserHtml).clean(event.description),
    begin_at: (event) => event.beginAt,
    end_at: (event) => event.endAt,
    ended: (event, _args, context) => hasEnded(event, context.now),
    event_type: (event) => event.eventType,
    plan_sale: async (event, _args, context) => {
      const sessions = await context.loaders.sessionsOf.load(event.eventId);
      return planSaleOfEvent(await Promise.all(sessions.map((one) => atCapacity(one, context))), context.now);
    },
    hard_code_id: async (event, _args, context) => {
      const sessions = await context.loaders.sessionsOf.load(event.eventId);
      return sessions.length > MOST_FULL_SESSIONS ? LIGHT_SESSIONS : null;
    },
    number_sections_of_event: async (event, _args, context) =>
      (await context.loaders.sessionsOf.load(event.eventId)).length,
    enable_ticket_donation: (event) => event.enableTicketDonation,
    is_required_addition_info: (event) => event.isRequiredAdditionInfo,
    is_required_form_ticket: (event) => event.isRequiredFormTicket,
    is_required_general_info: (event) => event.isRequiredGeneralInfo,
    is_receiving_ticket_offline: (event) => event.isReceivingTicketOffline,
    allow_re_entry: (event) => event.allowReEntry,
    required_approval: (event) => event.requiredApproval,
    policy: (event) => (event.policy === null ? null : JSON.stringify({ text: event.policy })),
    self_service: ({ refundDays, nameChangeDays, sessionChangeDays }) => ({
      refund_days: refundDays,
      name_change_days: nameChangeDays,
      session_change_days: sessionChangeDays,
    }),
    is_owned_ticket: async (event, _args, context) =>
      (await context.loaders.sessionsWithTicket.load(event.eventId)).size > 0,
    owned_by_me: (event, _args, context) =>
      context.viewer.kind === 'account' && context.viewer.accountId === event.ownerAccountId,
    user_id: (event) => encodeAccountId(event.ownerAccountId),
    user: async (event, _args, context) => {
      const person = await context.loaders.person.load(event.ownerAccountId);
      return person === null ? null : presentOrganiser(person);
    },
    corporate: async (event, _args, context) => {
      const corporate = event.corporateId === null ? null : await context.loaders.corporate.load(event.corporateId);
      return corporate === null ? null : publicCorporate(corporate);
    },
    urls: async (event, _args, context) =>
      (await mayJoinEvent(event, context)) ? [...event.urls] : [...videoLinks(event.urls)],
    videos: (event) => videoLinks(event.urls).map((url) => JSON.stringify({ url })),
    photos: async (event, _args, context) => [...(await context.loaders.photosOf.load(event.eventId))],
    print: ({ eventId, plate }) => printOf(plateOf(eventId, plate)),
    category: async (event, _args, context) => {
      const category = (await context.loaders.categories()).find((one) => one.categoryId === event.categoryId);
      if (category === undefined) return null;
      return {
        id: category.categoryId,
        name: context.locale === 'vi' ? category.nameVi : category.nameEn,
        color: category.color,
        description: category.description,
      };
    },
    lowest_ticket: async (event, _args, context) => lowestOf(await currentTickets(event, context)),
    ticket_sold: async (event, _args, context) =>
      soldOf(sumsOfEvent(await context.loaders.countedTicketsOf.load(event.eventId))),
    sale_state: async (event, _args, context) => {
      const sessions = await context.loaders.sessionsOf.load(event.eventId);
      return eventSaleState(await Promise.all(sessions.map((session) => saleStateOf(session, context))));
    },
    abilities: async (event, _args, context) => [...(await context.eventAbilities(event.eventId))],
    version: async (event, _args, context) => {
      if (!(await context.eventAbilities(event.eventId)).has('event.edit')) return null;
      const papers = await context.loaders.papers.load(event.eventId);
      return papers === null ? null : versionOfEvent(context.use(Digest), event, papers.capacity);
    },
  },

  SectionEvent: {
    id: (session) => session.sectionEventId,
    version: async (session, _args, context) => {
      if (!(await context.eventAbilities(session.eventId)).has('event.edit')) return null;
      const capacity = (await context.loaders.placesOf.load(session.eventId)).get(
        quotaOfSession(session.sectionEventId),
      );
      return versionOfSession(context.use(Digest), session, capacity?.capacity ?? null);
    },
    event_id: (session) => session.eventId,
    begin_at: (session) => session.beginAt,
    end_at: (session) => session.endAt,
    ended: (session, _args, context) => hasEnded(session, context.now),
    plan_sale: async (session, _args, context) =>
      session.shownTo === 'TEAM' ? session.planSale : (await atCapacity(session, context)).planSale,
    is_cancelled: (session) => session.cancelledAt !== null,
    hard_code_id: () => null,
    capacity: async (session, _args, context) => {
      if (!(await context.eventAbilities(session.eventId)).has('event.edit')) return null;
      const places = await context.loaders.placesOf.load(session.eventId);
      return places.get(quotaOfSession(session.sectionEventId))?.capacity ?? null;
    },
    urls: async (session, _args, context) => [
      ...((await mayJoinSession(session, context)) ? session.urls : []),
      ...(await publicLinks(session, context)),
    ],
    vod_link: async (session, _args, context) =>
      session.vodLink !== null && (await mayViewMedia(session, context, { isPrivate: true })) ? session.vodLink : null,
    ticket_sold: async ({ eventId, sectionEventId }, _args, context) => {
      const tickets = await context.loaders.countedTicketsOf.load(eventId);
      return soldOf(sumsOfSession(tickets.filter((ticket) => ticket.sectionEventId === sectionEventId)));
    },
    type_sub_event: async (session, _args, context) => {
      const [event, tickets] = await Promise.all([eventOf(session, context), ticketsOfSession(session, context)]);
      return sessionFormat(
        tickets.map(({ mode }) => mode),
        event.eventType,
      );
    },
    lowest_ticket: async (session, _args, context) => lowestOf(await sellingTickets(session, context)),
    sale_state: (session, _args, context) => saleStateOf(session, context),
    selectable: async (session, _args, context) => isSelectable(await saleStateOf(session, context)),
    event: (session, _args, context) => eventOf(session, context),
    tickets: (session, _args, context) => ticketsOfSession(session, context),
  },

  Ticket: {
    id: (ticket) => encodeWireId(ticket.eventId, ticket.ticketTypeId),
    section_event_id: (ticket) => ticket.sectionEventId,
    price: (ticket, _args, { now }) => priceOfTicket(ticket, now),
    quantity: async (ticket, _args, context) => (await forViewer(ticket, context)).remaining,
    limit: async (ticket, _args, context) => (await forViewer(ticket, context)).limit,
    purchase_limit: (ticket) => offerAsSet(ticket).limit,
    limited_purchase: (ticket) => ticket.accountLimit,
    already_bought: async (ticket, _args, context) => (await forViewer(ticket, context)).alreadyBought,
    combo_purchase: (ticket) => ticket.multipleOf,
    begin_at: (ticket) => ticket.saleBeginAt,
    end_at: (ticket) => ticket.saleEndAt,
    metadata: (ticket, _args, { now }) => ({
      original_price: ticket.originalPrice,
      unit_price: priceOfTicket(ticket, now),
    }),
    ticket_type: (ticket) => ticket.mode,
    type: (ticket) => (ticket.price === 0 ? 'FREE' : 'PAID'),
    required_seat: (ticket) => ticket.requiredSeat,
    required_participant_account: ({ mode }) => mode === 'ONLINE',
    tags: (ticket, _args, { now }) => runningPromotions(ticket, now).map(promotionTag),
    sale_state: async (ticket, _args, context) => {
      const [sessions, offer] = await Promise.all([
        context.loaders.sessionsOf.load(ticket.eventId),
        forViewer(ticket, context),
      ]);
      const session = sessions.find((one) => one.sectionEventId === ticket.sectionEventId);
      if (session === undefined)
        throw new Error(`Ticket type ${ticket.ticketTypeId} has no session ${ticket.sectionEventId}`);
      return ticketSaleState({ ...ticket, remaining: offer.remaining }, await onSale(session, context), context.now);
    },
    processing_ticket: async (ticket, _args, context) => (await forViewer(ticket, context)).heldByOthers,
  },
};
