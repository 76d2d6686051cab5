import type { EventPage, SessionOnSale, SessionsVariant } from '#application/event/ports/event-pages.ts';
import { lowestPrice } from '#domain/event/lowest-ticket.ts';
import { hasEnded, type SessionSaleState, sessionSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';

/**
 * How a session sells: decided from its tickets, or as the server said it of a light one, which ends by itself all the
 * same.
 */
export const saleStateOf = (session: SessionOnSale, now: Instant): SessionSaleState =>
  session.light === null || hasEnded(session, now)
    ? sessionSaleState(session, session.tickets, now)
    : session.light.saleState;

export const lowestPriceOf = (session: SessionOnSale, now: Instant): Dong | null =>
  session.light === null ? lowestPrice(session, session.tickets, now) : session.light.lowestPrice;

/** In which variant an event's sessions came, and are read again. */
export const variantOf = ({ sessions }: Pick<EventPage, 'sessions'>): SessionsVariant =>
  sessions.some(({ light }) => light !== null) ? 'LIGHT' : 'FULL';
