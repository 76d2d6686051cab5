import type { Instant } from '#domain/kernel/instant.ts';
import type { EventStatus } from './event.ts';
import { hasEnded } from './sale-state.ts';

/** The lists of the management area. 'Ended' is another name for PAST. [S4-08] [D12] */
export const MANAGEMENT_BUCKETS = [
  'DRAFT',
  'UPCOMING_ONGOING',
  'ONGOING',
  'PAST',
  'ARCHIVED',
  'FAVORITES',
  'FEATURED',
] as const;
export type ManagementBucket = (typeof MANAGEMENT_BUCKETS)[number];

export type BucketFacts = {
  readonly status: EventStatus;
  readonly archive: boolean;
  readonly featured: boolean;
  readonly favourite: boolean;
  readonly beginAt: Instant;
  readonly endAt: Instant;
};

/** Every list that shows an event. Archived events appear in ARCHIVED only; cancelled ones count as past. [S4-08] */
export function managementBuckets(event: BucketFacts, now: Instant): ManagementBucket[] {
  if (event.archive) return ['ARCHIVED'];
  return [
    ...timeBuckets(event, now),
    ...(event.favourite ? (['FAVORITES'] as const) : []),
    ...(event.featured ? (['FEATURED'] as const) : []),
  ];
}

function timeBuckets(event: BucketFacts, now: Instant): ManagementBucket[] {
  if (event.status === 'READY') return ['DRAFT'];
  if (event.status === 'CANCELLED' || hasEnded(event, now)) return ['PAST'];
  return event.beginAt <= now ? ['UPCOMING_ONGOING', 'ONGOING'] : ['UPCOMING_ONGOING'];
}
