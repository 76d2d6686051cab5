import { type Dong, minus, times } from '#domain/kernel/money/dong.ts';
import { roundedPercent } from '#domain/kernel/money/percent.ts';

/** What single tickets cost, before and after the organiser's markdown, and how many there are. */
export type TicketPrices = { readonly unitPrice: Dong; readonly originalUnitPrice: Dong; readonly quantity: number };

/** A line carries totals, not unit prices. (design: model) */
export const linePrices = ({
  unitPrice,
  originalUnitPrice,
  quantity,
}: TicketPrices): { readonly price: Dong; readonly originalPrice: Dong } => ({
  price: times(unitPrice, quantity),
  originalPrice: times(originalUnitPrice, quantity),
});

/** The N of '-N%' beside a struck-through price: round((1 - price / original) x 100). [S9-13] */
export const displayedDiscount = (price: Dong, originalPrice: Dong): number =>
  roundedPercent(minus(originalPrice, price), originalPrice);

/** What a price is below its original, in dong and as displayed; null where nothing is off. */
export const markdown = (
  price: Dong,
  originalPrice: Dong,
): { readonly amountOff: Dong; readonly percentOff: number } | null =>
  originalPrice > price
    ? { amountOff: minus(originalPrice, price), percentOff: displayedDiscount(price, originalPrice) }
    : null;
