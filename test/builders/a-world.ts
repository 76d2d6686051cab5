import type { EventFeature, EventFormat, EventStatus, TeamRole } from '#domain/event/event.ts';
import { type RegistrationButton, registrationButton } from '#domain/event/registration-button.ts';
import {
  type SessionSaleState,
  sessionSaleState,
  type TicketSaleState,
  ticketSaleState,
} from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { roleOf } from '#domain/people/roster.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { EventFacts } from '#domain/permission/event-abilities.ts';
import type { EventRowFacts } from '#domain/permission/event-visibility.ts';
import { firstOrderStatus, type OrderStatus, settledOrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { AutomaticPromotion } from '#domain/sale/promotion/automatic-promotion.ts';
import { offerTo, type TakenByAccount } from '#domain/sale/quantity/offer.ts';
import { isOffered } from '#domain/sale/reservation/buyer-cart.ts';
import { placesLeft } from '#domain/sale/reservation/places-left.ts';
import type {
  CheckoutSession,
  EventStock,
  Reservation,
  SellableSession,
  SellableTicketType,
} from '#domain/sale/reservation/reservation.ts';
import { workingStock } from '#domain/sale/reservation/working-stock.ts';
import type { GuestFacts } from '#domain/ticket/guest-status.ts';
import { afterBatches, hold } from './a-stock.ts';
import type { SignedIn } from './a-viewer.ts';

export type WorldEvent = {
  readonly eventId: number;
  readonly name: string;
  readonly status: EventStatus;
  readonly feature: EventFeature;
  readonly format: EventFormat;
  readonly archive: boolean;
  readonly requiredApproval: boolean;
  readonly ownerAccountId: AccountId;
  readonly corporateId: number | null;
  readonly team: readonly { readonly accountId: AccountId; readonly role: TeamRole }[];
  readonly endAt: Instant;
};

export type World = {
  readonly now: Instant;
  readonly event: WorldEvent;
  readonly stock: EventStock;
  readonly names: { readonly sessions: readonly string[]; readonly ticketTypes: readonly string[] };
  readonly promotions: readonly AutomaticPromotion[];
  readonly viewers: readonly SignedIn[];
  readonly buyer: AccountId;
};

export type ShownTicket = {
  readonly type: SellableTicketType;
  readonly session: SellableSession;
  readonly remaining: number | null;
  readonly state: TicketSaleState;
  readonly limit: number;
};

export function shownTickets({ stock, now, buyer }: World): readonly ShownTicket[] {
  const working = workingStock(stock);
  return stock.ticketTypes.flatMap((type) => {
    const session = stock.sessions.find(({ sectionEventId }) => sectionEventId === type.sectionEventId);
    if (session === undefined) return [];
    const places = placesLeft(working, type.ticketTypeId, new Map(), working.promised);
    const left = places === Number.POSITIVE_INFINITY ? null : Math.max(0, places);
    const taken = takenBy(stock, buyer, type.ticketTypeId);
    const offer = offerTo({ ...type, remaining: left, held: 0 }, taken);
    return [
      {
        type,
        session,
        remaining: offer.remaining,
        state: ticketSaleState({ ...type, remaining: offer.remaining }, session, now),
        limit: offer.limit,
      },
    ];
  });
}

const takenBy = (stock: EventStock, buyer: AccountId, ticketTypeId: string): TakenByAccount => {
  const own = stock.reservations.filter((row) => row.accountId === buyer && row.ticketTypeId === ticketTypeId);
  const open = (row: Reservation): boolean =>
    stock.checkoutSessions.find(({ checkoutSessionId }) => checkoutSessionId === row.checkoutSessionId)?.state ===
    'OPEN';
  const count = (rows: readonly Reservation[]): number => rows.reduce((total, row) => total + row.quantity, 0);
  return {
    held: count(own.filter((row) => row.state === 'HELD' || (row.state === 'IN_CHECKOUT' && open(row)))),
    paying: count(own.filter((row) => row.state === 'IN_CHECKOUT' && !open(row))),
    bought: count(own.filter((row) => row.state === 'SOLD')),
  };
};

/** Places that were offered to the buyer stay theirs, whatever the sale has become. */
export const isOfferedToBuyer = ({ stock, buyer }: World, type: SellableTicketType): boolean =>
  stock.reservations.some((row) => isOffered(row) && row.accountId === buyer && row.ticketTypeId === type.ticketTypeId);

export const shownSessions = (world: World): readonly { readonly id: number; readonly state: SessionSaleState }[] => {
  const tickets = shownTickets(world);
  return world.stock.sessions.map((session) => ({
    id: session.sectionEventId,
    state: sessionSaleState(
      session,
      tickets
        .filter(({ type }) => type.sectionEventId === session.sectionEventId)
        .map(({ type, remaining }) => ({ ...type, remaining })),
      world.now,
    ),
  }));
};

export const shownButton = (world: World): RegistrationButton =>
  registrationButton(
    {
      status: world.event.status,
      endAt: world.event.endAt,
    },
    shownSessions(world),
    null,
    world.now,
  );

type OtherLine = { readonly ticketTypeId: string; readonly quantity: number };

/** Lines of the buyer's open cart, of other types that draw on the same places. */
export const linesBeside = ({ stock, buyer }: World, type: SellableTicketType): readonly OtherLine[] => {
  const sharing = stock.ticketTypes.filter(
    (other) =>
      other.ticketTypeId !== type.ticketTypeId && other.quotaIds.some((quotaId) => type.quotaIds.includes(quotaId)),
  );
  return sharing.flatMap(({ ticketTypeId }) => {
    const { held } = takenBy(stock, buyer, ticketTypeId);
    return held === 0 ? [] : [{ ticketTypeId, quantity: held }];
  });
};

/** In place of whatever the cart holds, with `beside` in the same request. */
export const buying = (world: World, type: SellableTicketType, quantity: number, beside: readonly OtherLine[] = []) =>
  afterBatches(world.stock, [
    world.now,
    hold('wanted', quantity, {
      accountId: world.buyer,
      sectionEventId: type.sectionEventId,
      lines: [{ reservationId: 'wanted', ticketTypeId: type.ticketTypeId, quantity }].concat(
        beside.map((line, at) => ({ reservationId: `beside-${at}`, ...line })),
      ),
    }),
  ]);

export type CartLine = {
  readonly reservationId: string;
  readonly count: number;
  readonly type: SellableTicketType;
};

/** The cart of a session as the checkout's page reads it, with what was offered to the buyer in the meantime. */
export const cartIn = (stock: EventStock, buyer: AccountId, sectionEventId: number): readonly CartLine[] =>
  stock.reservations
    .filter((row) => row.accountId === buyer && row.sectionEventId === sectionEventId && row.state === 'HELD')
    .flatMap(({ reservationId, ticketTypeId, quantity: count }) =>
      stock.ticketTypes
        .filter((type) => type.ticketTypeId === ticketTypeId)
        .map((type) => ({ reservationId, count, type })),
    );

export const rowOf = ({ event, stock }: World): EventRowFacts => ({
  ...event,
  hasOrders: stock.reservations.some((row) => row.state === 'SOLD'),
});

export const factsFor = (world: World, viewer: PermissionViewer): EventFacts => {
  const { team, ...event } = rowOf(world);
  const teamRole = viewer.kind === 'anonymous' ? null : roleOf(team, viewer.accountId);
  return { ...event, feature: world.event.feature, archive: world.event.archive, teamRole, opened: false };
};

export const guestsOf = ({ event, stock, now }: World): readonly GuestFacts[] => {
  const doorsOpen = stock.sessions.some((session) => session.beginAt <= now);
  return stock.checkoutSessions.flatMap((session): GuestFacts[] => {
    const payment =
      stock.payments.findLast((row) => row.checkoutSessionId === session.checkoutSessionId)?.state ?? null;
    const places = stock.reservations.filter(
      (row) => row.checkoutSessionId === session.checkoutSessionId && row.state === 'SOLD',
    );
    const status = orderStatusOf(event, session);
    if (status === null) return [];
    const order = { status, payment, approval: status === 'REQUIRED_APPROVAL' ? 'WAITING' : 'NOT_NEEDED' } as const;
    if (status !== 'SUCCESSFUL') return [{ invitation: null, order, ticket: null, doorsOpen }];
    const tickets = places.reduce((total, row) => total + row.quantity, 0);
    return Array.from({ length: tickets }, () => ({
      invitation: null,
      order,
      ticket: { status: 'VALID', checkIns: 0 },
      doorsOpen,
    }));
  });
};

/** Null before payment begins, and after cancelling. */
function orderStatusOf({ requiredApproval }: WorldEvent, { state, price }: CheckoutSession): OrderStatus | null {
  switch (state) {
    case 'PAYING':
      return 'PROCESSING';
    case 'EXPIRED':
      return 'UNSUCCESSFUL';
    case 'COMPLETED':
      return price === 0
        ? firstOrderStatus({ free: true, requiredApproval })
        : settledOrderStatus({ requiredApproval });
    case 'OPEN':
    case 'CANCELLED':
      return null;
    default:
      return never(state);
  }
}
