import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { PlanSale } from './event.ts';

export type TicketSaleState = 'COMING_SOON' | 'ON_SALE' | 'SALE_CLOSED' | 'STOPPED_SELLING' | 'SOLD_OUT' | 'ENDED';
export type SessionSaleState =
  | 'COMING_SOON'
  | 'SALE_CLOSED'
  | 'STOPPED_SELLING'
  | 'SOLD_OUT'
  | 'FREE'
  | 'ON_SALE'
  | 'ENDED';
export type EventSaleState = SessionSaleState;

export type SessionTimes = { readonly planSale: PlanSale; readonly beginAt: Instant; readonly endAt: Instant };

/**
 * `remaining` null: unlimited; `multipleOf` is the size of a set. A null date leaves that side of the sales period
 * open.
 */
export type TicketForSale = {
  readonly saleBeginAt: Instant | null;
  readonly saleEndAt: Instant | null;
  readonly remaining: number | null;
  readonly multipleOf: number;
};

/** Over once its end has passed; at the very end it still runs. [S4-10] */
export const hasEnded = (times: { readonly endAt: Instant }, now: Instant): boolean => now > times.endAt;

/**
 * What a ticket type shows and whether it can be bought: ON_SALE alone can. The session's end outranks the organiser's
 * word, that outranks the sales period, and a period that is over outranks stock. Less than one set left is none.
 * [S4-11] [S4-12] [D9]
 */
export function ticketSaleState(ticket: TicketForSale, session: SessionTimes, now: Instant): TicketSaleState {
  if (hasEnded(session, now)) return 'ENDED';
  if (session.planSale === 'UPCOMING') return 'COMING_SOON';
  if (session.planSale === 'CLOSED') return 'SALE_CLOSED';
  if (ticket.saleEndAt !== null && ticket.saleEndAt < now) return 'STOPPED_SELLING';
  if (ticket.remaining !== null && ticket.remaining < ticket.multipleOf) return 'SOLD_OUT';
  if (ticket.saleBeginAt !== null && ticket.saleBeginAt > now) return 'COMING_SOON';
  return 'ON_SALE';
}

/**
 * What a session shows: its best ticket speaks for it. A session without tickets has its sale before it. [S2.7-03]
 * [S4-10]
 */
export function sessionSaleState(
  session: SessionTimes,
  tickets: readonly (TicketForSale & { readonly price: Dong })[],
  now: Instant,
): SessionSaleState {
  if (hasEnded(session, now)) return 'ENDED';
  if (session.planSale === 'UPCOMING') return 'COMING_SOON';
  if (session.planSale === 'CLOSED') return 'SALE_CLOSED';
  const states = tickets.map((ticket) => ({ price: ticket.price, state: ticketSaleState(ticket, session, now) }));
  const selling = states.filter((ticket) => ticket.state === 'ON_SALE');
  if (selling.length > 0) return selling.some((ticket) => ticket.price === 0) ? 'FREE' : 'ON_SALE';
  if (states.length === 0 || states.some((ticket) => ticket.state === 'COMING_SOON')) return 'COMING_SOON';
  return states.some((ticket) => ticket.state === 'SOLD_OUT') ? 'SOLD_OUT' : 'STOPPED_SELLING';
}

/** A session can be chosen while something of it is on sale. [S4-10] */
export const isSelectable = (state: SessionSaleState): boolean => state === 'ON_SALE' || state === 'FREE';

/** From the best to the last: what speaks for an event. */
export const EVENT_SALE_STATES = [
  'ON_SALE',
  'FREE',
  'COMING_SOON',
  'SOLD_OUT',
  'STOPPED_SELLING',
  'SALE_CLOSED',
  'ENDED',
] as const satisfies readonly SessionSaleState[];

/**
 * What an event's main button and badge say: its best session speaks for it. One without sessions has its sale before
 * it. [S2.7-12]
 */
export const eventSaleState = (sessions: readonly SessionSaleState[]): EventSaleState =>
  EVENT_SALE_STATES.find((state) => sessions.includes(state)) ?? 'COMING_SOON';

/**
 * The sessions that an event still speaks of: those to come or running, and all of them once everything is over. [S2.7]
 */
export function currentSessions<Session extends { readonly endAt: Instant }>(
  sessions: readonly Session[],
  now: Instant,
): readonly Session[] {
  const current = sessions.filter((session) => !hasEnded(session, now));
  return current.length > 0 ? current : sessions;
}

/** What the organiser says of the sale of all sessions still to come alike; null where they differ. [S4-10] */
export function planSaleOfEvent(
  sessions: readonly { readonly planSale: PlanSale; readonly endAt: Instant }[],
  now: Instant,
): PlanSale {
  const plans = new Set(sessions.filter((session) => !hasEnded(session, now)).map((session) => session.planSale));
  const [plan = null, ...others] = plans;
  return others.length === 0 ? plan : null;
}

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
