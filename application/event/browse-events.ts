import type { EventCategory, EventFilter, EventListings, EventPage } from '#application/event/ports/event-listings.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

const EVENTS_PER_PAGE = 24;

/** A page of the published events; a cursor of another filter is refused with INVALID_CURSOR. */
export type BrowseEvents = (
  filter: EventFilter,
  turn: { readonly after: string | null; readonly before: string | null },
) => Promise<Result<EventPage & { readonly categories: readonly EventCategory[] }, Refusal>>;
export const BrowseEvents: Token<BrowseEvents> = token('BrowseEvents');

export const makeBrowseEvents =
  ({ listings }: { readonly listings: EventListings }): BrowseEvents =>
  (filter, { after, before }) =>
    listings.browse(filter, { limit: EVENTS_PER_PAGE, after, before });
