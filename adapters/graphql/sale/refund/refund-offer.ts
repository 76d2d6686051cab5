import type { RefundOffer } from '#application/sale/ports/refund-desk.ts';
import type { RefundOfferQuery } from './refund-desk.gen.ts';

export const refundOfferOf = (offer: RefundOfferQuery['refund_offer']): RefundOffer => ({
  tickets: offer.tickets.map(({ checked_in: checkedIn, ...ticket }) => ({ ...ticket, checkedIn })),
  left: { tickets: offer.tickets_left, donation: offer.donation_left },
  closesAt: offer.closes_at,
});
