import { type Dong, times, ZERO } from '#domain/kernel/money/dong.ts';
import type { Discount } from '#domain/sale/promotion/discount.ts';
import { promoteLines } from './promote-lines.ts';

/** `fewest`: from how many tickets it applies. `quantity`: tickets it reaches in all; null: no limit. */
export type PreviewedTerms = {
  readonly fewest: number;
  readonly quantity: number | null;
  readonly discount: Discount;
};

/** What the fewest tickets that get a promotion cost, before it and with it. [S3-50] [S3-51] */
export function priceOfFewest(
  { fewest, quantity, discount }: PreviewedTerms,
  unitPrice: Dong,
): { readonly before: Dong; readonly after: Dong } {
  const promotion = { promotionId: '', ticketTypeId: '', discount, reach: Math.min(fewest, quantity ?? fewest) };
  const line = { ticketTypeId: '', quantity: fewest, unitPrice, originalUnitPrice: unitPrice, specialOff: ZERO };
  const before = times(unitPrice, fewest);
  return { before, after: promoteLines([line], [promotion])[0]?.price ?? before };
}
