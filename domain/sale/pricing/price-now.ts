import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { type AutomaticPromotion, ticketsReached } from '#domain/sale/promotion/automatic-promotion.ts';
import { linePrices } from './line-prices.ts';
import { promoteLines } from './promote-lines.ts';
import type { PricedLine } from './quote.ts';

type TicketPrice = { readonly ticketTypeId: string; readonly price: Dong; readonly originalPrice: Dong };

/** What so many tickets cost now with the promotions that run, as they are shown before anybody holds them. [S3-51] */
export function lineNow(
  { ticketTypeId, price, originalPrice }: TicketPrice,
  quantity: number,
  promotions: readonly AutomaticPromotion[],
  now: Instant,
): PricedLine {
  const line = { ticketTypeId, quantity, unitPrice: price, originalUnitPrice: originalPrice, specialOff: ZERO };
  const reaching = promotions.map((promotion) => {
    const reach = ticketsReached(promotion, [line], now);
    return { ...promotion, reach: reach.ok ? reach.value : 0 };
  });
  const [promoted] = promoteLines([line], reaching);
  return promoted ?? { ...line, ...linePrices(line) };
}

/** What one ticket costs now with the promotions that run, as it is shown before it is chosen. [S3-51] [S2.7-10] */
export const priceNow = (ticket: TicketPrice, promotions: readonly AutomaticPromotion[], now: Instant): Dong =>
  lineNow(ticket, 1, promotions, now).price;
