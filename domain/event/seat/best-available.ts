import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { blocksOf, type HallRow, type HallView, rowsOf } from './hall.ts';
import type { Seat, SeatMap, SeatWish } from './seat.ts';
import { arePoolsKept, partyProblem, seatObstacle } from './seat-obstacle.ts';

/** Criteria in order of weight; PLACE makes the order total. */
const RANKS = ['ORPHANS', 'FRONT', 'CENTRE', 'PLACE'] as const;
type Ranks = Readonly<Record<(typeof RANKS)[number], number>>;
type RankedBlock = { readonly block: readonly Seat[]; readonly ranks: Ranks };

/** Negative: the first is better. */
const compareBlocks = (one: RankedBlock, other: RankedBlock): number => {
  for (const rank of RANKS) if (one.ranks[rank] !== other.ranks[rank]) return one.ranks[rank] - other.ranks[rank];
  return 0;
};

/** Fewest orphan seats, then front, then centre, then leftmost. `given` seats are already chosen. [design] */
function bestBlock(
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

/** Ranks blocks of a row; lower is better. Distance to the centre is in half seats to stay whole. */
function rankIn({ row, seats }: HallRow, given: readonly Seat[]): (block: readonly Seat[]) => Ranks {
  const free = new Set<number>();
  for (const seat of seats) if (seat.standing.state === 'FREE') free.add(seat.place);
  const gone = new Set<number>();
  for (const seat of given) if (seat.row === row) gone.add(seat.place);
  const centre = (seats[0]?.place ?? 0) + (seats.at(-1)?.place ?? 0);
  return (block) => {
    const [first, last] = [block[0]?.place ?? 0, block.at(-1)?.place ?? 0];
    const isLeft = (place: number): boolean => free.has(place) && !gone.has(place) && (place < first || place > last);
    // Orphans beside `given` are the same for every block unless they touch.
    let orphans = 0;
    for (const place of besideAll(gone, free, first, last))
      if (isLeft(place) && !isLeft(place - 1) && !isLeft(place + 1)) orphans += 1;
    return { ORPHANS: orphans, FRONT: row, CENTRE: Math.abs(first + last - centre), PLACE: first };
  };
}

/** Places beside the block and the given seats: only they can become orphans. */
function besideAll(
  gone: ReadonlySet<number>,
  free: ReadonlySet<number>,
  first: number,
  last: number,
): Iterable<number> {
  // Fast path: most blocks are the first of their party.
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

/** Fewer people alone, then fewer groups. `open` has seats for the whole party. [design] */
function splitParty(rows: readonly HallRow[], open: readonly Seat[], party: number): Groups {
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

/** One group, or several if splitting is allowed and no row has room. */
export type SeatOffer = { readonly groups: readonly (readonly Seat[])[] };

export type NoSeats =
  | { readonly code: 'NOT_ENOUGH_SEATS'; readonly free: number }
  | { readonly code: 'NOT_ENOUGH_ACCESSIBLE'; readonly free: number }
  /** `together`: the largest party that could sit side by side. */
  | { readonly code: 'NO_ROW_WITH_ROOM'; readonly free: number; readonly together: number };

/** Side by side wherever a row has room; parties with accessible seats are never split. [design] */
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

/** The same for a hall read row by row from the front, only as far as needed. */
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
    // No row further back can do better.
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

function largestParty(open: readonly Seat[], wish: SeatWish, suits: (block: readonly Seat[]) => boolean): number {
  for (let party = wish.party - 1; party > 0; party -= 1) if (blocksOf(open, party).some(suits)) return party;
  return 0;
}
