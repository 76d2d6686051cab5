import type { City } from '#domain/event/city.ts';
import type { EventFormat } from '#domain/event/event.ts';
import type { EventSort } from '#domain/event/event-sort.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { TimeWindow } from '#domain/time/time-window.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { CategoryRow } from './category-row.ts';
import type { EventRow } from './event-row.ts';
import type { PhotoRow } from './photo-row.ts';
import type { SectionEventRow } from './section-event-row.ts';
import type { TicketRow } from './ticket-row.ts';

/** Filters of the public list; null: no filter. */
export type PublishedEventsQuery = {
  /** As typed; diacritics and case are ignored. */
  readonly search: string | null;
  readonly window: TimeWindow;
  readonly categoryId: number | null;
  readonly format: EventFormat | null;
  /** True: has a free ticket; false: has none. */
  readonly free: boolean | null;
  /** Has a ticket for at most this. */
  readonly mostPrice: Dong | null;
  readonly city: City | null;
  /** Null: the next first. */
  readonly sort: EventSort | null;
  readonly corporateId: number | null;
  readonly ownerAccountId: AccountId | null;
  readonly likedBy: AccountId | null;
  readonly now: Instant;
};

/** Callers decide who may see which event. Unordered unless stated. */
export type EventCatalogue = {
  /** Current and upcoming by start, then past ones, latest first. A search without matches returns similar events. */
  readonly publishedEvents: (query: PublishedEventsQuery, page: PageRequest) => Promise<Page<EventRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countPublishedEvents: (query: PublishedEventsQuery) => Promise<number | null>;
  /** Curated, listed and not over, by start. */
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
