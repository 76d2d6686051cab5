import { areNeighbours } from './neighbours.ts';
import type { Seat } from './seat.ts';

/** What is wrong with a seat map that an organiser draws, with the seat that shows it. */
export type SeatMapProblem = { readonly seatId: string; readonly problem: 'SEAT_TWICE' | 'ALIAS_TWICE' | 'PLACE_TWICE' | 'COMPANION_ALONE' };

/** Every seat stands once, under one name, on one place, and a companion seat beside an accessible one. In the order of the seats. [design] */
export function seatMapProblems(seats: readonly Seat[]): readonly SeatMapProblem[] {
  return seats.flatMap((seat, at) => {
    const before = seats.slice(0, at);
    const found: readonly (readonly [SeatMapProblem['problem'], boolean])[] = [
      ['SEAT_TWICE', before.some((other) => other.seatId === seat.seatId)],
      ['ALIAS_TWICE', before.some((other) => other.alias === seat.alias)],
      ['PLACE_TWICE', before.some((other) => other.row === seat.row && other.place === seat.place)],
      ['COMPANION_ALONE', seat.pool === 'COMPANION' && !seats.some((other) => other.pool === 'ACCESSIBLE' && areNeighbours(seat, other))],
    ];
    return found.filter(([, wrong]) => wrong).map(([problem]) => ({ seatId: seat.seatId, problem }));
  });
}
