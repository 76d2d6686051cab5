import { wholeSets } from '#domain/sale/quantity/order-limit.ts';

/** A refusal that sends the buyer back to step 1. */
export type BackToSelection = {
  /** How many of the refused ticket are left to choose, in whole sets; null: the choice stays. */
  readonly lowerTo: number | null;
  /** The places that were held are gone, and a checkout begun with them. */
  readonly placesLost: boolean;
};

/** A refusal of any area; `remaining` and `max` as SOLD_OUT and REACH_LIMITED_PURCHASE carry them. */
type AnyRefusal = { readonly code: string; readonly remaining?: number; readonly max?: number };

/**
 * What a refusal does to the choice; null where the buyer stays where it was made. `step`: the size of a set of the
 * refused ticket. [S5-18]
 */
export function backToSelection(refusal: AnyRefusal, step: number): BackToSelection | null {
  switch (refusal.code) {
    case 'SOLD_OUT':
      return { lowerTo: wholeSets(refusal.remaining ?? 0, step), placesLost: false };
    case 'REACH_LIMITED_PURCHASE':
      return { lowerTo: refusal.max ?? 0, placesLost: false };
    case 'NOT_ON_SALE':
      return { lowerTo: 0, placesLost: false };
    case 'HOLD_EXPIRED':
    case 'SHOPPING_ITEMS_EMPTY':
      return { lowerTo: null, placesLost: true };
    default:
      return null;
  }
}
