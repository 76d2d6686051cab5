import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Demand, demand, placesLeft } from './places-left.ts';
import type { CheckoutSession, Reservation } from './reservation.ts';
import type { NoPlaceReason } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/**
 * Why the places of a checkout session that was given up cannot be taken again for its late money, or null when they
 * can. Limits and sales periods are not asked again: the purchase was allowed when it was begun, and the price is the
 * one that was paid. Numbered seats are taken again as they were, or not at all: nobody is given another seat than the
 * one they chose.
 */
export function noPlaceFor(stock: WorkingStock, session: CheckoutSession, now: Instant): NoPlaceReason | null {
  const times = stock.sessions.get(session.sectionEventId);
  if (times === undefined || hasEnded(times, now) || stock.event.status !== 'PUBLISHED') return 'EVENT_ENDED';
  if (hasOtherPaidOrder(stock, session)) return 'OTHER_ORDER_PAID';
  const taken: Demand = new Map();
  const lines = stock.claims.by('checkout', session.checkoutSessionId).filter((line) => line.state === 'RELEASED');
  for (const line of lines) {
    if (!hasItsSeats(stock, line) || line.quantity > placesLeft(stock, line.ticketTypeId, taken)) return 'SOLD_OUT';
    demand(taken, stock, line.ticketTypeId, line.quantity);
  }
  return null;
}

/** The buyer who gave up waiting and bought again wants one of the two, not both. */
const hasOtherPaidOrder = (stock: WorkingStock, session: CheckoutSession): boolean =>
  stock.claims
    .by('buyer', session.accountId)
    .some(
      (claim) =>
        isPaid(claim) &&
        claim.sectionEventId === session.sectionEventId &&
        claim.checkoutSessionId !== session.checkoutSessionId,
    );

const hasItsSeats = (stock: WorkingStock, line: Reservation): boolean =>
  line.seats.every(({ seatId }) => stock.seats.isFree(seatId)) &&
  (stock.ticketTypes.get(line.ticketTypeId)?.requiredSeat !== true || line.seats.length === line.quantity);

const isPaid = (claim: Reservation): boolean => claim.state === 'SOLD' && claim.unitPrice > 0;
