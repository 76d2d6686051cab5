import { CurateFeatured } from '#application/event/curate-featured.ts';
import type { EventCard } from '#application/event/ports/event-listings.ts';
import type { AdminEvent, AdminEventFilter } from '#application/event/ports/featured-desk.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type FeaturedDeskData = {
  readonly filter: AdminEventFilter;
  /** Null: it could not be loaded. */
  readonly page: Page<AdminEvent> | null;
  readonly refusal: Refusal | null;
  /** As the home page shows them; empty with a filter. */
  readonly order: Result<readonly EventCard[], Refusal>;
};

/** Featured events first; 'all' in the address: everybody's. [S2.1-28] */
export const featuredDeskLoader = viewerLoader(async ({ use, query }): Promise<FeaturedDeskData> => {
  const filter: AdminEventFilter = {
    search: query.get('q') ?? '',
    featured: query.get('show') === 'all' ? null : true,
    status: EVENT_STATUSES.find((known) => known === query.get('status')) ?? null,
  };
  const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
  const curate = use(CurateFeatured);
  const whole = filter.featured === true && filter.search === '' && at.after === undefined && at.before === undefined;
  const [found, order] = await Promise.all([curate.page(filter, at), whole ? curate.order() : ok([])]);
  const refusal = found.ok ? null : found.refusal;
  return { filter, page: found.ok ? found.value : null, refusal, order };
}, ROUTES['admin-featured-event']);
