import type { Instant } from '#domain/kernel/instant.ts';
import { areNeighbours } from './hall.ts';
import type { Seat, SeatMap, SeatWish } from './seat.ts';

/** What of a map decides about its kept seats. */
type SeatPools = Pick<SeatMap, 'poolsOpenAt'>;

/** Why a seat is not for somebody. */
export type SeatObstacle =
  | { readonly because: 'TAKEN' | 'BLOCKED' | 'OTHER_TICKET_TYPE' }
  /** A special seat; `mayAsk`: the organiser takes requests for it. */
  | { readonly because: 'NEEDS_CODE_OR_APPROVAL'; readonly mayAsk: boolean }
  /** Kept for those who need an accessible seat; until when, where that is stated. */
  | { readonly because: 'KEPT_ACCESSIBLE'; readonly until: Instant | null };

/** Whether accessible and companion seats are still kept for those who need them. */
export const arePoolsKept = (map: SeatPools, now: Instant): boolean =>
  map.poolsOpenAt === null || now < map.poolsOpenAt;

/**
 * What keeps one seat from who wishes for it, or null. A seat that somebody holds is not taken for them. [S3] [design]
 */
export function seatObstacle(seat: Seat, wish: SeatWish, map: SeatPools, now: Instant): SeatObstacle | null {
  const { standing, special } = seat;
  if (standing.state === 'BLOCKED') return { because: 'BLOCKED' };
  if (standing.state === 'SOLD' || (standing.state === 'HELD' && !isOwn(standing, wish))) return { because: 'TAKEN' };
  if (seat.ticketTypeId !== null && seat.ticketTypeId !== wish.ticketTypeId) return { because: 'OTHER_TICKET_TYPE' };
  if (special !== null && !isOpened(special, wish))
    return { because: 'NEEDS_CODE_OR_APPROVAL', mayAsk: special.isAccept };
  if (seat.pool !== 'STANDARD' && wish.accessible === 0 && arePoolsKept(map, now))
    return { because: 'KEPT_ACCESSIBLE', until: map.poolsOpenAt };
  return null;
}

const isOwn = (standing: { readonly accountId: SeatWish['accountId'] }, wish: SeatWish): boolean =>
  standing.accountId !== null && standing.accountId === wish.accountId;

const isOpened = (special: NonNullable<Seat['special']>, wish: SeatWish): boolean =>
  (special.specialCode !== null && special.specialCode === wish.code) ||
  special.seatsApprove.some((approved) => approved === wish.accountId);

/** Why seats that can each be had do not suit the party that wants them together. */
export type PartyProblem =
  | { readonly code: 'TOO_FEW_ACCESSIBLE'; readonly needed: number; readonly chosen: number }
  /** An accessible seat is taken from somebody who may need it. */
  | { readonly code: 'TOO_MANY_ACCESSIBLE'; readonly needed: number; readonly chosen: number }
  | { readonly code: 'COMPANION_ALONE'; readonly seatId: string };

/**
 * Who needs accessible seats gets as many; while they are kept, not more, and a companion seat goes only with the
 * accessible one beside it. null: the seats suit. [design]
 */
export function partyProblem(seats: readonly Seat[], needed: number, poolsKept: boolean): PartyProblem | null {
  let chosen = 0;
  for (const seat of seats) if (seat.pool === 'ACCESSIBLE') chosen += 1;
  if (chosen < needed) return { code: 'TOO_FEW_ACCESSIBLE', needed, chosen };
  if (!poolsKept) return null;
  if (chosen > needed) return { code: 'TOO_MANY_ACCESSIBLE', needed, chosen };
  const alone = seats.find(
    (seat) =>
      seat.pool === 'COMPANION' && !seats.some((other) => other.pool === 'ACCESSIBLE' && areNeighbours(seat, other)),
  );
  return alone === undefined ? null : { code: 'COMPANION_ALONE', seatId: alone.seatId };
}
