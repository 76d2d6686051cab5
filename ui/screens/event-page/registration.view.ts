import type { EventPage, SessionOnSale, TicketOnSale } from '#application/ports/event-pages.ts';
import {
  type EventSaleState,
  eventSaleState,
  hasEnded,
  isSelectable,
  type SessionSaleState,
  sessionSaleState,
  type TicketSaleState,
  ticketSaleState,
} from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, smallest } from '#domain/money/dong.ts';
import { displayedDiscount } from '#domain/pricing/displayed-discount.ts';

export type TicketRow = {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly price: Dong;
  readonly originalPrice: Dong;
  /** Whole per cent; 0 when nothing is taken off. */
  readonly discount: number;
  readonly state: TicketSaleState;
  /** Shown when few are left. */
  readonly left: number | null;
  /** When the sale opens, for what is not on sale yet. */
  readonly opensAt: Instant | null;
  readonly mode: 'ONLINE' | 'ONSITE';
};

export type SessionRow = {
  readonly id: number;
  readonly name: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly state: SessionSaleState;
  readonly selectable: boolean;
  readonly lowestPrice: Dong | null;
};

/** ENDED_BUY and the states without a sale stand for a button that cannot be pressed. */
export type MainButton =
  | { readonly kind: 'BUY'; readonly sessionId: number }
  | { readonly kind: 'ENDED_BUY' | 'COMING_SOON' | 'SOLD_OUT' | 'SALE_CLOSED' | 'STOPPED_SELLING' | 'CANCELLED' };

export type RegistrationView = {
  readonly state: EventSaleState;
  readonly ended: boolean;
  readonly cancelled: boolean;
  /** With several sessions one is chosen; with one its tickets are listed. */
  readonly sessions: readonly SessionRow[] | null;
  readonly selectedId: number | null;
  readonly tickets: readonly TicketRow[];
  readonly button: MainButton;
  readonly lowestPrice: Dong | null;
  /** The first moment at which something of a sale that has not begun can be bought. */
  readonly opensAt: Instant | null;
};

const FEW = 10;

const ticketRow = (ticket: TicketOnSale, session: SessionOnSale, now: Instant): TicketRow => {
  const state = ticketSaleState(ticket, session, now);
  return {
    id: ticket.id,
    name: ticket.name,
    description: ticket.description,
    price: ticket.price,
    originalPrice: ticket.originalPrice,
    discount: displayedDiscount(ticket.price, ticket.originalPrice),
    state,
    left: state === 'ON_SALE' && ticket.remaining !== null && ticket.remaining <= FEW ? ticket.remaining : null,
    opensAt: state === 'COMING_SOON' && ticket.saleBeginAt !== null && ticket.saleBeginAt > now ? ticket.saleBeginAt : null,
    mode: ticket.mode,
  };
};

function lowest(session: SessionOnSale, now: Instant): Dong | null {
  const selling = session.tickets.filter((ticket) => ticketSaleState(ticket, session, now) === 'ON_SALE');
  const [first, ...rest] = (selling.length > 0 ? selling : session.tickets).map((ticket) => ticket.price);
  return first === undefined ? null : smallest(first, ...rest);
}

function mainButton(event: EventPage, ended: boolean, state: EventSaleState, chosen: number | null): MainButton {
  if (event.status === 'CANCELLED') return { kind: 'CANCELLED' };
  if (ended || state === 'ENDED') return { kind: 'ENDED_BUY' };
  if (event.planSale === 'UPCOMING' || state === 'COMING_SOON') return { kind: 'COMING_SOON' };
  if (event.planSale === 'CLOSED' || state === 'SALE_CLOSED') return { kind: 'SALE_CLOSED' };
  if (state === 'SOLD_OUT') return { kind: 'SOLD_OUT' };
  if (state === 'STOPPED_SELLING' || chosen === null) return { kind: 'STOPPED_SELLING' };
  return { kind: 'BUY', sessionId: chosen };
}

/** All that the registration panel of a public event shows at this moment. [S2.7-01] */
export function registrationView(event: EventPage, sessions: readonly SessionOnSale[], wantedId: number | null, now: Instant): RegistrationView {
  const rows = sessions.map((session): SessionRow => {
    const state = sessionSaleState(session, session.tickets, now);
    return {
      id: session.id,
      name: session.name === '' ? event.name : session.name,
      beginAt: session.beginAt,
      endAt: session.endAt,
      timezone: session.timezone,
      state,
      selectable: isSelectable(state),
      lowestPrice: lowest(session, now),
    };
  });
  const state = eventSaleState(rows.map((row) => row.state));
  const ended = hasEnded(event, now);
  const selectable = rows.filter((row) => row.selectable);
  const chosen = selectable.find((row) => row.id === wantedId)?.id ?? selectable[0]?.id ?? null;
  const shown = sessions.find((session) => session.id === chosen) ?? sessions[0];
  const [firstPrice, ...prices] = (selectable.length > 0 ? selectable : rows).map((row) => row.lowestPrice).filter((price) => price !== null);
  const openings = sessions
    .flatMap((session) => session.tickets.map((ticket) => ticketRow(ticket, session, now).opensAt))
    .filter((at) => at !== null);
  return {
    state,
    ended: ended || state === 'ENDED',
    cancelled: event.status === 'CANCELLED',
    sessions: sessions.length > 1 ? rows : null,
    selectedId: chosen,
    tickets: shown === undefined ? [] : shown.tickets.map((ticket) => ticketRow(ticket, shown, now)),
    button: mainButton(event, ended, state, chosen),
    lowestPrice: firstPrice === undefined ? null : smallest(firstPrice, ...prices),
    opensAt: openings.sort((a, b) => a - b)[0] ?? null,
  };
}
