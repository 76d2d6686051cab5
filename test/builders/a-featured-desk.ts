import type { AdminEvent, FeaturedDesk } from '#application/event/ports/featured-desk.ts';
import { featuredOrder } from '#domain/event/featured-order.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { anEventCard } from './an-event-card.ts';

export function aFeaturedDesk(events: readonly AdminEvent[], put = async (): Promise<void> => undefined): FeaturedDesk {
  let kept = events;
  let wished: readonly number[] = [];
  return {
    page: async ({ search, featured, status }) => {
      const entries = kept.filter(
        (event) =>
          event.name.toLowerCase().includes(search.toLowerCase()) &&
          (featured === null || event.featured === featured) &&
          (status === null || event.status === status),
      );
      return ok({ entries, after: null, before: null, totalCount: entries.length });
    },
    order: async () => {
      const featured = kept.filter((event) => event.featured);
      const ids = featuredOrder(
        wished,
        featured.map(({ id }) => id),
      );
      return ok(
        ids
          .flatMap((eventId) => featured.filter((event) => event.id === eventId))
          .map(({ id, slug, name, beginAt }) => anEventCard({ id, slug, name, beginAt })),
      );
    },
    putInOrder: async (eventIds) => {
      await put();
      wished = eventIds;
      return ok(null);
    },
    setFeatured: async (eventId, featured) => {
      const event = kept.find(({ id }) => id === eventId);
      if (event === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
      if (featured && (event.status !== 'PUBLISHED' || event.feature !== 'PUBLIC'))
        return refused({ code: 'EVENT_STATE_FORBIDS', state: event.status });
      kept = kept.map((one) => (one.id === eventId ? { ...one, featured } : one));
      return ok(null);
    },
  };
}
