import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';

/** Lists whose filters can be kept: of the desk, and discovery's. */
export const FILTERED_LISTS = [
  'discovery',
  'my-events',
  'featured-events',
  'event-reports',
  'guests',
  'orders',
  'pending',
  'corporates',
  'transfers',
  'refunds',
  'ticket-portal',
  'users',
  'leads',
  'integrity',
  'audit-log',
] as const;
export type FilteredList = (typeof FILTERED_LISTS)[number];

/** `query`: as in the list's address, 'q=lan&status=PAID', without its page. */
export type SavedFilter = {
  readonly id: string;
  readonly list: FilteredList;
  readonly name: string;
  readonly query: string;
};

export const FILTER_NAME_LENGTH = 60;
const QUERY_LENGTH = 500;
/** Of one list. [design] */
export const MOST_FILTERS = 20;

/** Where a page begins is no part of a filter: it is gone when the list changes. */
const PLACES = ['after', 'before'];

/** What a list's address filters by, in one order; '' if by nothing. */
export function filterOf(address: string): string {
  const query = new Map(
    address
      .replace(/^\?/, '')
      .split('&')
      .map((part) => [part.split('=')[0] ?? '', part] as const),
  );
  return [...query]
    .filter(([name, part]) => name !== '' && !PLACES.includes(name) && !/^[^=]+=?$/.test(part))
    .map(([, part]) => part)
    .toSorted()
    .join('&');
}

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('vi') === other.trim().toLocaleLowerCase('vi');

/** What is wrong with a filter beside the others of its list; null: nothing. */
export function filterProblem(
  { id, name, query }: Pick<SavedFilter, 'id' | 'name' | 'query'>,
  others: readonly Pick<SavedFilter, 'id' | 'name'>[],
): InvalidInput | null {
  const apart = others.filter((one) => one.id !== id);
  const known = textProblem('name', name, FILTER_NAME_LENGTH, 'REQUIRED') ?? textProblem('query', query, QUERY_LENGTH);
  if (known !== null) return known;
  if (filterOf(query) === '') return invalid('query', { kind: 'REQUIRED' });
  if (apart.some((one) => sameName(one.name, name))) return invalid('name', { kind: 'MALFORMED' });
  return apart.length >= MOST_FILTERS ? invalid('filters', { kind: 'TOO_LARGE', max: MOST_FILTERS }) : null;
}
