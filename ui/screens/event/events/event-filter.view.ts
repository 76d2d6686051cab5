import type { EventFilter } from '#application/event/ports/event-listings.ts';
import { EVENT_FORMATS, type EventFormat } from '#domain/event/event.ts';
import { TIME_FILTERS, type TimeFilter } from '#domain/time/time-window.ts';

/** Ignores values that it does not know. */
export function readEventFilter(query: URLSearchParams): EventFilter {
  const time = query.get('time');
  const format = query.get('format');
  const category = query.get('category') ?? '';
  const search = (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  return {
    search: search === '' ? null : search,
    time: isOneOf(TIME_FILTERS, time) ? time : null,
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : null,
    format: isOneOf(EVENT_FORMATS, format) ? format : null,
    free: query.get('free') === '1',
  };
}

const LONGEST_SEARCH = 100;

const isOneOf = <T extends string>(all: readonly T[], value: string | null): value is T =>
  value !== null && (all as readonly string[]).includes(value);

/** '' without a filter. The page cursor is dropped, because it belongs to the old filter. */
export function writeEventFilter(
  filter: EventFilter,
  cursor?: { readonly after: string } | { readonly before: string },
): string {
  const query = new URLSearchParams();
  if (filter.search !== null) query.set('q', filter.search);
  if (filter.time !== null) query.set('time', filter.time);
  if (filter.categoryId !== null) query.set('category', String(filter.categoryId));
  if (filter.format !== null) query.set('format', filter.format);
  if (filter.free) query.set('free', '1');
  for (const [name, value] of Object.entries(cursor ?? {})) query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export const narrowedBy = (filter: EventFilter): number =>
  [
    filter.search !== null,
    filter.time !== null,
    filter.categoryId !== null,
    filter.format !== null,
    filter.free,
  ].filter(Boolean).length;

export const anyEvent: EventFilter = { search: null, time: null, categoryId: null, format: null, free: false };

export const times: readonly TimeFilter[] = TIME_FILTERS;
export const formats: readonly EventFormat[] = ['ONSITE', 'ONLINE', 'HYBRID'];
