import type { EventPage } from '#application/event/ports/event-pages.ts';
import type { SessionSeats } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { remainingOver } from '#domain/sale/quantity/quota-stock.ts';
import { cartOf } from '#domain/sale/reservation/buyer-cart.ts';
import { decideBatch } from '#domain/sale/reservation/decide-batch.ts';
import type { EventOffers, EventStock, Quota, Reservation } from '#domain/sale/reservation/reservation.ts';
import { stockAfter } from '#domain/sale/reservation/stock-after.ts';
import type { StockCommand } from '#domain/sale/reservation/stock-command.ts';
import type { OutcomeOf } from '#domain/sale/reservation/stock-outcome.ts';
import { workingStock } from '#domain/sale/reservation/working-stock.ts';

export type MemoryStock = {
  readonly state: () => EventStock;
  readonly run: <Command extends StockCommand>(command: Command, now: Instant) => OutcomeOf<Command>;
  readonly cart: (accountId: AccountId, sectionEventId: number) => readonly Reservation[];
  /** null: unlimited. */
  readonly left: (ticketId: string) => number | null;
  /** Bought or being paid for; the cart does not count. */
  readonly boughtBy: (accountId: string | null, ticketId: string) => number;
};

/** Each ticket type gets its own quota. */
export function makeMemoryStock(
  page: EventPage,
  changed: () => void,
  halls: readonly SessionSeats[] = [],
  offers: EventOffers = { promotions: [], codes: [] },
): MemoryStock {
  const tickets = page.sessions.flatMap((session) => session.tickets.map((ticket) => ({ ticket, session })));
  let state: EventStock = {
    event: { eventId: page.id, status: page.status, archive: page.archive, requiredApproval: page.requiredApproval },
    sessions: page.sessions.map(({ id, planSale, beginAt, endAt }) => ({
      sectionEventId: id,
      planSale,
      beginAt,
      endAt,
      cancelled: false,
    })),
    ticketTypes: tickets.map(({ ticket, session }) => ({
      ticketTypeId: ticket.id,
      sectionEventId: session.id,
      quotaIds: [ticket.id],
      price: ticket.promoted?.unitPrice ?? ticket.price,
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
    bought: [],
    receipts: [],
    seats: halls,
    offers,
  };
  return {
    state: () => state,
    run: <Command extends StockCommand>(command: Command, now: Instant) => {
      const { outcomes, writes } = decideBatch(state, [command], now);
      state = stockAfter(state, writes);
      changed();
      return outcomes[0] as OutcomeOf<Command>;
    },
    boughtBy: (accountId, ticketId) =>
      state.reservations
        .filter((claim) => claim.accountId === accountId && claim.ticketTypeId === ticketId)
        .filter(({ state }) => state === 'IN_CHECKOUT' || state === 'SOLD')
        .reduce((total, { quantity }) => total + quantity, 0),
    cart: (accountId, sectionEventId) => cartOf(workingStock(state), accountId, sectionEventId),
    left: (ticketId) => remainingOver(state.quotas.filter((row) => row.quotaId === ticketId)),
  };
}
