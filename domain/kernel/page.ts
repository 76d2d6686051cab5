import type { RequestRefusal } from './request-refusal.ts';
import { ok, type RefusalIn, type Result, refused } from './result.ts';

/** A row's position: its sort value, and its id to break ties. */
export type ListPosition = { readonly key: number | string; readonly id: string };

/** Up to `limit` rows after or before a position; null is the start. */
export type PageRequest = {
  readonly limit: number;
  readonly from: { readonly direction: 'after' | 'before'; readonly position: ListPosition } | null;
};

/** Rows in list order, and the positions of the neighbouring pages (null: none). */
export type Page<Row> = {
  readonly rows: readonly Row[];
  readonly after: ListPosition | null;
  readonly before: ListPosition | null;
};

/** Cuts a page from rows read with one extra, in reading order (reversed for 'before'). [S7.1-10] [design] */
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

/** Largest and default page size. [design] */
export const GREATEST_PAGE = 100;
export const USUAL_PAGE = 20;

/** Longer than any sealed cursor. */
const LONGEST_CURSOR = 1_000;

/** Null and undefined mean none. */
export type PageQuery = {
  readonly limit?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
};
export type ListFilter = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A cursor before sealing: '[key,id]' in JSON. */
export const writePosition = ({ key, id }: ListPosition): string => JSON.stringify([key, id]);

/** Null for anything but a written position. */
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

/** What a cursor is bound to: the list and its filter, in a fixed order. It opens only with the same. */
export function cursorBinding(list: string, filter: ListFilter): string {
  const parts = Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([list, parts]);
}

/** 1 to 100 rows, 20 by default. `after` wins over `before`; INVALID_CURSOR if `open` cannot unseal one. */
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
