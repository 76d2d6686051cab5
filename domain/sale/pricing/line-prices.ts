import { type Dong, minus, times } from '#domain/kernel/money/dong.ts';
import { roundedPercent } from '#domain/kernel/money/percent.ts';

/** Unit prices before and after the organiser's markdown. */
export type TicketPrices = { readonly unitPrice: Dong; readonly originalUnitPrice: Dong; readonly quantity: number };

/** Totals of a line from unit prices. [design] */
export const linePrices = ({
  unitPrice,
  originalUnitPrice,
  quantity,
}: TicketPrices): { readonly price: Dong; readonly originalPrice: Dong } => ({
  price: times(unitPrice, quantity),
  originalPrice: times(originalUnitPrice, quantity),
});

/** The N of '-N%': round((1 - price / original) × 100). [S9-13] */
export const displayedDiscount = (price: Dong, originalPrice: Dong): number =>
  roundedPercent(minus(originalPrice, price), originalPrice);

/** The markdown of a price, in dong and as displayed; null without one. */
export const markdown = (
  price: Dong,
  originalPrice: Dong,
): { readonly amountOff: Dong; readonly percentOff: number } | null =>
  originalPrice > price
    ? { amountOff: minus(originalPrice, price), percentOff: displayedDiscount(price, originalPrice) }
    : null;
