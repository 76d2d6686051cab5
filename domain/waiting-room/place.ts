import type { Brand } from '#domain/kernel/brand.ts';
import type { Instant } from '#domain/kernel/instant.ts';

/** An account or an anonymous browser; `id` is a UUID. */
export type Waiter = { readonly kind: 'ACCOUNT' | 'VISITOR'; readonly id: string };

/** A position; lower goes first. People with equal positions are admitted together. */
export type Place = Brand<number, 'Place'>;
export const place = (point: number): Place => point as Place;

const LOT_BYTES = 6;
/** Drawn lots are below it, later arrivals above. */
export const DRAWN_UNTIL = 2 ** (8 * LOT_BYTES);
/** Arrivals within a millisecond are ordered by the first byte of their lots. */
const SAME_MILLISECOND = 256;

/** Does not depend on when or how often somebody comes. */
export const drawnLot = (mac: Uint8Array): number => mac.slice(0, LOT_BYTES).reduce((lot, byte) => lot * 256 + byte, 0);

/**
 * Accounts that came before the opening have drawn positions. Anonymous browsers count as arriving at the opening,
 * because one person could open a thousand. [design]
 */
export function placeOf(waiter: Pick<Waiter, 'kind'>, arrivedAt: Instant, lot: number, opensAt: Instant): Place {
  if (isDrawn(waiter, arrivedAt, opensAt)) return place(lot);
  return place(DRAWN_UNTIL + Math.max(arrivedAt, opensAt) * SAME_MILLISECOND + (lot % SAME_MILLISECOND));
}

export const isDrawn = (waiter: Pick<Waiter, 'kind'>, arrivedAt: Instant, opensAt: Instant): boolean =>
  waiter.kind === 'ACCOUNT' && arrivedAt < opensAt;

export type Line = ArrayLike<number>;

export const NOBODY_ADMITTED = place(0);

/** Number of people before a position. */
export function countBefore(line: Line, point: Place): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((line[middle] ?? 0) < point) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Number of people to admit before this one. `frontier`: how far admission went. */
export const peopleAhead = (line: Line, frontier: Place, own: Place): number =>
  Math.max(0, countBefore(line, own) - countBefore(line, frontier));

/** Whether a position was admitted. The frontier never moves back. */
export const isAdmitted = (frontier: Place, own: Place): boolean => own < frontier;

/** The frontier after admitting `count` more people; equal positions are admitted together. */
export function frontierAfter(line: Line, frontier: Place, count: number): Place {
  const last = line[Math.min(countBefore(line, frontier) + count, line.length) - 1];
  return last === undefined || last < frontier ? frontier : place(last + 1);
}
