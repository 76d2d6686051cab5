import type { EventSaleState, SessionSaleState, TicketSaleState } from '#domain/event/sale-state.ts';
import type { CapacitySums } from './capacity.ts';

/** Up to this number, pages show how many are left. */
const FEW = 10;
/** An event is almost gone when at most one in ten places is left. */
const ALMOST_GONE_SHARE = 10;

/** The number of places left if worth showing: few, but some. `remaining` null: unlimited. */
export const fewLeft = (remaining: number | null): number | null =>
  remaining !== null && remaining > 0 && remaining <= FEW ? remaining : null;

/** Whether at most a tenth of the places is left; never without a limit. */
export const isAlmostGone = (sums: { readonly sold: number; readonly capacity: number | null }): boolean =>
  sums.capacity !== null && (sums.capacity - sums.sold) * ALMOST_GONE_SHARE <= sums.capacity;

/** FROM precedes the lowest price; STOPPED_SELLING_TICKETS is for single ticket types. */
export type BadgeWord =
  | 'COMING_SOON'
  | 'BY_INVITATION'
  | 'SALE_CLOSED'
  | 'STOPPED_SELLING'
  | 'STOPPED_SELLING_TICKETS'
  | 'SOLD_OUT'
  | 'ENDED'
  | 'FREE'
  | 'FROM'
  | 'ALMOST_GONE'
  | 'CANCELLED';

type BadgeTone = 'soon' | 'closed' | 'open' | 'free';

const TONES: Readonly<Partial<Record<BadgeWord, BadgeTone>>> = {
  COMING_SOON: 'soon',
  FREE: 'free',
  FROM: 'open',
  ALMOST_GONE: 'open',
};

export type SaleBadge = { readonly says: BadgeWord; readonly tone: BadgeTone };

const badge = (says: BadgeWord): SaleBadge => ({ says, tone: TONES[says] ?? 'closed' });

const SESSION_WORDS = {
  COMING_SOON: 'COMING_SOON',
  SALE_CLOSED: 'SALE_CLOSED',
  STOPPED_SELLING: 'STOPPED_SELLING',
  ENDED: 'STOPPED_SELLING',
  SOLD_OUT: 'SOLD_OUT',
  FREE: 'FREE',
  ON_SALE: 'FROM',
} as const satisfies Readonly<Record<SessionSaleState, BadgeWord>>;

/**
 * The badge of a session; an ended one has stopped selling, a cancelled one says so, and one whose guests come by
 * invitation alone has no sale to come. [S2.7-03] [D9] [decision 54]
 */
export const sessionBadge = (state: SessionSaleState, cancelled = false, byInvitation = false): SaleBadge =>
  badge(cancelled ? 'CANCELLED' : byInvitation && state === 'COMING_SOON' ? 'BY_INVITATION' : SESSION_WORDS[state]);

const TICKET_WORDS = {
  COMING_SOON: 'COMING_SOON',
  SALE_CLOSED: 'SALE_CLOSED',
  STOPPED_SELLING: 'STOPPED_SELLING_TICKETS',
  SOLD_OUT: 'SOLD_OUT',
  ENDED: 'ENDED',
  ON_SALE: null,
} as const satisfies Readonly<Record<TicketSaleState, BadgeWord | null>>;

/** The badge of a ticket type; null while on sale. `most`: what this buyer may take; 0 shows as sold out. [S2.7-11] */
export function ticketBadge(state: TicketSaleState, most = 1): SaleBadge | null {
  const says = state === 'ON_SALE' && most <= 0 ? 'SOLD_OUT' : TICKET_WORDS[state];
  return says === null ? null : badge(says);
}

/** The badge of an event card; null for an ordinary sale until it is almost gone. */
export function eventBadge(state: EventSaleState, sums: CapacitySums): SaleBadge | null {
  if (state !== 'ON_SALE') return badge(state);
  return isAlmostGone(sums) ? badge('ALMOST_GONE') : null;
}
