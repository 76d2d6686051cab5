/** Rows under decision: what stands in the database, overlaid with what the batch has changed so far. */
export type WorkingTable<Row, Key extends string> = {
  readonly get: (id: string) => Row | undefined;
  readonly put: (row: Row) => void;
  /** The rows with a value under a key, without looking at all of them: a batch holds the rows of many buyers. */
  readonly by: (key: Key, value: string) => Row[];
  readonly where: (test: (row: Row) => boolean) => Row[];
  readonly writes: () => { readonly inserted: readonly Row[]; readonly updated: readonly Row[] };
};

type KeysOf<Row, Key extends string> = Readonly<Record<Key, (row: Row) => string | null>>;

export function workingTable<Row, Key extends string = never>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  keys: KeysOf<Row, Key> = {} as KeysOf<Row, Key>,
): WorkingTable<Row, Key> {
  const before = new Map(rows.map((row) => [idOf(row), row]));
  const now = new Map(before);
  const touched = new Set<string>();
  const names = Object.keys(keys) as Key[];
  const index = new Map(names.map((key) => [key, new Map<string, string[]>()]));
  const remember = (row: Row): void => {
    for (const key of names) {
      const [value, ids] = [keys[key](row), index.get(key)];
      if (value === null || ids === undefined) continue;
      const known = ids.get(value);
      if (known === undefined) ids.set(value, [idOf(row)]);
      // A buyer has a few of them.
      else if (!known.includes(idOf(row))) known.push(idOf(row));
    }
  };
  rows.forEach(remember);
  const rowsOf = (ids: Iterable<string>): Row[] => [...ids].map((id) => now.get(id)).filter((row) => row !== undefined);
  return {
    get: (id) => now.get(id),
    put: (row) => {
      now.set(idOf(row), row);
      touched.add(idOf(row));
      remember(row);
    },
    // A row that has changed its value since is remembered under both.
    by: (key, value) => {
      const ids = index.get(key)?.get(value);
      return ids === undefined ? [] : rowsOf(ids).filter((row) => keys[key](row) === value);
    },
    where: (test) => [...now.values()].filter(test),
    writes: () => ({
      inserted: rowsOf(touched).filter((row) => !before.has(idOf(row))),
      updated: rowsOf(touched).filter((row) => before.has(idOf(row))),
    }),
  };
}
