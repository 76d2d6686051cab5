import type { Brand } from '#domain/kernel/brand.ts';
import type { Instant } from '#domain/kernel/instant.ts';

/** Who waits: an account, or a browser that nobody is signed in with. `id` is a UUID. */
export type Waiter = { readonly kind: 'ACCOUNT' | 'VISITOR'; readonly id: string };

/**
 * A point on the line, a whole number: the lower, the sooner. Two people may stand at one point; they go in together.
 */
export type Place = Brand<number, 'Place'>;
export const place = (point: number): Place => point as Place;

const LOT_BYTES = 6;
/** Lots lie below it, arrivals after the opening above. */
export const DRAWN_UNTIL = 2 ** (8 * LOT_BYTES);
/** Arrivals within one millisecond stand in the order of their lots, as far as a byte tells them apart. */
const SAME_MILLISECOND = 256;

/**
 * The lot that chance drew: a keyed code over event, opening and account, so that it is the same however often and
 * early somebody comes.
 */
export const drawnLot = (mac: Uint8Array): number => mac.slice(0, LOT_BYTES).reduce((lot, byte) => lot * 256 + byte, 0);

/**
 * Where somebody stands. Accounts that came before the opening stand where chance drew them; everybody else behind all
 * of them, in the order of arrival. Browsers without an account take no part in the draw: one person could come with a
 * thousand. They count as come at the opening.
 */
export function placeOf(waiter: Pick<Waiter, 'kind'>, arrivedAt: Instant, lot: number, opensAt: Instant): Place {
  if (isDrawn(waiter, arrivedAt, opensAt)) return place(lot);
  return place(DRAWN_UNTIL + Math.max(arrivedAt, opensAt) * SAME_MILLISECOND + (lot % SAME_MILLISECOND));
}

export const isDrawn = (waiter: Pick<Waiter, 'kind'>, arrivedAt: Instant, opensAt: Instant): boolean =>
  waiter.kind === 'ACCOUNT' && arrivedAt < opensAt;

/** Everybody who waits, the first first. */
export type Line = ArrayLike<number>;

/** Nobody has been let in. */
export const NOBODY_ADMITTED = place(0);

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
