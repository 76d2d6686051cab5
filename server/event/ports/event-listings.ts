import type { EventListing } from '#domain/event/event-listing.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** What organisers ask of those who list their events; an event without a row asks nothing. */
export type EventListings = {
  /** Of many events at once. */
  readonly of: (eventIds: readonly number[]) => Promise<ReadonlyMap<number, EventListing>>;
  readonly put: (tx: Transaction, eventId: number, listing: EventListing, at: Instant) => Promise<void>;
};
export const EventListings: Token<EventListings> = token<EventListings>('EventListings');
