import {
  type EventCategory,
  type EventFilter,
  EventListings,
  type EventPage,
} from '#application/event/ports/event-listings.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

const EVENTS_PER_PAGE = 24;

/** A cursor of another filter is refused with INVALID_CURSOR. */
export type BrowseEvents = (
  filter: EventFilter,
  turn: { readonly after: string | null; readonly before: string | null },
) => Promise<Result<EventPage & { readonly categories: readonly EventCategory[] }, Refusal>>;

export const BrowseEvents = defineUseCase(
  'BrowseEvents',
  { listings: EventListings },
  ({ listings }): BrowseEvents =>
    (filter, { after, before }) =>
      listings.browse(filter, { limit: EVENTS_PER_PAGE, after, before }),
);
