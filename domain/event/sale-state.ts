import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { EventStatus, PlanSale } from './event.ts';

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

/** `remaining` null: unlimited. `multipleOf`: set size. A null date leaves that side of the sale period open. */
export type TicketForSale = {
  readonly saleBeginAt: Instant | null;
  readonly saleEndAt: Instant | null;
  readonly remaining: number | null;
  readonly multipleOf: number;
};

/** Whether the end has passed; the end itself still counts as running. [S4-10] */
export const hasEnded = (times: { readonly endAt: Instant }, now: Instant): boolean => now > times.endAt;

/** Cancelled and archived events sell nothing and take no donations. [design] */
export const hasStoppedSelling = (event: { readonly status: EventStatus; readonly archive: boolean }): boolean =>
  event.status === 'CANCELLED' || event.archive;

/** A session as its event sells it: closed once the event has stopped selling. [design] */
export const sessionOfEvent = <Session extends { readonly planSale: PlanSale }>(
  event: Parameters<typeof hasStoppedSelling>[0],
  session: Session,
): Session => (hasStoppedSelling(event) ? { ...session, planSale: 'CLOSED' } : session);

/**
 * The session's end wins over the override, which wins over the sale period, which wins over stock. Less than one set
 * counts as sold out. [S4-11] [S4-12] [D9]
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

/** The state of its best ticket type; without ticket types the sale is still to come. [S2.7-03] [S4-10] */
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

export const isSelectable = (state: SessionSaleState): boolean => state === 'ON_SALE' || state === 'FREE';

/** From best to worst. */
export const EVENT_SALE_STATES = [
  'ON_SALE',
  'FREE',
  'COMING_SOON',
  'SOLD_OUT',
  'STOPPED_SELLING',
  'SALE_CLOSED',
  'ENDED',
] as const satisfies readonly SessionSaleState[];

/** The state of its best session; without sessions the sale is still to come. [S2.7-12] */
export const eventSaleState = (sessions: readonly SessionSaleState[]): EventSaleState =>
  EVENT_SALE_STATES.find((state) => sessions.includes(state)) ?? 'COMING_SOON';

/** Sessions that are running or upcoming; all of them once everything is over. [S2.7] */
export function currentSessions<Session extends { readonly endAt: Instant }>(
  sessions: readonly Session[],
  now: Instant,
): readonly Session[] {
  const current = sessions.filter((session) => !hasEnded(session, now));
  return current.length > 0 ? current : sessions;
}

/** The override shared by all sessions to come; null where they differ. [S4-10] */
export function planSaleOfEvent(
  sessions: readonly { readonly planSale: PlanSale; readonly endAt: Instant }[],
  now: Instant,
): PlanSale {
  const plans = new Set(sessions.filter((session) => !hasEnded(session, now)).map((session) => session.planSale));
  const [plan = null, ...others] = plans;
  return others.length === 0 ? plan : null;
}

/** When a ticket type goes on sale; null if it is on sale or has no date. [S4-11] */
export const opensAt = (ticket: TicketForSale, session: SessionTimes, now: Instant): Instant | null =>
  ticketSaleState(ticket, session, now) === 'COMING_SOON' && ticket.saleBeginAt !== null && ticket.saleBeginAt > now
    ? ticket.saleBeginAt
    : null;

/** The earliest known moment at which anything goes on sale; null if unknown. [design] */
export function firstOpening(
  sessions: readonly (SessionTimes & { readonly tickets: readonly TicketForSale[] })[],
  now: Instant,
): Instant | null {
  const openings = sessions.flatMap((session) => session.tickets.map((ticket) => opensAt(ticket, session, now)));
  return openings.filter((at) => at !== null).toSorted((one, other) => one - other)[0] ?? null;
}
