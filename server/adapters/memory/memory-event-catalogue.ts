import type { EventCatalogue, PublishedEventsQuery } from '#server/application/ports/event-catalogue.ts';
import type { EventRow } from '#server/application/ports/event-row.ts';
import { type MemoryEvents, photosOfEvent, sessionsOfEvent, ticketRow, ticketsOfEvent } from './memory-events.ts';
import { countOf, memoryPage } from './page-in-memory.ts';
import { nearlyHolds, nearness } from './search-in-memory.ts';

const isListed = (event: EventRow): boolean => event.status === 'PUBLISHED' && event.feature === 'PUBLIC' && !event.archive;
const searched = (event: EventRow): string => `${event.name} ${event.address ?? ''} ${event.organiserName}`;
/** Behind every moment to come. */
const BEHIND = 1_000_000_000_000_000;

/** The public catalogue in memory. */
export function makeMemoryEventCatalogue(state: MemoryEvents): EventCatalogue {
  function listed({ window, ...query }: PublishedEventsQuery): EventRow[] {
    const isFree = (event: EventRow): boolean => ticketsOfEvent(state, event.eventId).some((ticket) => ticket.price === 0);
    return [...state.events.values()].filter(
      (event) =>
        isListed(event) &&
        (query.search === null || nearlyHolds(searched(event), query.search)) &&
        (window.endsAfter === null || event.endAt >= window.endsAfter) &&
        (window.endsBy === null || event.endAt < window.endsBy) &&
        (window.beginsBy === null || event.beginAt <= window.beginsBy) &&
        (window.beginsBefore === null || event.beginAt < window.beginsBefore) &&
        (query.categoryId === null || event.categoryId === query.categoryId) &&
        (query.format === null || event.eventType === query.format) &&
        (query.free === null || isFree(event) === query.free) &&
        (query.corporateId === null || event.corporateId === query.corporateId) &&
        (query.ownerAccountId === null || (event.ownerAccountId === query.ownerAccountId && event.corporateId === null)),
    );
  }

  function keyOf(event: EventRow, query: PublishedEventsQuery): number {
    const ended = event.endAt < query.now;
    if (query.search !== null) return (ended ? 3 : 1) - nearness(searched(event), query.search);
    if (query.window.endsAfter !== null || query.window.endsBy !== null) return event.beginAt;
    return ended ? BEHIND - event.beginAt : event.beginAt;
  }

  return {
    async publishedEvents(query, page) {
      const descending = query.search === null && query.window.endsAfter === null && query.window.endsBy !== null;
      return memoryPage(listed(query), page, (event) => ({ key: keyOf(event, query), id: String(event.eventId) }), descending);
    },
    countPublishedEvents: async (query) => countOf(listed(query)),
    featuredEvents: async (limit, now) =>
      [...state.events.values()]
        .filter((event) => isListed(event) && event.featured && event.endAt >= now)
        .sort((one, other) => one.beginAt - other.beginAt || one.eventId - other.eventId)
        .slice(0, limit),
    events: async (eventIds) => eventIds.flatMap((eventId) => state.events.get(eventId) ?? []),
    sessionsOf: async (eventIds) => eventIds.flatMap((eventId) => sessionsOfEvent(state, eventId)),
    sessions: async (sectionEventIds) => sectionEventIds.flatMap((id) => state.sessions.get(id) ?? []),
    ticketsOf: async (eventIds) => eventIds.flatMap((eventId) => ticketsOfEvent(state, eventId)),
    tickets: async (asked) =>
      asked.flatMap(({ eventId, ticketTypeId }) => {
        const type = state.ticketTypes.get(ticketTypeId);
        return type === undefined || type.eventId !== eventId ? [] : [ticketRow(state, type)];
      }),
    photosOf: async (eventIds) => eventIds.flatMap((eventId) => photosOfEvent(state, eventId)),
    categories: async () => state.categories.toSorted((one, other) => one.categoryId - other.categoryId),
  };
}
