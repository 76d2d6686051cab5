import type { EventSaleState, SessionSaleState, TicketSaleState } from '#domain/event/sale-state.ts';
import type { CapacitySums } from './capacity.ts';

/** From this many on, a page says how many are left. */
const FEW = 10;
/** One place in so many: below that share a card says that an event is almost gone. */
const ALMOST_GONE_SHARE = 10;

/** The number of places left where it is worth saying: when there are some, and few. `remaining` null: unlimited. */
export const fewLeft = (remaining: number | null): number | null =>
  remaining !== null && remaining > 0 && remaining <= FEW ? remaining : null;

/** Whether at most a tenth of the places is left. Without a limit never. */
export const isAlmostGone = (sums: { readonly sold: number; readonly capacity: number | null }): boolean =>
  sums.capacity !== null && (sums.capacity - sums.sold) * ALMOST_GONE_SHARE <= sums.capacity;

/** What a badge says: FROM stands before the lowest price, STOPPED_SELLING_TICKETS is said of a single ticket type. */
export type BadgeWord =
  | 'COMING_SOON'
  | 'SALE_CLOSED'
  | 'STOPPED_SELLING'
  | 'STOPPED_SELLING_TICKETS'
  | 'SOLD_OUT'
  | 'ENDED'
  | 'FREE'
  | 'FROM'
  | 'ALMOST_GONE';

/** How a badge sounds: the sale is to come, over, open, or costs nothing. */
type BadgeTone = 'soon' | 'closed' | 'open' | 'free';

const TONES = {
  COMING_SOON: 'soon',
  SALE_CLOSED: 'closed',
  STOPPED_SELLING: 'closed',
  STOPPED_SELLING_TICKETS: 'closed',
  SOLD_OUT: 'closed',
  ENDED: 'closed',
  FREE: 'free',
  FROM: 'open',
  ALMOST_GONE: 'open',
} as const satisfies Readonly<Record<BadgeWord, BadgeTone>>;

export type SaleBadge = { readonly says: BadgeWord; readonly tone: BadgeTone };

const badge = (says: BadgeWord): SaleBadge => ({ says, tone: TONES[says] });

const SESSION_WORDS = {
  COMING_SOON: 'COMING_SOON',
  SALE_CLOSED: 'SALE_CLOSED',
  STOPPED_SELLING: 'STOPPED_SELLING',
  ENDED: 'STOPPED_SELLING',
  SOLD_OUT: 'SOLD_OUT',
  FREE: 'FREE',
  ON_SALE: 'FROM',
} as const satisfies Readonly<Record<SessionSaleState, BadgeWord>>;

/** The badge of a session in the list of sessions; one that has ended has stopped selling. [S2.7-03] [D9] */
export const sessionBadge = (state: SessionSaleState): SaleBadge => badge(SESSION_WORDS[state]);

const TICKET_WORDS = {
  COMING_SOON: 'COMING_SOON',
  SALE_CLOSED: 'SALE_CLOSED',
  STOPPED_SELLING: 'STOPPED_SELLING_TICKETS',
  SOLD_OUT: 'SOLD_OUT',
  ENDED: 'ENDED',
  ON_SALE: null,
} as const satisfies Readonly<Record<TicketSaleState, BadgeWord | null>>;

/**
 * The badge of a ticket type; one on sale has none. `most` is what this buyer may take: a type of which nothing can be
 * taken is sold out. [S2.7-11]
 */
export function ticketBadge(state: TicketSaleState, most = 1): SaleBadge | null {
  const says = state === 'ON_SALE' && most <= 0 ? 'SOLD_OUT' : TICKET_WORDS[state];
  return says === null ? null : badge(says);
}

/** The badge of an event's card; an ordinary sale has none until hardly a place is left. */
export function eventBadge(state: EventSaleState, sums: CapacitySums): SaleBadge | null {
  if (state !== 'ON_SALE') return badge(state);
  return isAlmostGone(sums) ? badge('ALMOST_GONE') : null;
}
