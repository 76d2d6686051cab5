import type { ListPosition } from '#domain/kernel/page.ts';
import { cutPage, type Page, type PageRequest } from '#server/platform/ports/page.ts';

const compare = (one: ListPosition, other: ListPosition): number => {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1;
  const [left, right] = [Number(one.id), Number(other.id)];
  if (Number.isInteger(left) && Number.isInteger(right)) return left - right;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
};

/** One page of rows in memory, by the same keyset as in a database. */
export function memoryPage<Row>(
  rows: readonly Row[],
  request: PageRequest,
  positionOf: (row: Row) => ListPosition,
  descending: boolean,
): Page<Row> {
  const { from } = request;
  const backwards = from?.direction === 'before';
  const way = descending !== backwards ? -1 : 1;
  const sorted = rows.toSorted((one, other) => way * compare(positionOf(one), positionOf(other)));
  const candidates = from === null ? sorted : sorted.filter((row) => way * compare(positionOf(row), from.position) > 0);
  return cutPage(candidates.slice(0, request.limit + 1), request, positionOf);
}

export const countOf = (rows: readonly unknown[]): number | null => (rows.length > 10_000 ? null : rows.length);
