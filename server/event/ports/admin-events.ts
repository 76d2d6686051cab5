import type { EventStatus } from '#domain/event/event.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { EventRow } from './event-row.ts';

/** A null field does not filter. */
export type AdminEventQuery = {
  readonly status: EventStatus | null;
  readonly featured: boolean | null;
  readonly search: string | null;
};

/** Everybody's events; no decision reads them. */
export type AdminEvents = {
  /** By start, latest first. */
  readonly list: (query: AdminEventQuery, page: PageRequest) => Promise<Page<EventRow>>;
  /** Exact to 10,000; null beyond. */
  readonly count: (query: AdminEventQuery) => Promise<number | null>;
};
export const AdminEvents: Token<AdminEvents> = token<AdminEvents>('AdminEvents');
