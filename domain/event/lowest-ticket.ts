import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, smallest } from '#domain/kernel/money/dong.ts';
import { type SessionTimes, type TicketForSale, ticketSaleState } from './sale-state.ts';

type Priced = { readonly price: Dong; readonly originalPrice: Dong };

/** The cheapest ticket; of equal prices, the one with the larger markdown. */
export const cheapestTicket = <Ticket extends Priced>(tickets: readonly Ticket[]): Ticket | null =>
  tickets.toSorted((left, right) => left.price - right.price || right.originalPrice - left.originalPrice)[0] ?? null;

/** The price after 'From': the lowest on sale, or the lowest of all when nothing is on sale. [S2.7-03] */
export function lowestPrice(
  session: SessionTimes,
  tickets: readonly (TicketForSale & { readonly price: Dong })[],
  now: Instant,
): Dong | null {
  const selling = tickets.filter((ticket) => ticketSaleState(ticket, session, now) === 'ON_SALE');
  const [first, ...rest] = (selling.length > 0 ? selling : tickets).map((ticket) => ticket.price);
  return first === undefined ? null : smallest(first, ...rest);
}
