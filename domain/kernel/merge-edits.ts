/** One thing as it was read, as it is written here, and as somebody else saved it meanwhile. */
export type Sides<T> = { readonly seen: T; readonly mine: T; readonly theirs: T };

/** Whose version of what both changed. */
export type Whose = 'MINE' | 'THEIRS';

export type MergedFields<T> = {
  readonly merged: T;
  /** Changed by the other only: taken over. */
  readonly taken: readonly (keyof T & string)[];
  /** Changed by both to different values. */
  readonly conflicts: readonly (keyof T & string)[];
};

export type RowChange<T> = {
  /** What the other did with it. */
  readonly kind: 'ADDED' | 'CHANGED' | 'REMOVED';
  readonly row: T;
  /** Changed here, too, to something else. */
  readonly conflict: boolean;
};

export type MergedRows<T> = { readonly merged: readonly T[]; readonly changes: readonly RowChange<T>[] };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Field by field. What only one of them changed is never lost. [design] */
export function mergeFields<T extends object>({ seen, mine, theirs }: Sides<T>, whose: Whose): MergedFields<T> {
  const merged = { ...mine };
  const taken: (keyof T & string)[] = [];
  const conflicts: (keyof T & string)[] = [];
  for (const field of Object.keys(theirs) as (keyof T & string)[]) {
    if (same(theirs[field], seen[field]) || same(theirs[field], mine[field])) continue;
    const isMine = !same(mine[field], seen[field]);
    (isMine ? conflicts : taken).push(field);
    if (!isMine || whose === 'THEIRS') merged[field] = theirs[field];
  }
  return { merged, taken, conflicts };
}

/** Row by row, in the order written here; a row that the other added follows the one before it there. [design] */
export function mergeRows<T>(
  { seen, mine, theirs }: Sides<readonly T[]>,
  keyOf: (row: T) => string,
  whose: Whose,
): MergedRows<T> {
  const find = (rows: readonly T[], key: string) => rows.find((row) => keyOf(row) === key);
  const changes: RowChange<T>[] = [];
  const merged: T[] = [];
  for (const row of mine) {
    const [before, now] = [find(seen, keyOf(row)), find(theirs, keyOf(row))];
    if (same(before, now) || same(row, now)) {
      merged.push(row);
      continue;
    }
    const conflict = !same(row, before);
    const kind = now === undefined ? 'REMOVED' : before === undefined ? 'ADDED' : 'CHANGED';
    changes.push({ kind, row: now ?? row, conflict });
    if (conflict && whose === 'MINE') merged.push(row);
    else if (now !== undefined) merged.push(now);
  }
  for (const [at, row] of theirs.entries()) {
    if (find(mine, keyOf(row)) !== undefined) continue;
    const before = find(seen, keyOf(row));
    if (same(before, row)) continue;
    const conflict = before !== undefined;
    changes.push({ kind: conflict ? 'CHANGED' : 'ADDED', row, conflict });
    if (conflict && whose === 'MINE') continue;
    const previous = theirs[at - 1];
    const after = previous === undefined ? -1 : merged.findIndex((one) => keyOf(one) === keyOf(previous));
    merged.splice(previous !== undefined && after < 0 ? merged.length : after + 1, 0, row);
  }
  return { merged, changes };
}
