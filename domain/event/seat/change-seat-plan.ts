import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PlannedSeat } from './seat-plan.ts';

/** `isTaken`: held or sold, or a payment that has not ended may take it again. */
export type PlacedSeat = Omit<PlannedSeat, 'blocked'> & { readonly seatId: string; readonly isTaken: boolean };

export type KeptSeat = PlannedSeat & { readonly seatId: string; readonly isTaken: boolean };

export type SeatsTaken = { readonly code: 'SEATS_TAKEN'; readonly seats: readonly string[] };

/**
 * A new map over the current one: a seat of the same name is the same seat. Seats that somebody has stay what they are;
 * rows may come before and behind theirs. Refused with the names of the seats that could not stay. [design]
 */
export function changeSeatPlan(
  before: readonly PlacedSeat[],
  after: readonly (PlannedSeat & { readonly seatId: string })[],
): Result<readonly KeptSeat[], SeatsTaken> {
  const planned = new Map(after.map((seat) => [seat.alias, seat]));
  const lost = before.filter((seat) => seat.isTaken && !stays(seat, planned.get(seat.alias)));
  if (lost.length > 0) return refused({ code: 'SEATS_TAKEN', seats: lost.map(({ alias }) => alias) });
  const known = new Map(before.map((seat) => [seat.alias, seat]));
  return ok(
    after.map((seat) => {
      const same = known.get(seat.alias);
      return { ...seat, seatId: same?.seatId ?? seat.seatId, isTaken: same?.isTaken ?? false };
    }),
  );
}

const stays = (seat: PlacedSeat, to: PlannedSeat | undefined): boolean =>
  to !== undefined &&
  !to.blocked &&
  to.place === seat.place &&
  to.pool === seat.pool &&
  to.ticketTypeId === seat.ticketTypeId &&
  (to.special === null) === (seat.special === null) &&
  to.special?.isAccept === seat.special?.isAccept;
