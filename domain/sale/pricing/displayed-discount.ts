import { type Dong, minus } from '#domain/kernel/money/dong.ts';
import { roundedPercent } from '#domain/kernel/money/rounded-percent.ts';

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
