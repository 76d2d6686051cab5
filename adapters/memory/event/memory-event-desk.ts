import type {
  DeskSession,
  DeskTicketType,
  EventDesk,
  EventFields,
  ManagedEvent,
  SessionFields,
  TicketTypeFields,
} from '#application/event/ports/event-desk.ts';
import { EVENT_FORMATS, EVENT_STATUSES, type EventFormat, type EventStatus } from '#domain/event/event.ts';
import { type EventAction, eventActionRefusal } from '#domain/event/event-actions.ts';
import { validateEvent } from '#domain/event/event-input.ts';
import type { PublishBlocker } from '#domain/event/event-refusals.ts';
import { type DeskBucket, managementBuckets } from '#domain/event/management-bucket.ts';
import { publishBlockers } from '#domain/event/publish-blockers.ts';
import { mayRequireApproval, validateTicketType } from '#domain/event/ticket-type.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { eventSlug } from '#domain/kernel/names/slug.ts';
import { USUAL_PAGE } from '#domain/kernel/page.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeCapacity } from '#domain/sale/quantity/capacity.ts';
import { hasSoldOrHeld } from '#domain/sale/quantity/offer.ts';
import { DEFAULT_PURCHASE_LIMIT } from '#domain/sale/quantity/order-limit.ts';
import type { MemoryDeskWorld, MemoryEvent } from './memory-desk-world.ts';

const ABILITIES = [
  'event.view',
  'event.invite',
  'event.edit',
  'event.publish',
  'event.archive',
  'event.delete',
  'event.guests',
  'event.orders',
  'event.revenue',
  'event.check-in',
  'event.team',
];

const CATEGORIES = [
  { id: 1, name: 'Music' },
  { id: 2, name: 'Workshop' },
];

const notFound = refused({ code: 'EVENT_NOT_FOUND' } as const);

const beginOf = (event: MemoryEvent): Instant =>
  Math.min(...event.sessions.map((session) => session.beginAt)) as Instant;
const endOf = (event: MemoryEvent): Instant => Math.max(...event.sessions.map((session) => session.endAt)) as Instant;

const asSession = (id: number, fields: SessionFields, ticketTypes: readonly DeskTicketType[]): DeskSession => ({
  ...fields,
  id,
  ticketTypes,
});

function asTicketType(
  id: string,
  sessionId: number,
  fields: TicketTypeFields,
  before: DeskTicketType | null,
): DeskTicketType {
  const sold = before?.sold ?? 0;
  const held = before?.held ?? 0;
  return {
    id,
    sessionId,
    name: fields.name,
    description: fields.description,
    price: fields.price,
    originalPrice: fields.originalPrice ?? fields.price,
    capacity: fields.capacity,
    sold,
    held,
    remaining: fields.capacity === null ? null : fields.capacity - sold - held,
    limit: fields.limit ?? DEFAULT_PURCHASE_LIMIT,
    accountLimit: fields.accountLimit,
    multipleOf: fields.multipleOf,
    saleBeginAt: fields.saleBeginAt,
    saleEndAt: fields.saleEndAt,
    mode: fields.mode,
    saleState: 'ON_SALE',
  };
}

const blockersOf = (event: MemoryEvent, now: Instant): PublishBlocker[] =>
  publishBlockers(
    {
      ...event,
      format: formatOf(event),
      sessions: event.sessions.map(({ endAt, address, urls, ticketTypes }) => ({
        endAt,
        address,
        urls,
        ticketTypeCount: ticketTypes.length,
      })),
      corporateStatus: null,
    },
    now,
  );

const formatOf = (event: MemoryEvent): EventFormat =>
  EVENT_FORMATS.find((format) => format === event.format) ?? 'ONSITE';
const statusOf = (event: MemoryEvent): EventStatus =>
  EVENT_STATUSES.find((status) => status === event.status) ?? 'PUBLISHED';
const typesOf = (event: MemoryEvent): readonly DeskTicketType[] =>
  event.sessions.flatMap((session) => session.ticketTypes);

const standing = (event: MemoryEvent) => ({
  status: statusOf(event),
  archive: event.archive,
  featured: false,
  beginAt: beginOf(event),
  endAt: endOf(event),
});

const refusalOf = (event: MemoryEvent, action: EventAction, now: Instant) =>
  eventActionRefusal(
    {
      ...standing(event),
      donations: event.donations,
      formPerTicket: event.oneFormPerTicket,
      hasOrders: hasSoldOrHeld(typesOf(event)),
      blockers: blockersOf(event, now),
    },
    action,
    now,
  );

const inBucket = (event: MemoryEvent, bucket: DeskBucket, now: Instant): boolean =>
  managementBuckets({ ...standing(event), favourite: false }, now).includes(bucket);

const checkedType = (fields: TicketTypeFields, event: MemoryEvent) =>
  validateTicketType(
    { ...fields, originalPrice: fields.originalPrice ?? fields.price, purchaseLimit: fields.limit },
    { requiredApproval: event.approval },
  );

const asManaged = (event: MemoryEvent): ManagedEvent => {
  const types = event.sessions.flatMap((session) => session.ticketTypes);
  return {
    id: event.id,
    slug: event.slug,
    name: event.name,
    status: event.status,
    archive: event.archive,
    format: event.format,
    address: event.address === '' ? null : event.address,
    timezone: event.timezone,
    beginAt: beginOf(event),
    endAt: endOf(event),
    sessions: event.sessions.length,
    cover: event.cover,
    sold: types.reduce((count, type) => count + type.sold, 0),
    capacity: types.some((type) => type.capacity === null)
      ? null
      : types.reduce((count, type) => count + (type.capacity ?? 0), 0),
    saleState: 'ON_SALE',
    abilities: event.abilities,
  };
};

/** What remains of a type is also what remains of the whole event. */
function withRemaining(event: MemoryEvent): MemoryEvent {
  const all = event.sessions.flatMap((session) => session.ticketTypes);
  const left =
    event.capacity === null ? null : event.capacity - all.reduce((count, type) => count + type.sold + type.held, 0);
  const remaining = (type: DeskTicketType): number | null =>
    type.remaining === null ? left : left === null ? type.remaining : Math.min(type.remaining, left);
  return {
    ...event,
    sessions: event.sessions.map((session) => ({
      ...session,
      ticketTypes: session.ticketTypes.map((type) => ({ ...type, remaining: remaining(type) })),
    })),
  };
}

const fieldsOf = (fields: EventFields) => ({ ...fields, address: fields.address ?? '' });

/** Applies the server's rules as far as a page can see them. */
export function makeMemoryEventDesk(world: MemoryDeskWorld): EventDesk {
  const put = (event: MemoryEvent) => void world.events.set(event.id, event);
  const bySession = (sessionId: number) =>
    [...world.events.values()].find((event) => event.sessions.some((session) => session.id === sessionId));
  const byTicketType = (id: string) =>
    [...world.events.values()].find((event) =>
      event.sessions.some((session) => session.ticketTypes.some((type) => type.id === id)),
    );
  const onEvent = async <T>(
    eventId: number,
    act: (event: MemoryEvent) => Result<T, Refusal>,
  ): Promise<Result<T, Refusal>> => {
    const event = world.events.get(eventId);
    return event === undefined ? notFound : act(event);
  };
  const withTypes = (
    event: MemoryEvent,
    sessionId: number,
    change: (types: readonly DeskTicketType[]) => readonly DeskTicketType[],
  ) =>
    put({
      ...event,
      sessions: event.sessions.map((session) =>
        session.id === sessionId ? { ...session, ticketTypes: change(session.ticketTypes) } : session,
      ),
    });

  return {
    list: async (bucket, search, at) => {
      const now = world.now();
      const found = [...world.events.values()]
        .filter((event) => inBucket(event, bucket, now) && plainWords(event.name).includes(plainWords(search)))
        .sort((one, other) => beginOf(one) - beginOf(other));
      const from = at.after === undefined ? 0 : Number(at.after);
      const to = from + (at.limit ?? USUAL_PAGE);
      return ok({
        entries: found.slice(from, to).map(asManaged),
        after: to < found.length ? String(to) : null,
        before: from > 0 ? String(Math.max(0, from - (at.limit ?? USUAL_PAGE))) : null,
        totalCount: found.length,
      });
    },
    read: (eventId) =>
      onEvent(eventId, (event) => ok({ ...withRemaining(event), publishBlockers: blockersOf(event, world.now()) })),
    categories: async () => ok(CATEGORIES),
    create: async (fields, firstSession) => {
      const checked = validateEvent(fields);
      if (!checked.ok) return checked;
      const eventId = world.nextId();
      const sessionId = world.nextId();
      const slug = eventSlug(fields.name, eventId);
      put({
        ...fieldsOf(fields),
        id: eventId,
        slug,
        status: 'READY',
        archive: false,
        waitingRoom: false,
        cover: null,
        sessions: [asSession(sessionId, firstSession, [])],
        abilities: ABILITIES,
      });
      return ok({ eventId, sessionId, slug });
    },
    change: (eventId, fields) =>
      onEvent(eventId, (event) => {
        const forbidden = refusalOf(event, 'EDIT', world.now());
        if (forbidden !== null) return refused(forbidden);
        const checked = validateEvent(fields);
        if (!checked.ok) return checked;
        if (fields.approval && !mayRequireApproval(typesOf(event))) return refused({ code: 'APPROVAL_ONLY_FOR_FREE' });
        const slug = eventSlug(fields.name, eventId);
        put({ ...event, ...fieldsOf(fields), slug });
        return ok({ slug });
      }),
    publish: (eventId) =>
      onEvent(eventId, (event) => {
        const forbidden = refusalOf(event, 'PUBLISH', world.now());
        if (forbidden !== null) return refused(forbidden);
        put({ ...event, status: 'PUBLISHED' });
        return ok({ slug: event.slug });
      }),
    archive: (eventId, archive) =>
      onEvent(eventId, (event) => {
        const forbidden = refusalOf(event, archive ? 'ARCHIVE' : 'UNARCHIVE', world.now());
        if (forbidden !== null) return refused(forbidden);
        put({ ...event, archive });
        return ok(null);
      }),
    changeVisibility: (eventId, feature) =>
      onEvent(eventId, (event) => {
        put({ ...event, feature });
        return ok(null);
      }),
    turnWaitingRoom: (eventId, waitingRoom) =>
      onEvent(eventId, (event) => {
        put({ ...event, waitingRoom });
        return ok(null);
      }),
    remove: (eventId) =>
      onEvent(eventId, (event) => {
        const forbidden = refusalOf(event, 'DELETE', world.now());
        if (forbidden !== null) return refused(forbidden);
        world.events.delete(eventId);
        return ok(null);
      }),
    addSession: (eventId, fields) =>
      onEvent(eventId, (event) => {
        const sessionId = world.nextId();
        put({ ...event, sessions: [...event.sessions, asSession(sessionId, fields, [])] });
        return ok({ sessionId });
      }),
    changeSession: async (sessionId, fields) => {
      const event = bySession(sessionId);
      if (event === undefined) return refused({ code: 'NOT_FOUND' });
      put({
        ...event,
        sessions: event.sessions.map((session) =>
          session.id === sessionId ? asSession(sessionId, fields, session.ticketTypes) : session,
        ),
      });
      return ok(null);
    },
    removeSession: async (sessionId) => {
      const event = bySession(sessionId);
      const session = event?.sessions.find((one) => one.id === sessionId);
      if (event === undefined || session === undefined) return refused({ code: 'NOT_FOUND' });
      if (hasSoldOrHeld(session.ticketTypes)) return refused({ code: 'HAS_ORDERS' });
      put({ ...event, sessions: event.sessions.filter((one) => one.id !== sessionId) });
      return ok(null);
    },
    addTicketType: async (sessionId, fields) => {
      const event = bySession(sessionId);
      if (event === undefined) return refused({ code: 'NOT_FOUND' });
      const checked = checkedType(fields, event);
      if (!checked.ok) return checked;
      const ticketTypeId = `t${world.nextId()}`;
      withTypes(event, sessionId, (types) => [...types, asTicketType(ticketTypeId, sessionId, fields, null)]);
      return ok({ ticketTypeId });
    },
    changeTicketType: async (ticketTypeId, fields) => {
      const event = byTicketType(ticketTypeId);
      const before = event?.sessions.flatMap((session) => session.ticketTypes).find((type) => type.id === ticketTypeId);
      if (event === undefined || before === undefined) return refused({ code: 'NOT_FOUND' });
      const checked = checkedType(fields, event);
      if (!checked.ok) return checked;
      const capacity = changeCapacity({ sold: before.sold, held: before.held, heldUntil: null }, fields.capacity);
      if (!capacity.ok) return capacity;
      withTypes(event, before.sessionId, (types) =>
        types.map((type) => (type.id === ticketTypeId ? asTicketType(type.id, type.sessionId, fields, type) : type)),
      );
      return ok(null);
    },
    removeTicketType: async (ticketTypeId) => {
      const event = byTicketType(ticketTypeId);
      const type = event?.sessions.flatMap((session) => session.ticketTypes).find((one) => one.id === ticketTypeId);
      if (event === undefined || type === undefined) return refused({ code: 'NOT_FOUND' });
      if (hasSoldOrHeld([type])) return refused({ code: 'HAS_ORDERS' });
      withTypes(event, type.sessionId, (types) => types.filter((one) => one.id !== ticketTypeId));
      return ok(null);
    },
    setCover: (eventId, url) =>
      onEvent(eventId, (event) => {
        const cover = { id: `p${world.nextId()}`, url, color: '#b8321f' };
        put({ ...event, cover });
        return ok(cover);
      }),
  };
}
