/** Rows under decision: what stands in the database, overlaid with what the batch has changed so far. */
export type WorkingTable<Row> = {
  readonly get: (id: string) => Row | undefined;
  readonly put: (row: Row) => void;
  readonly where: (test: (row: Row) => boolean) => Row[];
  readonly writes: () => { readonly inserted: readonly Row[]; readonly updated: readonly Row[] };
};

export function workingTable<Row>(rows: readonly Row[], idOf: (row: Row) => string): WorkingTable<Row> {
  const before = new Map(rows.map((row) => [idOf(row), row]));
  const now = new Map(before);
  const touched = new Set<string>();
  const changed = (): Row[] => [...touched].map((id) => now.get(id)).filter((row) => row !== undefined);
  return {
    get: (id) => now.get(id),
    put: (row) => {
      now.set(idOf(row), row);
      touched.add(idOf(row));
    },
    where: (test) => [...now.values()].filter(test),
    writes: () => ({
      inserted: changed().filter((row) => !before.has(idOf(row))),
      updated: changed().filter((row) => before.has(idOf(row))),
    }),
  };
}
