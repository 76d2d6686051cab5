import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { EventFeature, EventStatus } from '#domain/event/event.ts';
import type { EventListing } from '#domain/event/event-listing.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventCard } from './event-listings.ts';

export type AdminEvent = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly status: EventStatus;
  readonly feature: EventFeature;
  readonly featured: boolean;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly organiser: string;
  readonly listing: EventListing;
};

export type AdminEventFilter = {
  readonly search: string;
  /** A null field does not filter. */
  readonly featured: boolean | null;
  readonly status: EventStatus | null;
};

/** Everybody's events, and which of them the home page features. For admins. */
export type FeaturedDesk = {
  /** By start, latest first. */
  readonly page: (filter: AdminEventFilter, at: PageAt) => Promise<Result<Page<AdminEvent>, Refusal>>;
  /** Those that have not ended, as the home page shows them. */
  readonly order: () => Promise<Result<readonly EventCard[], Refusal>>;
  readonly putInOrder: (eventIds: readonly number[]) => Promise<Result<null, Refusal>>;
  /** EVENT_STATE_FORBIDS for an event that is not published, or not public. */
  readonly setFeatured: (eventId: number, featured: boolean) => Promise<Result<null, Refusal>>;
};
export const FeaturedDesk: Token<FeaturedDesk> = token('FeaturedDesk');
