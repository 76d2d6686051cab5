import { type Dong, dong, largest, minus, percentOf, plus, smallest, sum, ZERO } from '#domain/money/dong.ts';

/** What a line of the cart costs; all three are totals of the line, and `originalPrice` is never below `price`. */
export type PricedLine = {
  readonly quantity: number;
  /** Before any discount. */
  readonly originalPrice: Dong;
  /** As sold. */
  readonly price: Dong;
  /** Taken off besides, such as by a seat's special code. */
  readonly specialOff: Dong;
};

/** A discount code as the quote sees it. [S3-53] */
export type PromotionCode = { readonly type: 'PERCENT_OFF'; readonly percentOff: number } | { readonly type: 'AMOUNT'; readonly amountOff: Dong };

/** What has to be paid and how it came about: final = original - discount - promo. */
export type Quote<Line extends PricedLine = PricedLine> = {
  readonly lines: readonly Line[];
  readonly original: Dong;
  readonly discount: Dong;
  readonly promo: Dong;
  readonly donation: Dong;
  readonly final: Dong;
};

const discountOf = (line: PricedLine): Dong => plus(minus(line.originalPrice, line.price), smallest(line.specialOff, line.price));

function promoOff(code: PromotionCode | null, tickets: Dong): Dong {
  if (code === null) return ZERO;
  const off = code.type === 'PERCENT_OFF' ? percentOf(tickets, code.percentOff) : code.amountOff;
  return smallest(off, tickets);
}

/**
 * The price of a cart, by specification section 9. A discount never exceeds what it discounts: a special discount stays within its
 * line, and a code within the tickets' price after discounts, so that no donation is ever reduced. [S9-09] [S9-10] [S9-11] [S9-12]
 */
export function quoteCart<Line extends PricedLine>(lines: readonly Line[], donation: Dong, code: PromotionCode | null = null): Quote<Line> {
  const original = plus(donation, sum(lines.map((line) => line.originalPrice)));
  const discount = sum(lines.map(discountOf));
  const promo = promoOff(code, minus(original, discount, donation));
  return { lines, original, discount, promo, donation, final: largest(dong(0), minus(original, discount, promo)) };
}
