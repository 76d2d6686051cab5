import type { Seat } from './seat.ts';

const placeOf = (row: number, place: number): string => `${row} ${place}`;

/**
 * Free seats that a choice leaves single: taken or the end of the block on both sides, where before somebody could have
 * sat beside. [design]
 */
export function orphansLeft(seats: readonly Seat[], chosen: readonly Seat[]): readonly Seat[] {
  const free = new Map(
    seats.filter((seat) => seat.standing.state === 'FREE').map((seat) => [placeOf(seat.row, seat.place), seat]),
  );
  const taken = new Set(chosen);
  const leftAt = (row: number, place: number): Seat | undefined => {
    const seat = free.get(placeOf(row, place));
    return seat === undefined || taken.has(seat) ? undefined : seat;
  };
  // Only who sits beside the choice can lose a neighbour to it.
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
