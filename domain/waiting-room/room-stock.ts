import { type Instant, instant } from '#domain/kernel/instant.ts';

/**
 * One ticket type of an event, of a session that is not over: when its sale begins, and how many the tightest of its
 * quotas leaves.
 */
export type TypeStock = {
  /** null: on sale since the event is public. */
  readonly saleBeginAt: Instant | null;
  /** null: without limit. */
  readonly left: number | null;
  /** Places that somebody holds without having bought them yet. */
  readonly held: number;
};

/** What a waiting room has to let people in for. */
export type RoomStock = {
  /** Places that are free at most; null: without limit. Types that share a quota count it each. */
  readonly left: number | null;
  /** Held places may come back soon. */
  readonly held: boolean;
  /** When more goes on sale that is not sold yet; null: nothing does. */
  readonly nextSaleAt: Instant | null;
};

export function roomStock(types: readonly TypeStock[], now: Instant): RoomStock {
  const isOnSale = ({ saleBeginAt }: TypeStock): boolean => saleBeginAt === null || saleBeginAt <= now;
  const onSale = types.filter(isOnSale);
  const later = types.flatMap((type) =>
    isOnSale(type) || type.left === 0 || type.saleBeginAt === null ? [] : [type.saleBeginAt],
  );
  return {
    left: onSale.some(({ left }) => left === null)
      ? null
      : onSale.reduce((sum, { left }) => sum + Math.max(0, left ?? 0), 0),
    held: onSale.some(({ held }) => held > 0),
    nextSaleAt: later.length === 0 ? null : instant(Math.min(...later)),
  };
}

/**
 * Why nobody is let in. HELD: what is left is in carts. LATER: more goes on sale. SOLD: nothing but tickets that are
 * given back.
 */
export type NothingLeft =
  | { readonly kind: 'HELD' }
  | { readonly kind: 'LATER'; readonly nextSaleAt: Instant }
  | { readonly kind: 'SOLD' };

/** null: there is something to let people in for. */
export function nothingLeft({ left, held, nextSaleAt }: RoomStock): NothingLeft | null {
  if (left !== 0) return null;
  if (held) return { kind: 'HELD' };
  return nextSaleAt === null ? { kind: 'SOLD' } : { kind: 'LATER', nextSaleAt };
}
