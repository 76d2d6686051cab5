import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { blocksOf } from './neighbours.ts';
import { partyProblem } from './party-problem.ts';
import { bestBlock } from './rank-blocks.ts';
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
 * The best seats for a party: side by side whenever any row has room for it, and of those the block that ranks first. Where none has, the party
 * is split only if it may be; who needs an accessible seat is never parted from their company. [design]
 */
export function bestAvailable(map: SeatMap, wish: SeatWish, maySplit: boolean, now: Instant): Result<SeatOffer, NoSeats> {
  const kept = arePoolsKept(map, now);
  const open = map.seats.filter((seat) => seatObstacle(seat, wish, map, now) === null);
  const suits = (block: readonly Seat[]): boolean => partyProblem(block, wish.accessible, kept) === null;
  const together = bestBlock(map.seats, blocksOf(open, wish.party).filter(suits), []);
  if (together !== null) return ok({ groups: [together] });
  const accessible = open.filter((seat) => seat.pool === 'ACCESSIBLE').length;
  if (accessible < wish.accessible) return refused({ code: 'NOT_ENOUGH_ACCESSIBLE', free: accessible });
  if (open.length < wish.party) return refused({ code: 'NOT_ENOUGH_SEATS', free: open.length });
  if (maySplit && wish.accessible === 0) return ok({ groups: splitParty(map.seats, open, wish.party) });
  return refused({ code: 'NO_ROW_WITH_ROOM', free: open.length, together: largestParty(open, wish, suits) });
}

/** The largest party like this one that has a block to itself. */
function largestParty(open: readonly Seat[], wish: SeatWish, suits: (block: readonly Seat[]) => boolean): number {
  for (let party = wish.party - 1; party > 0; party -= 1) if (blocksOf(open, party).some(suits)) return party;
  return 0;
}
