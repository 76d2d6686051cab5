import { type Dong, minus } from '#domain/money/dong.ts';
import { roundedPercent } from '#domain/money/rounded-percent.ts';

/** The N of '-N%' beside a struck-through price: round((1 - price / original) x 100). [S9-13] */
export const displayedDiscount = (price: Dong, originalPrice: Dong): number => roundedPercent(minus(originalPrice, price), originalPrice);
