import { areNeighbours } from './neighbours.ts';
import type { Seat } from './seat.ts';

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
