import { ANY_EVENT, type EventFilter, FILTER_PARTS, type FilterPart } from '#application/event/ports/event-listings.ts';
import { CITIES, type City } from '#domain/event/city.ts';
import { EVENT_FORMATS, type EventFormat } from '#domain/event/event.ts';
import { EVENT_SORTS, type EventSort } from '#domain/event/event-sort.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { TIME_FILTERS, type TimeFilter } from '#domain/time/time-window.ts';

/** Ignores values that it does not know. */
export function readEventFilter(query: URLSearchParams): EventFilter {
  const category = query.get('category') ?? '';
  const search = (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const price = query.get('price') ?? '';
  return {
    search: search === '' ? null : search,
    time: oneOf(TIME_FILTERS, query.get('time')),
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : null,
    format: oneOf(EVENT_FORMATS, query.get('format')),
    free: query.get('free') === '1',
    mostPrice: /^[1-9]\d{0,12}$/.test(price) && Number(price) <= MAX_DONG ? Number(price) : null,
    city: oneOf(CITIES, query.get('city')),
    sort: oneOf(EVENT_SORTS, query.get('sort')),
  };
}

const LONGEST_SEARCH = 100;

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | null =>
  all.find((one) => one === value) ?? null;

/** '' without a filter. The page cursor is dropped, because it belongs to the old filter. */
export function writeEventFilter(
  filter: EventFilter,
  cursor?: { readonly after: string } | { readonly before: string },
): string {
  const query = new URLSearchParams();
  if (filter.search !== null) query.set('q', filter.search);
  if (filter.time !== null) query.set('time', filter.time);
  if (filter.city !== null) query.set('city', filter.city);
  if (filter.format !== null) query.set('format', filter.format);
  if (filter.free) query.set('free', '1');
  if (filter.mostPrice !== null) query.set('price', String(filter.mostPrice));
  if (filter.categoryId !== null) query.set('category', String(filter.categoryId));
  if (filter.sort !== null) query.set('sort', filter.sort);
  for (const [name, value] of Object.entries(cursor ?? {})) query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The order does not count. */
export const narrowedBy = (filter: EventFilter): number => chosenParts(filter).length;

export const chosenParts = (filter: EventFilter): readonly FilterPart[] =>
  FILTER_PARTS.filter((one) => filter[one] !== ANY_EVENT[one]);

export const withoutPart = (filter: EventFilter, part: FilterPart): EventFilter => ({
  ...filter,
  [part]: ANY_EVENT[part],
});

export const anyEvent: EventFilter = ANY_EVENT;

export const cities: readonly City[] = CITIES;
export const sorts: readonly EventSort[] = EVENT_SORTS;
export const times: readonly TimeFilter[] = TIME_FILTERS;
export const formats: readonly EventFormat[] = ['ONSITE', 'ONLINE', 'HYBRID'];
export const moneyShown = (amount: number, locale: Locale): string => showMoney(dong(amount), locale);

/** In dong. */
export const mostPrices: readonly number[] = [100_000, 200_000, 500_000, 1_000_000];
