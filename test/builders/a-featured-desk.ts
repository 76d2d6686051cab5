import type { AdminEvent, FeaturedDesk } from '#application/event/ports/featured-desk.ts';
import { ok, refused } from '#domain/kernel/result.ts';

export function aFeaturedDesk(events: readonly AdminEvent[]): FeaturedDesk {
  let kept = events;
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
    feature: async (eventId, featured) => {
      const event = kept.find(({ id }) => id === eventId);
      if (event === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
      if (featured && (event.status !== 'PUBLISHED' || event.feature !== 'PUBLIC'))
        return refused({ code: 'EVENT_STATE_FORBIDS', state: event.status });
      kept = kept.map((one) => (one.id === eventId ? { ...one, featured } : one));
      return ok(null);
    },
  };
}
