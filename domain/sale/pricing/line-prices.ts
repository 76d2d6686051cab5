import { type Dong, times } from '#domain/kernel/money/dong.ts';

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
