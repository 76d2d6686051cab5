import type { RequestRefusal } from './request-refusal.ts';
import { ok, type RefusalIn, type Result, refused } from './result.ts';

/** Where a row stands in its list: the value it is sorted by, and its id where two have the same. */
export type ListPosition = { readonly key: number | string; readonly id: string };

/** A part of a list: up to `limit` rows after or before a position, from the start where there is none. */
export type PageRequest = {
  readonly limit: number;
  readonly from: { readonly direction: 'after' | 'before'; readonly position: ListPosition } | null;
};

/** Rows in the list's order, whichever way was paged, and where the neighbours begin (null: there are none). */
export type Page<Row> = {
  readonly rows: readonly Row[];
  readonly after: ListPosition | null;
  readonly before: ListPosition | null;
};

/**
 * A page cut from rows that were read one more than asked, in reading order (which is backwards when paging 'before').
 * [S7.1-10] [design]
 */
export function cutPage<Row>(
  read: readonly Row[],
  request: PageRequest,
  positionOf: (row: Row) => ListPosition,
): Page<Row> {
  const more = read.length > request.limit;
  const kept = read.slice(0, request.limit);
  const backwards = request.from?.direction === 'before';
  const rows = backwards ? kept.toReversed() : kept;
  const first = rows[0];
  const last = rows.at(-1);
  const followed = backwards || more;
  const preceded = backwards ? more : request.from !== null;
  return {
    rows,
    after: followed && last !== undefined ? positionOf(last) : null,
    before: preceded && first !== undefined ? positionOf(first) : null,
  };
}

/** The greatest page that any list gives, and the usual one. [design] */
export const GREATEST_PAGE = 100;
export const USUAL_PAGE = 20;

/** The longest cursor that is looked at: longer than any that was sealed. */
const LONGEST_CURSOR = 1_000;

/** What a list is asked for; a cursor or a filter that is null or not there is none. */
export type PageQuery = {
  readonly limit?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
};
export type ListFilter = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What a cursor says before it is sealed: '[key,id]' in JSON. */
export const writePosition = ({ key, id }: ListPosition): string => JSON.stringify([key, id]);

/** The position that was written; null for any other text. */
export function readPosition(text: string): ListPosition | null {
  const parsed = parse(text);
  if (!Array.isArray(parsed) || parsed.length !== 2) return null;
  const [key, id]: readonly unknown[] = parsed;
  return (typeof key === 'number' || typeof key === 'string') && typeof id === 'string' ? { key, id } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * What a cursor is sealed to: the list and everything that decides which rows are in it, in one order. It opens only
 * with the same.
 */
export function cursorBinding(list: string, filter: ListFilter): string {
  const parts = Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([list, parts]);
}

/**
 * The page that a query asks for: 1 to 100 rows, 20 where it says nothing, from its cursor on; `after` wins over
 * `before`, and an empty cursor is the start. `open` unseals a cursor; INVALID_CURSOR where it cannot or where no
 * position comes out.
 */
export function pageRequest(
  { limit, after, before }: PageQuery,
  open: (cursor: string) => string | null,
): Result<PageRequest, RefusalIn<RequestRefusal, 'INVALID_CURSOR'>> {
  const rows = Math.min(Math.max(limit ?? USUAL_PAGE, 1), GREATEST_PAGE);
  const cursor = after || before || null;
  if (cursor === null) return ok({ limit: rows, from: null });
  const opened = cursor.length > LONGEST_CURSOR ? null : open(cursor);
  const position = opened === null ? null : readPosition(opened);
  return position === null
    ? refused({ code: 'INVALID_CURSOR' })
    : ok({ limit: rows, from: { direction: after ? 'after' : 'before', position } });
}
