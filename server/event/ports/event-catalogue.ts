import type { EventFormat } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { TimeWindow } from '#domain/time/time-window.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { CategoryRow } from './category-row.ts';
import type { EventRow } from './event-row.ts';
import type { PhotoRow } from './photo-row.ts';
import type { SectionEventRow } from './section-event-row.ts';
import type { TicketRow } from './ticket-row.ts';

/** What is asked of the public list; null: no such limit. */
export type PublishedEventsQuery = {
  /** Words as they were typed; diacritics and case never matter. */
  readonly search: string | null;
  readonly window: TimeWindow;
  readonly categoryId: number | null;
  readonly format: EventFormat | null;
  /** true: has a ticket for nothing; false: has none. */
  readonly free: boolean | null;
  readonly corporateId: number | null;
  readonly ownerAccountId: AccountId | null;
  /** Only what this account keeps among its favourites. */
  readonly likedBy: AccountId | null;
  readonly now: Instant;
};

/**
 * What everybody may read of events; who may see which event is decided above it. Lists keep no order unless one is
 * named.
 */
export type EventCatalogue = {
  /**
   * PUBLISHED, PUBLIC and not archived: those that have not ended by their begin, then the ended, latest first. A
   * search keeps what holds all of its words; where nothing does, what nearly does, the nearest first.
   */
  readonly publishedEvents: (query: PublishedEventsQuery, page: PageRequest) => Promise<Page<EventRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countPublishedEvents: (query: PublishedEventsQuery) => Promise<number | null>;
  /** Curated, listed and not ended, by begin. */
  readonly featuredEvents: (limit: number, now: Instant) => Promise<readonly EventRow[]>;
  readonly events: (eventIds: readonly number[]) => Promise<readonly EventRow[]>;
  /** In the organiser's order within an event. */
  readonly sessionsOf: (eventIds: readonly number[]) => Promise<readonly SectionEventRow[]>;
  readonly sessions: (sectionEventIds: readonly number[]) => Promise<readonly SectionEventRow[]>;
  /** In the organiser's order within a session. */
  readonly ticketsOf: (eventIds: readonly number[]) => Promise<readonly TicketRow[]>;
  readonly tickets: (
    ticketTypes: readonly { readonly eventId: number; readonly ticketTypeId: string }[],
  ) => Promise<readonly TicketRow[]>;
  /** In the organiser's order within an event. */
  readonly photosOf: (eventIds: readonly number[]) => Promise<readonly PhotoRow[]>;
  /** By number. */
  readonly categories: () => Promise<readonly CategoryRow[]>;
};

export const EventCatalogue: Token<EventCatalogue> = token<EventCatalogue>('EventCatalogue');
