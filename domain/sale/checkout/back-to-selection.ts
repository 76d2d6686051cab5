import { wholeSets } from '#domain/sale/quantity/order-limit.ts';

export type BackToSelection = {
  /** Tickets left of the refused type, in whole sets; null: keep the choice. */
  readonly lowerTo: number | null;
  /** The held places and their checkout are gone. */
  readonly placesLost: boolean;
};

/** `remaining` and `max`: of SOLD_OUT and REACH_LIMITED_PURCHASE. */
type AnyRefusal = { readonly code: string; readonly remaining?: number; readonly max?: number };

/** How a refusal changes the selection; null if the buyer stays. `step`: set size of the refused type. [S5-18] */
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
