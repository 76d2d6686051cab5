import { ListMyEvents } from '#application/event/list-my-events.ts';
import type { ManagedEvent } from '#application/event/ports/event-desk.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { MANAGEMENT_BUCKETS, type ManagementBucket } from '#domain/event/management-bucket.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type MyEventsData = {
  readonly bucket: ManagementBucket;
  readonly search: string;
  readonly page: Page<ManagedEvent> | null;
  readonly refusal: Refusal | null;
  readonly now: Instant;
};

export const myEventsLoader = viewerLoader(async ({ use, query, now }): Promise<MyEventsData> => {
  const asked = query.get('tab');
  const bucket = MANAGEMENT_BUCKETS.find((known) => known === asked) ?? 'UPCOMING_ONGOING';
  const search = query.get('q') ?? '';
  const found = await use(ListMyEvents)(bucket, search, {
    after: query.get('after') ?? undefined,
    before: query.get('before') ?? undefined,
  });
  return { bucket, search, now, page: found.ok ? found.value : null, refusal: found.ok ? null : found.refusal };
}, ROUTES['admin-events']);
