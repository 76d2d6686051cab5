import {
  ANY_EVENT,
  type EventCard,
  type EventCategory,
  type EventFilter,
  type EventListings,
} from '#application/event/ports/event-listings.ts';
import { isInCity } from '#domain/event/city.ts';
import { holdsSearch } from '#domain/event/event-search.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { isWithin, timeWindow } from '#domain/time/time-window.ts';

/** With the server's filters and cursors. `now` decides what is upcoming. */
export function makeMemoryEventListings(
  events: readonly EventCard[],
  categories: readonly EventCategory[],
  now: number,
): EventListings {
  const within = ({ beginAt, endAt }: EventCard, time: EventFilter['time']): boolean =>
    isWithin({ beginAt: instant(beginAt), endAt: instant(endAt) }, timeWindow(time, instant(now)));
  const fits = (filter: EventFilter) => (event: EventCard) =>
    (filter.search === null || holdsSearch(event.name, filter.search)) &&
    within(event, filter.time) &&
    (filter.categoryId === null || event.category?.id === filter.categoryId) &&
    (filter.format === null || event.format === filter.format) &&
    (!filter.free || event.lowestPrice === 0) &&
    (filter.mostPrice === null || (event.lowestPrice !== null && event.lowestPrice <= filter.mostPrice)) &&
    (filter.city === null || isInCity(event.address ?? '', filter.city));
  const cheapest = ({ lowestPrice }: EventCard): number => lowestPrice ?? Number.POSITIVE_INFINITY;
  const of = (wanted: Partial<EventFilter>): readonly EventCard[] => {
    const filter = { ...ANY_EVENT, ...wanted };
    const found = events.filter(fits(filter));
    if (filter.sort === 'NEWEST') return found.toSorted((one, other) => other.id - one.id);
    if (filter.sort === 'LOWEST_PRICE') return found.toSorted((one, other) => cheapest(one) - cheapest(other));
    return found;
  };
  return {
    home: async () =>
      ok({
        banners: [],
        featured: events.filter((event) => event.featured),
        upcoming: of({ time: 'UPCOMING' }),
        nextDays: of({ time: 'NEXT_DAYS' }),
        free: of({ time: 'UPCOMING', free: true }),
        online: of({ time: 'UPCOMING', format: 'ONLINE' }),
        categories,
      }),
    browse: async (filter, { limit, after, before }) => {
      const found = of(filter);
      const cursor = JSON.stringify(filter);
      const read = (text: string): number | null => {
        const [place, ...rest] = text.split('|');
        return rest.join('|') === cursor ? Number(place) : null;
      };
      const start = after !== null ? read(after) : before !== null ? read(before) : 0;
      if (start === null) return refused({ code: 'INVALID_CURSOR' });
      return ok({
        events: found.slice(start, start + limit),
        after: start + limit < found.length ? `${start + limit}|${cursor}` : null,
        before: start > 0 ? `${Math.max(0, start - limit)}|${cursor}` : null,
        total: found.length,
        categories,
      });
    },
    list: async (filter, limit) => {
      const found = of(filter);
      return ok({ events: found.slice(0, limit), total: found.length });
    },
  };
}
