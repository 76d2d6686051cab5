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
export const lotOf = (mac: Uint8Array): number => mac.slice(0, LOT_BYTES).reduce((lot, byte) => lot * 256 + byte, 0);

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
