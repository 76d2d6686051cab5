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
