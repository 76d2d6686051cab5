import { areNeighbours } from './neighbours.ts';
import type { Seat } from './seat.ts';

/** Free seats that a choice leaves single: taken or the end of the block on both sides, where before somebody could have sat beside. [design] */
export function orphansLeft(seats: readonly Seat[], chosen: readonly Seat[]): readonly Seat[] {
  const free = seats.filter((seat) => seat.standing.state === 'FREE');
  const left = free.filter((seat) => !chosen.includes(seat));
  const isSingle = (seat: Seat, among: readonly Seat[]): boolean => !among.some((other) => areNeighbours(seat, other));
  return left.filter((seat) => isSingle(seat, left) && !isSingle(seat, free));
}
