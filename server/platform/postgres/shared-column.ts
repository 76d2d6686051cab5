/**
 * A column of the rows that a batch writes. Where all of them say the same it is sent once, and read by `shared`: a
 * crowd takes one type of ticket at one price until one moment, and PostgreSQL would read that out of a text for each
 * of them (2 µs of a hold's 15).
 */
export function column<Row, Value extends string | number>(
  rows: readonly Row[],
  pick: (row: Row) => Value,
): readonly Value[] {
  const values = rows.map(pick);
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? [first] : values;
}

/** A column that may be empty; nothing is sent of one that is empty in every row. `unnest` lengthens it with NULL. */
export function sparseColumn<Row, Value>(
  rows: readonly Row[],
  pick: (row: Row) => Value | null,
): readonly (Value | null)[] {
  const values = rows.map(pick);
  return values.every((value) => value === null) ? [] : values;
}

/** What a row says itself, or what was sent once for all of them. */
export const shared = (own: string, sent: string): string => `coalesce(${own}, (${sent})[1])`;
