import type { HallRow } from './hall.ts';
import { orphansLeft } from './orphans-left.ts';
import type { Seat } from './seat.ts';

/** The order in which blocks are offered, each deciding among those the ones before leave alike; the last parts any two. */
const RANKS = ['ORPHANS', 'FRONT', 'CENTRE', 'PLACE'] as const;
type Ranks = Readonly<Record<(typeof RANKS)[number], number>>;
export type RankedBlock = { readonly block: readonly Seat[]; readonly ranks: Ranks };

/** Below 0: the first is better. */
export const compareBlocks = (one: RankedBlock, other: RankedBlock): number =>
  RANKS.map((rank) => one.ranks[rank] - other.ranks[rank]).find((difference) => difference !== 0) ?? 0;

/**
 * The best of several blocks: it leaves the fewest single seats beside what is `given` already, then stands nearest to the front, then to the
 * centre of its row, then first in it. null: there are none. [design]
 */
export function bestBlock(rows: readonly HallRow[], blocks: readonly (readonly Seat[])[], given: readonly Seat[]): RankedBlock | null {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  let best: RankedBlock | null = null;
  for (const block of blocks) {
    const row = byRow.get(block[0]?.row ?? 0);
    if (row === undefined) continue;
    const ranked = { block, ranks: ranksOf(row, block, given) };
    if (best === null || compareBlocks(ranked, best) < 0) best = ranked;
  }
  return best;
}

/** Lower is better. The distance from the centre is counted in half seats, so that it is whole. */
function ranksOf({ row, seats }: HallRow, block: readonly Seat[], given: readonly Seat[]): Ranks {
  const [first, last] = [block[0]?.place ?? 0, block.at(-1)?.place ?? 0];
  return {
    ORPHANS: orphansLeft(seats, [...given, ...block]).length,
    FRONT: row,
    CENTRE: Math.abs(first + last - (seats[0]?.place ?? 0) - (seats.at(-1)?.place ?? 0)),
    PLACE: first,
  };
}
