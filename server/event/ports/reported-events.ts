import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { EventVisibility } from '#domain/permission/event-visibility.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { EventRow } from './event-row.ts';

export type ReportedEventsQuery = {
  readonly visibility: EventVisibility;
  readonly search: string | null;
  /** Events with a session that begins in it; null: all. */
  readonly period: { readonly start: Instant; readonly end: Instant } | null;
};

/** Events whose revenue somebody may see, the latest first. Drafts have none. */
export type ReportedEvents = {
  readonly events: (query: ReportedEventsQuery, page: PageRequest) => Promise<Page<EventRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countEvents: (query: ReportedEventsQuery) => Promise<number | null>;
  readonly countAllEvents: (query: ReportedEventsQuery) => Promise<number>;
};
export const ReportedEvents: Token<ReportedEvents> = token('ReportedEvents');
