import { orphansLeft } from './orphans-left.ts';
import type { Seat } from './seat.ts';

/** The order in which blocks are offered, each deciding among those the ones before leave alike; the last parts any two. */
const RANKS = ['ORPHANS', 'FRONT', 'CENTRE', 'PLACE'] as const;

/**
 * The best of several blocks: it leaves the fewest single seats beside what is `given` already, then stands nearest to the front, then to the
 * centre of its row, then first in it. null: there are none. [design]
 */
export function bestBlock(seats: readonly Seat[], blocks: readonly (readonly Seat[])[], given: readonly Seat[]): readonly Seat[] | null {
  const ranked = blocks.map((block) => ({ block, ranks: ranksOf(seats, block, given) }));
  ranked.sort((one, other) => RANKS.map((rank) => one.ranks[rank] - other.ranks[rank]).find((difference) => difference !== 0) ?? 0);
  return ranked[0]?.block ?? null;
}

/** Lower is better. The distance from the centre is counted in half seats, so that it is whole. */
function ranksOf(seats: readonly Seat[], block: readonly Seat[], given: readonly Seat[]): Readonly<Record<(typeof RANKS)[number], number>> {
  const front = Math.min(...block.map((seat) => seat.row));
  const row = seats.filter((seat) => seat.row === front);
  const places = row.map((seat) => seat.place);
  const taken = block.map((seat) => seat.place);
  return {
    ORPHANS: orphansLeft(row, [...given, ...block]).length,
    FRONT: front,
    CENTRE: Math.abs(Math.min(...taken) + Math.max(...taken) - Math.min(...places) - Math.max(...places)),
    PLACE: Math.min(...taken),
  };
}
