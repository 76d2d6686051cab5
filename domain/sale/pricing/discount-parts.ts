import { type Dong, minus, sum, ZERO } from '#domain/kernel/money/dong.ts';

/** In dong. `special`: by prices and automatic promotions. `payment`: for the way it was paid. */
export type DiscountParts = { readonly special: Dong; readonly payment: Dong };

/**
 * An order's discount by where it came from; what a line calls `promo` is its code's and its card's, of which `cardOff`
 * is the card's. [S3-67]
 */
export function discountParts(
  { discount, lines }: { readonly discount: Dong; readonly lines: readonly { readonly promo?: Dong }[] },
  cardOff: Dong,
): DiscountParts {
  const promo = sum(lines.map((line) => line.promo ?? ZERO));
  return { special: minus(discount, promo), payment: cardOff };
}
