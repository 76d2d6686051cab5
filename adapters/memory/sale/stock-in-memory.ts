import type { EventPage } from '#application/event/ports/event-pages.ts';
import type { SeatMove, SessionSeats } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { decideBatch } from '#domain/sale/reservation/decide-batch.ts';
import type { EventStock, Quota } from '#domain/sale/reservation/reservation.ts';
import type { StockCommand } from '#domain/sale/reservation/stock-command.ts';
import type { OutcomeOf, Writes } from '#domain/sale/reservation/stock-outcome.ts';

/** The stock of one event in memory; decided by the very rules that the server decides with. */
export type MemoryStock = {
  readonly state: () => EventStock;
  readonly run: <Command extends StockCommand>(command: Command, now: Instant) => OutcomeOf<Command>;
  readonly left: (ticketId: string) => number | null;
  /** What this account has bought or is paying for; its cart is not counted. */
  readonly boughtBy: (accountId: string | null, ticketId: string) => number;
};

function merged<Row>(
  rows: readonly Row[],
  { inserted, updated }: Writes<Row>,
  keyOf: (row: Row) => string,
): readonly Row[] {
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  for (const row of [...inserted, ...updated]) known.set(keyOf(row), row);
  return [...known.values()];
}

function seated(halls: readonly SessionSeats[], moves: readonly SeatMove[]): readonly SessionSeats[] {
  const states = new Map(moves.map(({ seatId, to }) => [seatId, to === null ? ('FREE' as const) : ('TAKEN' as const)]));
  return halls.map((hall) => ({
    ...hall,
    seats: hall.seats.map((seat) => ({ ...seat, state: states.get(seat.seatId) ?? seat.state })),
  }));
}

/** Each ticket type begins with a quota of its own: what remains of it at the start. */
export function makeMemoryStock(
  page: EventPage,
  changed: () => void,
  halls: readonly SessionSeats[] = [],
): MemoryStock {
  const tickets = page.sessions.flatMap((session) => session.tickets.map((ticket) => ({ ticket, session })));
  let state: EventStock = {
    event: { eventId: page.id, status: page.status, archive: false, requiredApproval: page.requiredApproval },
    sessions: page.sessions.map(({ id, planSale, beginAt, endAt }) => ({
      sectionEventId: id,
      planSale,
      beginAt,
      endAt,
    })),
    ticketTypes: tickets.map(({ ticket, session }) => ({
      ticketTypeId: ticket.id,
      sectionEventId: session.id,
      quotaIds: [ticket.id],
      price: ticket.price,
      originalPrice: ticket.originalPrice,
      purchaseLimit: ticket.purchaseLimit,
      accountLimit: ticket.accountLimit,
      multipleOf: ticket.multipleOf,
      saleBeginAt: ticket.saleBeginAt,
      saleEndAt: ticket.saleEndAt,
      requiredSeat: ticket.hasSeats,
    })),
    quotas: tickets.map(
      ({ ticket }): Quota => ({ quotaId: ticket.id, capacity: ticket.remaining, reserved: 0, sold: 0 }),
    ),
    reservations: [],
    checkoutSessions: [],
    payments: [],
    receipts: [],
    seats: halls,
  };
  return {
    state: () => state,
    run: <Command extends StockCommand>(command: Command, now: Instant) => {
      const { outcomes, writes } = decideBatch(state, [command], now);
      state = {
        ...state,
        quotas: merged(state.quotas, { inserted: [], updated: writes.quotas }, (row) => row.quotaId),
        reservations: merged(state.reservations, writes.reservations, (row) => row.reservationId),
        checkoutSessions: merged(state.checkoutSessions, writes.checkoutSessions, (row) => row.checkoutSessionId),
        payments: merged(state.payments, writes.payments, (row) => row.paymentId),
        receipts: [...state.receipts, ...writes.receipts],
        seats: seated(state.seats, writes.seats),
      };
      changed();
      return outcomes[0] as OutcomeOf<Command>;
    },
    boughtBy: (accountId, ticketId) =>
      state.reservations
        .filter((claim) => claim.accountId === accountId && claim.ticketTypeId === ticketId)
        .filter(({ state }) => state === 'IN_CHECKOUT' || state === 'SOLD')
        .reduce((total, { quantity }) => total + quantity, 0),
    left: (ticketId) => {
      const quota = state.quotas.find((row) => row.quotaId === ticketId);
      return quota === undefined || quota.capacity === null
        ? null
        : Math.max(0, quota.capacity - quota.reserved - quota.sold);
    },
  };
}
