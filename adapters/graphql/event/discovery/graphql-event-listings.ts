import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { EventFilter, EventListings } from '#application/event/ports/event-listings.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok } from '#domain/kernel/result.ts';
import { BrowseEventsDocument } from './browse-events.gen.ts';
import { parseEventCard } from './event-card.parse.ts';
import { HomeDocument } from './home.gen.ts';
import { PublishedEventsDocument } from './published-events.gen.ts';

const UPCOMING_SHOWN = 8;
const RAIL_LENGTH = 8;

const filterOf = (filter: EventFilter) => ({
  ...(filter.search === null ? {} : { search: filter.search }),
  ...(filter.time === null ? {} : { time: filter.time }),
  ...(filter.categoryId === null ? {} : { category_id: filter.categoryId }),
  ...(filter.format === null ? {} : { format: filter.format }),
  ...(filter.free ? { free: true } : {}),
  ...(filter.mostPrice === null ? {} : { most_price: dong(filter.mostPrice) }),
  ...(filter.city === null ? {} : { city: filter.city }),
  ...(filter.sort === null ? {} : { sort: filter.sort }),
});

export const makeGraphqlEventListings = (transport: GraphqlTransport): EventListings => ({
  home: async () => {
    const answer = await transport(HomeDocument, { soon: UPCOMING_SHOWN, rail: RAIL_LENGTH });
    if (!answer.ok) return answer;
    const { featured_events, upcoming, near, free, online, categories, home_banners } = answer.value;
    return ok({
      banners: home_banners,
      featured: featured_events.map(parseEventCard),
      upcoming: upcoming.events.map(parseEventCard),
      nextDays: near.events.map(parseEventCard),
      free: free.events.map(parseEventCard),
      online: online.events.map(parseEventCard),
      categories,
    });
  },
  browse: async (filter, { limit, after, before }) => {
    const answer = await transport(BrowseEventsDocument, { limit, after, before, filter: filterOf(filter) });
    if (!answer.ok) return answer;
    const { events, metadata } = answer.value.published_events;
    return ok({
      events: events.map(parseEventCard),
      after: metadata.after,
      before: metadata.before,
      total: metadata.total_count,
      categories: answer.value.categories,
    });
  },
  list: async (filter, limit) => {
    const answer = await transport(PublishedEventsDocument, { limit, filter: filterOf(filter) });
    if (!answer.ok) return answer;
    const { events, metadata } = answer.value.published_events;
    return ok({ events: events.map(parseEventCard), total: metadata.total_count });
  },
});
