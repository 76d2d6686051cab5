import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { blocksOf, type HallRow, type HallView, rowsOf } from './hall.ts';
import type { Seat, SeatMap, SeatWish } from './seat.ts';
import { arePoolsKept, partyProblem, seatObstacle } from './seat-obstacle.ts';

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

/** What a party gets: one group side by side, or several where it may be split and no row has room. */
export type SeatOffer = { readonly groups: readonly (readonly Seat[])[] };

export type NoSeats =
  | { readonly code: 'NOT_ENOUGH_SEATS'; readonly free: number }
  | { readonly code: 'NOT_ENOUGH_ACCESSIBLE'; readonly free: number }
  /** There are seats, but not side by side; `together` is the largest party that could be. */
  | { readonly code: 'NO_ROW_WITH_ROOM'; readonly free: number; readonly together: number };

/**
 * The best seats for a party: side by side whenever any row has room for it, and of those the block that ranks first.
 * Where none has, the party is split only if it may be; who needs an accessible seat is never parted from their
 * company. [design]
 */
export const bestAvailable = (
  map: SeatMap,
  wish: SeatWish,
  maySplit: boolean,
  now: Instant,
): Result<SeatOffer, NoSeats> =>
  bestInHall(
    {
      poolsOpenAt: map.poolsOpenAt,
      rows: rowsOf(map.seats).map((row) => ({ row: row.row, room: row.seats.length, look: () => row })),
    },
    wish,
    maySplit,
    now,
  );

/** The same of a hall whose rows are looked at from the front, and only as far as a better block may come. */
export function bestInHall(
  hall: HallView,
  wish: SeatWish,
  maySplit: boolean,
  now: Instant,
): Result<SeatOffer, NoSeats> {
  const kept = arePoolsKept(hall, now);
  const openIn = ({ seats }: HallRow): Seat[] => seats.filter((seat) => seatObstacle(seat, wish, hall, now) === null);
  const suits = (block: readonly Seat[]): boolean => partyProblem(block, wish.accessible, kept) === null;
  let best: RankedBlock | null = null;
  for (const { room, look } of hall.rows) {
    if (room < wish.party) continue;
    const row = look();
    const found = bestBlock([row], blocksOf(openIn(row), wish.party).filter(suits), []);
    if (found !== null && (best === null || compareBlocks(found, best) < 0)) best = found;
    // No row further back can leave fewer single seats than none.
    if (best?.ranks.ORPHANS === 0) break;
  }
  if (best !== null) return ok({ groups: [best.block] });

  const rows = hall.rows.filter(({ room }) => room > 0).map(({ look }) => look());
  const open = rows.flatMap(openIn);
  const accessible = open.filter((seat) => seat.pool === 'ACCESSIBLE').length;
  if (accessible < wish.accessible) return refused({ code: 'NOT_ENOUGH_ACCESSIBLE', free: accessible });
  if (open.length < wish.party) return refused({ code: 'NOT_ENOUGH_SEATS', free: open.length });
  if (maySplit && wish.accessible === 0) return ok({ groups: splitParty(rows, open, wish.party) });
  return refused({ code: 'NO_ROW_WITH_ROOM', free: open.length, together: largestParty(open, wish, suits) });
}

/** The largest party like this one that has a block to itself. */
function largestParty(open: readonly Seat[], wish: SeatWish, suits: (block: readonly Seat[]) => boolean): number {
  for (let party = wish.party - 1; party > 0; party -= 1) if (blocksOf(open, party).some(suits)) return party;
  return 0;
}
