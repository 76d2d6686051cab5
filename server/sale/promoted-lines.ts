import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { linePrices } from '#domain/sale/pricing/line-prices.ts';
import type { AutomaticPromotion } from '#domain/sale/promotion/automatic-promotion.ts';
import { quoteCheckout } from '#domain/sale/reservation/quote-checkout.ts';
import { workingOffers } from '#domain/sale/reservation/working-offers.ts';
import type { CartLine } from './ports/checkout-reader.ts';

/** The total counts the automatic promotions of the whole cart, as the checkout will. */
export type PromotedLine = CartLine & { readonly price: Dong };

/** `promotions`: of the event that all lines are of. */
export function promotedLines(
  lines: readonly CartLine[],
  promotions: readonly AutomaticPromotion[],
  now: Instant,
): readonly PromotedLine[] {
  if (promotions.length === 0) return lines.map((line) => ({ ...line, price: linePrices(line).price }));
  const offers = workingOffers({ promotions, codes: [] });
  const quoted = quoteCheckout(offers, { lines, donation: ZERO, code: null, own: [] }, now);
  const prices = new Map(
    quoted.ok ? quoted.value.quote.lines.map((line) => [line.reservationId, line.price] as const) : [],
  );
  return lines.map((line) => ({ ...line, price: prices.get(line.reservationId) ?? linePrices(line).price }));
}
