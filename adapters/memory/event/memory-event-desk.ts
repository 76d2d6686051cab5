import type { EventDesk, EventFields } from '#application/event/ports/event-desk.ts';
import { validateEvent } from '#domain/event/event-input.ts';
import { holdsSearch } from '#domain/event/event-search.ts';
import { plateName, plateOf } from '#domain/event/plate/plate.ts';
import { mayRequireApproval } from '#domain/event/ticket-type.ts';
import { eventSlug } from '#domain/kernel/names/slug.ts';
import { USUAL_PAGE } from '#domain/kernel/page.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeCapacity } from '#domain/sale/quantity/capacity.ts';
import { hasSoldOrHeld } from '#domain/sale/quantity/offer.ts';
import {
  asManaged,
  asSession,
  asTicketType,
  beginOf,
  blockersOf,
  checkedType,
  inBucket,
  refusalOf,
  typesOf,
  versionOfEvent,
  versionOfSession,
  versionOfType,
  withRemaining,
  withVersions,
} from './desk-event-facts.ts';
import type { MemoryDeskWorld, MemoryEvent, MemoryTicketType } from './memory-desk-world.ts';

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
  'event.hand-over',
  'event.clone',
  'event.promotions',
];

const CATEGORIES = [
  { id: 1, name: 'Music' },
  { id: 2, name: 'Workshop' },
];

const notFound = refused({ code: 'EVENT_NOT_FOUND' } as const);
const stale = refused({ code: 'STALE', by: null } as const);

const fieldsOf = (id: number, { plate, ...fields }: EventFields) => ({
  ...fields,
  address: fields.address ?? '',
  plate: plate ?? plateName(plateOf(id, null)),
});

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
    change: (types: readonly MemoryTicketType[]) => readonly MemoryTicketType[],
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
        .filter((event) => inBucket(event, bucket, now) && holdsSearch(event.name, search))
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
      onEvent(eventId, (event) =>
        ok({ ...withVersions(withRemaining(event)), publishBlockers: blockersOf(event, world.now()) }),
      ),
    categories: async () => ok(CATEGORIES),
    create: async (fields, firstSession) => {
      const checked = validateEvent(fields);
      if (!checked.ok) return checked;
      const eventId = world.nextId();
      const sessionId = world.nextId();
      const slug = eventSlug(fields.name, eventId);
      put({
        ...fieldsOf(eventId, fields),
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
    change: (eventId, fields, version = null) =>
      onEvent(eventId, (event) => {
        if (version !== null && version !== versionOfEvent(event)) return stale;
        const forbidden = refusalOf(event, 'EDIT', world.now());
        if (forbidden !== null) return refused(forbidden);
        const checked = validateEvent(fields);
        if (!checked.ok) return checked;
        if (fields.approval && !mayRequireApproval(typesOf(event))) return refused({ code: 'APPROVAL_ONLY_FOR_FREE' });
        const slug = eventSlug(fields.name, eventId);
        const changed = { ...event, ...fieldsOf(eventId, fields), slug };
        put(changed);
        return ok({ slug, version: versionOfEvent(changed) });
      }),
    publish: (eventId) =>
      onEvent(eventId, (event) => {
        const forbidden = refusalOf(event, 'PUBLISH', world.now());
        if (forbidden !== null) return refused(forbidden);
        put({ ...event, status: 'PUBLISHED' });
        return ok({ slug: event.slug });
      }),
    unpublish: (eventId) =>
      onEvent(eventId, (event) => {
        const forbidden = refusalOf(event, 'UNPUBLISH', world.now());
        if (forbidden !== null) return refused(forbidden);
        put({ ...event, status: 'READY' });
        return ok(null);
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
    renewLink: (eventId) =>
      onEvent(eventId, (event) => {
        if (event.feature === 'PUBLIC') return refused({ code: 'EVENT_STATE_FORBIDS', state: event.feature });
        const [words = ''] = event.slug.split('~');
        put({ ...event, slug: `${words}~${world.nextId()}` });
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
    changeSession: async (sessionId, fields, version = null) => {
      const event = bySession(sessionId);
      const before = event?.sessions.find((session) => session.id === sessionId);
      if (event === undefined || before === undefined) return refused({ code: 'NOT_FOUND' });
      if (version !== null && version !== versionOfSession(before)) return stale;
      const changed = asSession(sessionId, fields, before.ticketTypes);
      put({ ...event, sessions: event.sessions.map((session) => (session.id === sessionId ? changed : session)) });
      return ok({ version: versionOfSession(changed) });
    },
    removeSession: async (sessionId) => {
      const event = bySession(sessionId);
      const session = event?.sessions.find((one) => one.id === sessionId);
      if (event === undefined || session === undefined) return refused({ code: 'NOT_FOUND' });
      if (hasSoldOrHeld(session.ticketTypes)) return refused({ code: 'HAS_ORDERS', of: 'SESSION' });
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
    changeTicketType: async (ticketTypeId, fields, version = null) => {
      const event = byTicketType(ticketTypeId);
      const before = event?.sessions.flatMap((session) => session.ticketTypes).find((type) => type.id === ticketTypeId);
      if (event === undefined || before === undefined) return refused({ code: 'NOT_FOUND' });
      if (version !== null && version !== versionOfType(before)) return stale;
      const checked = checkedType(fields, event);
      if (!checked.ok) return checked;
      const capacity = changeCapacity({ sold: before.sold, held: before.held, heldUntil: null }, fields.capacity);
      if (!capacity.ok) return capacity;
      const changed = asTicketType(before.id, before.sessionId, fields, before);
      withTypes(event, before.sessionId, (types) => types.map((type) => (type.id === ticketTypeId ? changed : type)));
      return ok({ version: versionOfType(changed) });
    },
    removeTicketType: async (ticketTypeId) => {
      const event = byTicketType(ticketTypeId);
      const type = event?.sessions.flatMap((session) => session.ticketTypes).find((one) => one.id === ticketTypeId);
      if (event === undefined || type === undefined) return refused({ code: 'NOT_FOUND' });
      if (hasSoldOrHeld([type])) return refused({ code: 'HAS_ORDERS', of: 'TICKET_TYPE' });
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
