import type { HallRow } from './hall.ts';
import type { Seat } from './seat.ts';

/**
 * The order in which blocks are offered, each deciding among those the ones before leave alike; the last parts any two.
 */
const RANKS = ['ORPHANS', 'FRONT', 'CENTRE', 'PLACE'] as const;
type Ranks = Readonly<Record<(typeof RANKS)[number], number>>;
export type RankedBlock = { readonly block: readonly Seat[]; readonly ranks: Ranks };

/** Below 0: the first is better. */
export const compareBlocks = (one: RankedBlock, other: RankedBlock): number => {
  for (const rank of RANKS) if (one.ranks[rank] !== other.ranks[rank]) return one.ranks[rank] - other.ranks[rank];
  return 0;
};

/**
 * The best of several blocks: it leaves the fewest single seats beside what is `given` already, then stands nearest to
 * the front, then to the centre of its row, then first in it. null: there are none. [design]
 */
export function bestBlock(
  rows: readonly HallRow[],
  blocks: readonly (readonly Seat[])[],
  given: readonly Seat[],
): RankedBlock | null {
  const ranking = new Map(rows.map((row) => [row.row, rankIn(row, given)]));
  let best: RankedBlock | null = null;
  for (const block of blocks) {
    const rank = ranking.get(block[0]?.row ?? 0);
    if (rank === undefined) continue;
    const ranked = { block, ranks: rank(block) };
    if (best === null || compareBlocks(ranked, best) < 0) best = ranked;
  }
  return best;
}

/**
 * How a row ranks its blocks. Lower is better. The distance from the centre is counted in half seats, so that it is
 * whole.
 */
function rankIn({ row, seats }: HallRow, given: readonly Seat[]): (block: readonly Seat[]) => Ranks {
  const free = new Set<number>();
  for (const seat of seats) if (seat.standing.state === 'FREE') free.add(seat.place);
  const gone = new Set<number>();
  for (const seat of given) if (seat.row === row) gone.add(seat.place);
  const centre = (seats[0]?.place ?? 0) + (seats.at(-1)?.place ?? 0);
  return (block) => {
    const [first, last] = [block[0]?.place ?? 0, block.at(-1)?.place ?? 0];
    const isLeft = (place: number): boolean => free.has(place) && !gone.has(place) && (place < first || place > last);
    // What it leaves single beside what is given stays the same for every block, save where they touch.
    let orphans = 0;
    for (const place of besideAll(gone, free, first, last))
      if (isLeft(place) && !isLeft(place - 1) && !isLeft(place + 1)) orphans += 1;
    return { ORPHANS: orphans, FRONT: row, CENTRE: Math.abs(first + last - centre), PLACE: first };
  };
}

/** The places beside a block and beside what is given, each once; only those lose a neighbour who was free. */
function besideAll(
  gone: ReadonlySet<number>,
  free: ReadonlySet<number>,
  first: number,
  last: number,
): Iterable<number> {
  // Most blocks are the first of their party, and a row has many.
  if (gone.size === 0) return [...(free.has(first) ? [first - 1] : []), ...(free.has(last) ? [last + 1] : [])];
  const places = new Set<number>();
  const beside = (place: number): void => {
    if (free.has(place)) places.add(place - 1).add(place + 1);
  };
  for (const place of gone) beside(place);
  beside(first);
  beside(last);
  return places;
}
