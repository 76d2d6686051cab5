import { type Dong, minus, times } from '#domain/kernel/money/dong.ts';
import type { AutomaticPromotion, ChosenTickets } from '#domain/sale/promotion/automatic-promotion.ts';
import { discountOff } from '#domain/sale/promotion/discount.ts';
import { linePrices } from './line-prices.ts';
import { type AppliedPromotion, byId } from './price-step.ts';
import type { PricedLine } from './quote.ts';

/** Prices are per ticket; `specialOff` is per line. */
export type TicketLine = ChosenTickets & { readonly originalUnitPrice: Dong; readonly specialOff: Dong };

export type ReachingPromotion = Pick<AutomaticPromotion, 'promotionId' | 'ticketTypeId' | 'discount'> & {
  readonly reach: number;
};

/** The largest discount first; tickets it does not reach get the next best. No ticket has two. (docs/decisions/0013) */
export function promoteLines<Line extends TicketLine>(
  lines: readonly Line[],
  promotions: readonly ReachingPromotion[],
): (Line & PricedLine)[] {
  const pots = promotions.map((promotion): Pot => ({ promotion, left: promotion.reach }));
  return lines.map((line) => {
    let bare = line.quantity;
    const promoted = bestFirst(pots, line).flatMap(({ pot, offEach }): AppliedPromotion[] => {
      const tickets = Math.min(bare, pot.left);
      pot.left -= tickets;
      bare -= tickets;
      return tickets === 0 ? [] : [{ promotionId: pot.promotion.promotionId, tickets, offEach }];
    });
    const offs = promoted.map(({ tickets, offEach }) => times(offEach, tickets));
    const { price, originalPrice } = linePrices(line);
    return {
      ...line,
      originalPrice,
      price: minus(price, ...offs),
      promoted,
    };
  });
}

/** `left`: tickets the promotion can still reach. */
type Pot = { readonly promotion: ReachingPromotion; left: number };

const bestFirst = (pots: readonly Pot[], line: TicketLine) =>
  pots
    .filter((pot) => pot.promotion.ticketTypeId === line.ticketTypeId)
    .map((pot) => ({ pot, offEach: discountOff(pot.promotion.discount, line.unitPrice) }))
    .filter(({ offEach }) => offEach > 0)
    .toSorted((a, b) => b.offEach - a.offEach || byId(a.pot.promotion.promotionId, b.pot.promotion.promotionId));
