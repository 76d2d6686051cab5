import { type Instant, instant } from '#domain/kernel/instant.ts';

/** `left`: in the tightest quota. */
export type TypeStock = {
  /** Null: on sale since publication. */
  readonly saleBeginAt: Instant | null;
  /** Null: unlimited. */
  readonly left: number | null;
  /** Held, not bought yet. */
  readonly held: number;
};

export type RoomStock = {
  /** Upper bound of free places, since shared quotas count per type; null: unlimited. */
  readonly left: number | null;
  readonly held: boolean;
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

/** HELD: the rest is in carts. LATER: more goes on sale. SOLD: only returned tickets remain. */
export type NothingLeft =
  | { readonly kind: 'HELD' }
  | { readonly kind: 'LATER'; readonly nextSaleAt: Instant }
  | { readonly kind: 'SOLD' };

/** Null: there is something to buy. */
export function nothingLeft({ left, held, nextSaleAt }: RoomStock): NothingLeft | null {
  if (left !== 0) return null;
  if (held) return { kind: 'HELD' };
  return nextSaleAt === null ? { kind: 'SOLD' } : { kind: 'LATER', nextSaleAt };
}
