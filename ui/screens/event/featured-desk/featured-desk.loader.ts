import { CurateFeatured } from '#application/event/curate-featured.ts';
import type { AdminEvent, AdminEventFilter } from '#application/event/ports/featured-desk.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type FeaturedDeskData = {
  readonly filter: AdminEventFilter;
  /** Null: it could not be loaded. */
  readonly page: Page<AdminEvent> | null;
  readonly refusal: Refusal | null;
};

/** Featured events first; 'all' in the address: everybody's. [S2.1-28] */
export const featuredDeskLoader = viewerLoader(async ({ use, query }): Promise<FeaturedDeskData> => {
  const filter: AdminEventFilter = {
    search: query.get('q') ?? '',
    featured: query.get('show') === 'all' ? null : true,
    status: EVENT_STATUSES.find((known) => known === query.get('status')) ?? null,
  };
  const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
  const found = await use(CurateFeatured).page(filter, at);
  return { filter, page: found.ok ? found.value : null, refusal: found.ok ? null : found.refusal };
}, ROUTES['admin-featured-event']);
