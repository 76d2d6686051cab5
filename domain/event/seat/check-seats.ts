import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { NoSeats } from './best-available.ts';
import { inOrder } from './hall.ts';
import type { Seat, SeatMap, SeatWish } from './seat.ts';
import { arePoolsKept, type PartyProblem, partyProblem, type SeatObstacle, seatObstacle } from './seat-obstacle.ts';

const placeOf = (row: number, place: number): string => `${row} ${place}`;

/** Free seats that a choice would leave single, where a neighbour was free before. [design] */
export function orphanSeats(seats: readonly Seat[], chosen: readonly Seat[]): readonly Seat[] {
  const free = new Map(
    seats.filter((seat) => seat.standing.state === 'FREE').map((seat) => [placeOf(seat.row, seat.place), seat]),
  );
  const taken = new Set(chosen);
  const leftAt = (row: number, place: number): Seat | undefined => {
    const seat = free.get(placeOf(row, place));
    return seat === undefined || taken.has(seat) ? undefined : seat;
  };
  // Only seats beside the choice can become orphans.
  const beside = new Set<Seat>();
  for (const { row, place } of chosen) {
    if (!free.has(placeOf(row, place))) continue;
    for (const seat of [leftAt(row, place - 1), leftAt(row, place + 1)]) if (seat !== undefined) beside.add(seat);
  }
  const single = [...beside].filter(
    ({ row, place }) => leftAt(row, place - 1) === undefined && leftAt(row, place + 1) === undefined,
  );
  return seats.filter((seat) => single.includes(seat));
}

export type SeatRefusal =
  | { readonly code: 'UNKNOWN_SEAT' | 'SEAT_CHOSEN_TWICE'; readonly seatId: string }
  | { readonly code: 'SEAT_NOT_AVAILABLE'; readonly seatId: string; readonly obstacle: SeatObstacle }
  | { readonly code: 'WRONG_NUMBER_OF_SEATS'; readonly expected: number; readonly given: number }
  | PartyProblem;

/** Seats chosen by hand, in hall order. Leaving orphans is advised against, not refused. */
export type ChosenSeats = { readonly seats: readonly Seat[]; readonly orphans: readonly Seat[] };

/** Whether a party may take these seats, or the first reason why not. [S3] [S8] */
export function checkSeats(
  map: SeatMap,
  seatIds: readonly string[],
  wish: SeatWish,
  now: Instant,
): Result<ChosenSeats, SeatRefusal> {
  const chosen = chosenSeats(map, seatIds, wish, now);
  return chosen.ok ? ok({ seats: chosen.value, orphans: orphanSeats(map.seats, chosen.value) }) : chosen;
}

/** The same without orphans, for callers that load only these seats. */
export function chosenSeats(
  map: SeatMap,
  seatIds: readonly string[],
  wish: SeatWish,
  now: Instant,
): Result<readonly Seat[], SeatRefusal> {
  const chosen: Seat[] = [];
  const seats = new Map(map.seats.map((seat) => [seat.seatId, seat]));
  for (const seatId of seatIds) {
    const seat = seats.get(seatId);
    if (seat === undefined) return refused({ code: 'UNKNOWN_SEAT', seatId });
    if (chosen.includes(seat)) return refused({ code: 'SEAT_CHOSEN_TWICE', seatId });
    const obstacle = seatObstacle(seat, wish, map, now);
    if (obstacle !== null) return refused({ code: 'SEAT_NOT_AVAILABLE', seatId, obstacle });
    chosen.push(seat);
  }
  if (chosen.length !== wish.party)
    return refused({ code: 'WRONG_NUMBER_OF_SEATS', expected: wish.party, given: chosen.length });
  const problem = partyProblem(chosen, wish.accessible, arePoolsKept(map, now));
  return problem === null ? ok(inOrder(chosen)) : refused(problem);
}

/** Swaps one chosen seat and checks the whole choice again. [design] */
export function replaceSeat(
  map: SeatMap,
  chosen: readonly string[],
  change: { readonly from: string; readonly to: string },
  wish: SeatWish,
  now: Instant,
): Result<ChosenSeats, SeatRefusal> {
  if (!chosen.includes(change.from)) return refused({ code: 'UNKNOWN_SEAT', seatId: change.from });
  const seatIds = chosen.map((seatId) => (seatId === change.from ? change.to : seatId));
  return checkSeats(map, seatIds, wish, now);
}

export type SeatProblem = SeatRefusal | NoSeats;
