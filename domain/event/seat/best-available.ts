import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type HallRow, type HallView, rowsOf } from './hall.ts';
import { blocksOf } from './neighbours.ts';
import { partyProblem } from './party-problem.ts';
import { bestBlock, compareBlocks, type RankedBlock } from './rank-blocks.ts';
import type { Seat, SeatMap, SeatWish } from './seat.ts';
import { arePoolsKept, seatObstacle } from './seat-obstacle.ts';
import { splitParty } from './split-party.ts';

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
