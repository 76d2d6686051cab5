import type { HallRow } from './hall.ts';
import { blocksOf } from './neighbours.ts';
import { bestBlock } from './rank-blocks.ts';
import type { Seat } from './seat.ts';

type Groups = readonly (readonly Seat[])[];

/**
 * A party over several blocks, the largest first. Of the two ways to go on, with as many as fit or with one fewer so
 * that nobody is left over, the one in which fewer people sit alone is taken, and of those alike the one with fewer
 * groups. `open` has seats for the whole party. [design]
 */
export function splitParty(rows: readonly HallRow[], open: readonly Seat[], party: number): Groups {
  const asManyAsFit = groupsOf(rows, open, party, false);
  const nobodyOver = groupsOf(rows, open, party, true);
  const gain = alone(asManyAsFit) - alone(nobodyOver) || asManyAsFit.length - nobodyOver.length;
  return gain > 0 ? nobodyOver : asManyAsFit;
}

function groupsOf(rows: readonly HallRow[], open: readonly Seat[], party: number, leaveNobodyOver: boolean): Groups {
  const groups: (readonly Seat[])[] = [];
  let left = open;
  let people = party;
  while (people > 0) {
    const largest = largestBlock(left, people);
    const size = leaveNobodyOver && people - largest === 1 && largest > 1 ? largest - 1 : largest;
    const group = bestBlock(rows, blocksOf(left, size), groups.flat())?.block ?? [];
    groups.push(group);
    left = left.filter((seat) => !group.includes(seat));
    people -= size;
  }
  return groups;
}

function largestBlock(open: readonly Seat[], party: number): number {
  const sizes = Array.from({ length: party }, (_none, at) => party - at);
  return sizes.find((size) => blocksOf(open, size).length > 0) ?? 1;
}

const alone = (groups: Groups): number => groups.filter((group) => group.length === 1).length;
