import type { PageRequest } from '#server/platform/ports/page.ts';

/** A list's order: an SQL expression, its parameter type, and the id that breaks ties. */
export type SortOrder = {
  readonly key: string;
  readonly keyType: 'timestamptz' | 'bigint' | 'float8' | 'text';
  readonly id: string;
  readonly idType: 'int' | 'bigint' | 'uuid';
  readonly descending: boolean;
};

/** Numbered parameters of one statement. */
export function parameters() {
  const values: unknown[] = [];
  return {
    values,
    add(value: unknown): string {
      values.push(value);
      return `$${values.length}`;
    },
  };
}
export type Parameters = ReturnType<typeof parameters>;

const NUMBER = /^-?\d+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One row more than asked for. Select `key` as "key". A position of another shape reads as the start. */
export function keyset(
  sort: SortOrder,
  request: PageRequest,
  given: Parameters,
): { readonly condition: string; readonly order: string; readonly way: 'ASC' | 'DESC' } {
  const from = request.from;
  const backwards = from?.direction === 'before';
  const way = sort.descending !== backwards ? 'DESC' : 'ASC';
  const order = `ORDER BY ${sort.key} ${way}, ${sort.id} ${way} LIMIT ${given.add(request.limit + 1)}`;
  if (from === null || !fits(sort, from.position)) return { condition: 'TRUE', order, way };
  const key = sort.keyType === 'timestamptz' ? new Date(Number(from.position.key)) : from.position.key;
  const compare = way === 'DESC' ? '<' : '>';
  return {
    condition: `(${sort.key}, ${sort.id}) ${compare} (${given.add(key)}::${sort.keyType},
      ${given.add(from.position.id)}::${sort.idType})`,
    order,
    way,
  };
}

/**
 * The rows of a page, sorted before anything but their keys is read: sorting whole rows of 100,000 guests costs several
 * times as much. Join `page` by its "id", select "sort_key", and end with `inOrder`.
 */
export function keysOfPage(
  sort: SortOrder,
  request: PageRequest,
  given: Parameters,
  rows: { readonly from: string; readonly where: string },
): { readonly page: string; readonly inOrder: string } {
  const { condition, order, way } = keyset(sort, request, given);
  return {
    page: `page AS MATERIALIZED (SELECT ${sort.id} AS id, ${sort.key} AS sort_key FROM ${rows.from}
      WHERE ${rows.where} AND ${condition} ${order})`,
    inOrder: `ORDER BY page.sort_key ${way}, page.id ${way}`,
  };
}

function fits(sort: SortOrder, position: { readonly key: number | string; readonly id: string }): boolean {
  const keyFits = sort.keyType === 'text' ? typeof position.key === 'string' : typeof position.key === 'number';
  return keyFits && (sort.idType === 'uuid' ? UUID : NUMBER).test(position.id);
}
