import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { type AutomaticPromotion, ticketsReached } from '#domain/sale/promotion/automatic-promotion.ts';
import { promoteLines } from './promote-lines.ts';

type TicketPrice = { readonly ticketTypeId: string; readonly price: Dong; readonly originalPrice: Dong };

/** What one ticket costs now with the promotions that run, as it is shown before it is chosen. [S3-51] [S2.7-10] */
export function priceNow(ticket: TicketPrice, promotions: readonly AutomaticPromotion[], now: Instant): Dong {
  const line = {
    ticketTypeId: ticket.ticketTypeId,
    quantity: 1,
    unitPrice: ticket.price,
    originalUnitPrice: ticket.originalPrice,
    specialOff: ZERO,
  };
  const reaching = promotions.map((promotion) => {
    const reach = ticketsReached(promotion, [line], now);
    return { ...promotion, reach: reach.ok ? reach.value : 0 };
  });
  return sum(promoteLines([line], reaching).map(({ price }) => price));
}
