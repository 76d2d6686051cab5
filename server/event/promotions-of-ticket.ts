import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { priceNow } from '#domain/sale/pricing/price-now.ts';
import type { AutomaticPromotion } from '#domain/sale/promotion/automatic-promotion.ts';
import { readPromotion } from '#domain/sale/promotion/promotion-fields.ts';
import { promotionState } from '#domain/sale/promotion/promotion-state.ts';
import type { TicketRow } from './ports/ticket-row.ts';

type PromotedTicket = Pick<TicketRow, 'ticketTypeId' | 'promotions'>;

export const promotionsOfTicket = ({ ticketTypeId, promotions }: PromotedTicket): readonly AutomaticPromotion[] =>
  (promotions ?? []).flatMap((fields) => readPromotion(ticketTypeId, fields) ?? []);

export const runningPromotions = (ticket: PromotedTicket, now: Instant): readonly AutomaticPromotion[] =>
  promotionsOfTicket(ticket).filter((promotion) => promotionState(promotion, now).state === 'RUNNING');

/** Its organiser reads the price as it was set. */
export const priceOfTicket = (ticket: TicketRow, now: Instant): Dong =>
  ticket.promotions === null || ticket.shownTo === 'TEAM'
    ? ticket.price
    : priceNow(ticket, promotionsOfTicket(ticket), now);
