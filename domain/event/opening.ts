import type { Instant } from '#domain/kernel/instant.ts';
import { type SessionTimes, type TicketForSale, ticketSaleState } from './sale-state.ts';

/**
 * When the sale of a ticket type opens that is not on sale yet; null where it is, or where the organiser has not said
 * when. [S4-11]
 */
export const opensAt = (ticket: TicketForSale, session: SessionTimes, now: Instant): Instant | null =>
  ticketSaleState(ticket, session, now) === 'COMING_SOON' && ticket.saleBeginAt !== null && ticket.saleBeginAt > now
    ? ticket.saleBeginAt
    : null;

/**
 * The first moment at which something of a sale that has not begun can be bought; null where none is known. [design]
 */
export function firstOpening(
  sessions: readonly (SessionTimes & { readonly tickets: readonly TicketForSale[] })[],
  now: Instant,
): Instant | null {
  const openings = sessions.flatMap((session) => session.tickets.map((ticket) => opensAt(ticket, session, now)));
  return openings.filter((at) => at !== null).toSorted((one, other) => one - other)[0] ?? null;
}
