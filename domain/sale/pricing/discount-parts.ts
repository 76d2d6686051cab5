import { type Dong, minus, sum, ZERO } from '#domain/kernel/money/dong.ts';

/** In dong. `special`: by prices and automatic promotions. `payment`: for the way it was paid. */
export type DiscountParts = { readonly special: Dong; readonly payment: Dong };

/** A line's `promo` is its code's and its card's part, `cardOff` the card's alone. [S3-67] */
export function discountParts(
  { discount, lines }: { readonly discount: Dong; readonly lines: readonly { readonly promo?: Dong }[] },
  cardOff: Dong,
): DiscountParts {
  const promo = sum(lines.map((line) => line.promo ?? ZERO));
  return { special: minus(discount, promo), payment: cardOff };
}
