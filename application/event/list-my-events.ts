import { EventDesk, type ManagedEvent } from '#application/event/ports/event-desk.ts';
import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { ManagementBucket } from '#domain/event/management-bucket.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type ListMyEvents = (
  bucket: ManagementBucket,
  search: string,
  at: PageAt,
) => Promise<Result<Page<ManagedEvent>, Refusal>>;

export const ListMyEvents = defineUseCase(
  'ListMyEvents',
  { desk: EventDesk },
  ({ desk }): ListMyEvents =>
    (bucket, search, at) =>
      desk.list(bucket, search.trim(), at),
);
