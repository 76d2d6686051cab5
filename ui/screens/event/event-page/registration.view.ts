import type { EventPage, SessionOnSale, TicketOnSale } from '#application/event/ports/event-pages.ts';
import { isPrivate } from '#domain/event/event.ts';
import {
  chosenSession,
  isEventOver,
  type RegistrationButton,
  registrationButton,
} from '#domain/event/registration-button.ts';
import { firstOpening, isSelectable, opensAt, ticketSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, smallest } from '#domain/kernel/money/dong.ts';
import { displayedDiscount } from '#domain/sale/pricing/line-prices.ts';
import { fewLeft, type SaleBadge, sessionBadge, ticketBadge } from '#domain/sale/quantity/sale-badge.ts';
import { lowestPriceOf, saleStateOf } from './session-sale.view.ts';

export type TicketRow = {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly price: Dong;
  readonly originalPrice: Dong;
  readonly discount: number;
  /** Why it cannot be bought; null when it can. */
  readonly badge: SaleBadge | null;
  /** Set when few are left. */
  readonly left: number | null;
  /** Where nothing is left but held places. */
  readonly heldByOthers: number;
  readonly opensAt: Instant | null;
};

export type SessionRow = {
  readonly id: number;
  readonly name: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly badge: SaleBadge;
  /** Where nothing is left but held places. */
  readonly heldByOthers: number;
  readonly selectable: boolean;
  readonly isMoved: boolean;
  readonly lowestPrice: Dong | null;
};

export type RegistrationView = {
  readonly ended: boolean;
  readonly cancelled: boolean;
  /** null with a single session, whose tickets are listed instead. */
  readonly sessions: readonly SessionRow[] | null;
  readonly selectedId: number | null;
  readonly tickets: readonly TicketRow[];
  readonly button: RegistrationButton;
  readonly lowestPrice: Dong | null;
  /** Start of the earliest ticket sale of an upcoming session. */
  readonly opensAt: Instant | null;
};

const ticketRow = (ticket: TicketOnSale, session: SessionOnSale, now: Instant): TicketRow => {
  const state = ticketSaleState(ticket, session, now);
  return {
    id: ticket.id,
    name: ticket.name,
    description: ticket.description,
    price: ticket.price,
    originalPrice: ticket.originalPrice,
    discount: displayedDiscount(ticket.price, ticket.originalPrice),
    badge: ticketBadge(state),
    left: state === 'ON_SALE' ? fewLeft(ticket.remaining) : null,
    heldByOthers: state === 'SOLD_OUT' ? ticket.beingPaidFor : 0,
    opensAt: opensAt(ticket, session, now),
  };
};

/** [S2.7-01] */
export function registrationView(
  event: EventPage,
  sessions: readonly SessionOnSale[],
  wantedId: number | null,
  now: Instant,
): RegistrationView {
  const states = sessions.map((session) => ({ id: session.id, state: saleStateOf(session, now) }));
  const rows = sessions.map((session): SessionRow => {
    const state = saleStateOf(session, now);
    const price = lowestPriceOf(session, now);
    return {
      id: session.id,
      name: session.name === '' ? event.name : session.name,
      beginAt: session.beginAt,
      endAt: session.endAt,
      timezone: session.timezone,
      badge: sessionBadge(state, session.cancelled, isPrivate(event.feature) && price === null),
      heldByOthers:
        state === 'SOLD_OUT' ? session.tickets.reduce((held, { beingPaidFor }) => held + beingPaidFor, 0) : 0,
      selectable: isSelectable(state),
      isMoved: session.moves > 0 && !session.cancelled,
      lowestPrice: price,
    };
  });
  const chosen = chosenSession(states, wantedId);
  const shown = sessions.find((session) => session.id === chosen) ?? sessions[0];
  const selectable = rows.filter((row) => row.selectable);
  const [firstPrice, ...prices] = (selectable.length > 0 ? selectable : rows)
    .map((row) => row.lowestPrice)
    .filter((price) => price !== null);
  return {
    ended: isEventOver(event, states, now),
    cancelled: event.status === 'CANCELLED',
    sessions: sessions.length > 1 ? rows : null,
    selectedId: chosen,
    tickets: shown === undefined ? [] : shown.tickets.map((ticket) => ticketRow(ticket, shown, now)),
    button: registrationButton(event, states, wantedId, now),
    lowestPrice: firstPrice === undefined ? null : smallest(firstPrice, ...prices),
    opensAt: firstOpening(sessions, now),
  };
}

/** Nobody can join now. */
export const leadsOn = ({ kind }: RegistrationButton): boolean => kind !== 'BUY';

/** What the waiting list holds for somebody is left for that person: never more than one purchase takes. */
export const isAnyScarce = (sessions: readonly SessionOnSale[]): boolean =>
  sessions.some(({ tickets }) =>
    tickets.some(({ remaining, fullLimit }) => remaining !== null && remaining <= fullLimit),
  );

export const isAnySoldOut = (sessions: readonly SessionOnSale[], now: Instant): boolean =>
  sessions.some((session) => session.tickets.some((ticket) => ticketSaleState(ticket, session, now) === 'SOLD_OUT'));
