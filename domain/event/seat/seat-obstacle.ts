import type { Instant } from '#domain/kernel/instant.ts';
import { areNeighbours } from './hall.ts';
import type { Seat, SeatMap, SeatWish, SpecialSeat } from './seat.ts';

type SeatPools = Pick<SeatMap, 'poolsOpenAt'>;

export type SeatObstacle =
  | { readonly because: 'TAKEN' | 'BLOCKED' | 'OTHER_TICKET_TYPE' }
  /** `mayAsk`: the organiser accepts requests for the seat. */
  | { readonly because: 'NEEDS_CODE_OR_APPROVAL'; readonly mayAsk: boolean }
  /** `until` null: no end is set. */
  | { readonly because: 'KEPT_ACCESSIBLE'; readonly until: Instant | null };

/** Whether accessible and companion seats are still reserved. */
export const arePoolsKept = (map: SeatPools, now: Instant): boolean =>
  map.poolsOpenAt === null || now < map.poolsOpenAt;

/** Why somebody cannot take a seat, or null. Their own held seat counts as available. [S3] [design] */
export function seatObstacle(seat: Seat, wish: SeatWish, map: SeatPools, now: Instant): SeatObstacle | null {
  const { standing, special } = seat;
  if (standing.state === 'BLOCKED') return { because: 'BLOCKED' };
  if (standing.state === 'SOLD' || (standing.state === 'HELD' && !isOwn(standing, wish))) return { because: 'TAKEN' };
  if (seat.ticketTypeId !== null && seat.ticketTypeId !== wish.ticketTypeId) return { because: 'OTHER_TICKET_TYPE' };
  if (special !== null && !isOpened(special, wish) && !(special.isAccept && wish.mayAsk === true))
    return { because: 'NEEDS_CODE_OR_APPROVAL', mayAsk: special.isAccept };
  if (seat.pool !== 'STANDARD' && wish.accessible === 0 && arePoolsKept(map, now))
    return { because: 'KEPT_ACCESSIBLE', until: map.poolsOpenAt };
  return null;
}

/** Whether taking the seat is a request that its organiser approves or declines. [S3] */
export const asksForApproval = ({ special }: Pick<Seat, 'special'>, wish: SeatWish): boolean =>
  special?.isAccept === true && !isOpened(special, wish);

const isOwn = (standing: { readonly accountId: SeatWish['accountId'] }, wish: SeatWish): boolean =>
  standing.accountId !== null && standing.accountId === wish.accountId;

const isOpened = (special: SpecialSeat, wish: SeatWish): boolean =>
  (special.specialCode !== null && special.specialCode === wish.code) ||
  special.seatsApprove.some((approved) => approved === wish.accountId);

/** Why available seats do not suit a party together. */
export type PartyProblem =
  | { readonly code: 'TOO_FEW_ACCESSIBLE'; readonly needed: number; readonly chosen: number }
  /** It would take an accessible seat from somebody who may need it. */
  | { readonly code: 'TOO_MANY_ACCESSIBLE'; readonly needed: number; readonly chosen: number }
  | { readonly code: 'COMPANION_ALONE'; readonly seatId: string };

/** Exactly the accessible seats needed, and companion seats only beside them. Null: they suit. [design] */
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
