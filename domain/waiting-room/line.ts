import { type Place, place } from './place.ts';

/** Everybody who waits, the first first. */
export type Line = ArrayLike<number>;

/** Nobody has been let in. */
export const AT_THE_DOOR = place(0);

/** How many stand before a point. */
export function countBefore(line: Line, point: Place): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((line[middle] ?? 0) < point) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many are let in before this place; `frontier` is how far admission went. */
export const peopleAhead = (line: Line, frontier: Place, own: Place): number =>
  Math.max(0, countBefore(line, own) - countBefore(line, frontier));

/** Whether admission went past a place. It never goes back, so who was let in once stays so. */
export const isAdmitted = (frontier: Place, own: Place): boolean => own < frontier;

/** How far admission goes when `count` more people are let in. People at one point go in together. */
export function frontierAfter(line: Line, frontier: Place, count: number): Place {
  const last = line[Math.min(countBefore(line, frontier) + count, line.length) - 1];
  return last === undefined || last < frontier ? frontier : place(last + 1);
}
