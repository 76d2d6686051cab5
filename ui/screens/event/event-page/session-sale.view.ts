import type { EventPage, SessionOnSale, SessionsVariant } from '#application/event/ports/event-pages.ts';
import { lowestPrice } from '#domain/event/lowest-ticket.ts';
import { hasEnded, type SessionSaleState, sessionSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';

/** From the tickets, or the server's state for a light session, which still ends on time. */
export const saleStateOf = (session: SessionOnSale, now: Instant): SessionSaleState =>
  session.light === null || session.planSale === 'CLOSED' || hasEnded(session, now)
    ? sessionSaleState(session, session.tickets, now)
    : session.light.saleState;

export const lowestPriceOf = (session: SessionOnSale, now: Instant): Dong | null =>
  session.light === null ? lowestPrice(session, session.tickets, now) : session.light.lowestPrice;

export const variantOf = ({ sessions }: Pick<EventPage, 'sessions'>): SessionsVariant =>
  sessions.some(({ light }) => light !== null) ? 'LIGHT' : 'FULL';
