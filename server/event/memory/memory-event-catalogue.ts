import { isInCity } from '#domain/event/city.ts';
import { isListed } from '#domain/event/event.ts';
import { holdsSearch } from '#domain/event/event-search.ts';
import { byFeaturedPlace } from '#domain/event/featured-order.ts';
import { isWithin } from '#domain/time/time-window.ts';
import type { EventCatalogue, PublishedEventsQuery } from '#server/event/ports/event-catalogue.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import { countOf, memoryPage } from '#server/platform/memory/page-in-memory.ts';
import { nearlyHolds, nearness } from '#server/platform/memory/search-in-memory.ts';
import { type MemoryEvents, photosOfEvent, sessionsOfEvent, ticketRow, ticketsOfEvent } from './memory-events.ts';

const searched = (event: EventRow): string => `${event.name} ${event.address ?? ''} ${event.organiserName}`;
/** After every upcoming event. */
const BEHIND = 1_000_000_000_000_000;
const WITHOUT_PRICE = 1_000_000_000_000_000;

export function makeMemoryEventCatalogue(state: MemoryEvents): EventCatalogue {
  function listed(query: PublishedEventsQuery): { readonly events: EventRow[]; readonly nearly: boolean } {
    const holding = matching(query, holdsSearch);
    const nearly = query.search !== null && holding.length === 0;
    return { events: nearly ? matching(query, nearlyHolds) : holding, nearly };
  }

  const cheapest = (event: EventRow): number =>
    Math.min(WITHOUT_PRICE, ...ticketsOfEvent(state, event.eventId).map((ticket) => ticket.price));

  function matching(
    { window, ...query }: PublishedEventsQuery,
    match: (text: string, search: string) => boolean,
  ): EventRow[] {
    const isFree = (event: EventRow): boolean =>
      ticketsOfEvent(state, event.eventId).some((ticket) => ticket.price === 0);
    return [...state.events.values()].filter(
      (event) =>
        isListed(event) &&
        (query.search === null || match(searched(event), query.search)) &&
        isWithin(event, window) &&
        (query.categoryId === null || event.categoryId === query.categoryId) &&
        (query.format === null || event.eventType === query.format) &&
        (query.free === null || isFree(event) === query.free) &&
        (query.mostPrice === null || cheapest(event) <= query.mostPrice) &&
        (query.city === null || isInCity(event.address ?? '', query.city)) &&
        (query.corporateId === null || event.corporateId === query.corporateId) &&
        (query.ownerAccountId === null ||
          (event.ownerAccountId === query.ownerAccountId && event.corporateId === null)),
    );
  }

  function keyOf(event: EventRow, query: PublishedEventsQuery, nearly: boolean): number {
    const ended = event.endAt < query.now;
    if (nearly && query.search !== null) return (ended ? 3 : 1) - nearness(searched(event), query.search);
    if (query.sort === 'NEWEST') return event.eventId;
    if (query.sort === 'LOWEST_PRICE') return cheapest(event);
    if (query.window.endsAfter !== null || query.window.endsBy !== null) return event.beginAt;
    return ended ? BEHIND - event.beginAt : event.beginAt;
  }

  return {
    async publishedEvents(query, page) {
      const { events, nearly } = listed(query);
      const latest = query.window.endsAfter === null && query.window.endsBy !== null;
      const descending = !nearly && (query.sort === null ? latest : query.sort === 'NEWEST');
      return memoryPage(
        events,
        page,
        (event) => ({ key: keyOf(event, query, nearly), id: String(event.eventId) }),
        descending,
      );
    },
    countPublishedEvents: async (query) => countOf(listed(query).events),
    featuredEvents: async (limit, now) =>
      [...state.events.values()]
        .filter((event) => isListed(event) && event.featured && event.endAt >= now)
        .sort(byFeaturedPlace)
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
