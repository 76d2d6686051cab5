import { areNeighbours, type HallView } from '#domain/event/seat/hall.ts';
import type { Seat } from '#domain/event/seat/seat.ts';
import type { SessionSeat } from '#domain/event/seat/session-seat.ts';

/** A row of a hall during a batch, for a party that leaves none of its seats. */
export type WorkingRow = HallView['rows'][number] & {
  readonly seats: readonly SessionSeat[];
  readonly changed: (seat: SessionSeat) => void;
};

/** A seat for somebody who does not own it. */
export const asSeat = (seat: SessionSeat, isOpen: boolean): Seat => ({
  ...seat,
  standing:
    seat.state === 'BLOCKED' ? { state: 'BLOCKED' } : isOpen ? { state: 'FREE' } : { state: 'HELD', accountId: null },
});

/** Caches the row's view seat by seat, because a batch reads the same few rows for each buyer. */
export function workingRow(
  row: number,
  seats: readonly SessionSeat[],
  isOpen: (seat: SessionSeat) => boolean,
): WorkingRow {
  let seen: Seat[] | null = null;
  let room: number | null = null;
  return {
    row,
    seats,
    get room() {
      room ??= longestRun(seats, isOpen);
      return room;
    },
    look: () => {
      seen ??= seats.map((seat) => asSeat(seat, isOpen(seat)));
      return { row, seats: seen };
    },
    changed: (seat) => {
      room = null;
      const at = seen === null ? -1 : seats.indexOf(seat);
      if (seen !== null && at >= 0) seen[at] = asSeat(seat, isOpen(seat));
    },
  };
}

/** Most available seats side by side. */
function longestRun(seats: readonly SessionSeat[], isOpen: (seat: SessionSeat) => boolean): number {
  let longest = 0;
  let run = 0;
  let before: SessionSeat | undefined;
  for (const seat of seats) {
    if (!isOpen(seat)) run = 0;
    else {
      run = before !== undefined && areNeighbours(before, seat) ? run + 1 : 1;
      longest = Math.max(longest, run);
    }
    before = seat;
  }
  return longest;
}

/** Rows during a batch: the database's, overlaid with changes so far. */
export type WorkingTable<Row, Key extends string> = {
  readonly get: (id: string) => Row | undefined;
  readonly put: (row: Row) => void;
  /** Indexed lookup by a key's value; a batch holds rows of many buyers. */
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
  const remember = (id: string, row: Row, isNew: boolean): void => {
    for (const [key, ids] of index) {
      const value = keys[key](row);
      if (value === null) continue;
      const known = ids.get(value);
      if (known === undefined) ids.set(value, [id]);
      else if (isNew || !known.includes(id)) known.push(id);
    }
  };
  for (const [id, row] of before) remember(id, row, true);
  const rowsOf = (ids: Iterable<string>): Row[] => [...ids].map((id) => now.get(id)).filter((row) => row !== undefined);
  return {
    get: (id) => now.get(id),
    put: (row) => {
      const id = idOf(row);
      const isNew = !now.has(id);
      now.set(id, row);
      touched.add(id);
      remember(id, row, isNew);
    },
    // A row whose value changed is indexed under both.
    by: (key, value) => {
      const ids = index.get(key)?.get(value);
      return ids === undefined ? [] : rowsOf(ids).filter((row) => keys[key](row) === value);
    },
    where: (test) => [...now.values()].filter(test),
    writes: () => {
      const [inserted, updated]: [Row[], Row[]] = [[], []];
      for (const id of touched) {
        const row = now.get(id);
        if (row !== undefined) (before.has(id) ? updated : inserted).push(row);
      }
      return { inserted, updated };
    },
  };
}
