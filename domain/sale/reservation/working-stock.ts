import type { WaitingEntry } from '#domain/sale/waiting/waiting-entry.ts';
import {
  type Bought,
  type CheckoutSession,
  type EventStock,
  type Payment,
  type Quota,
  quotaIdsOf,
  type Receipt,
  type Reservation,
  type StockFacts,
} from './reservation.ts';
import type { StockWrites } from './stock-outcome.ts';
import { type WorkingOffers, workingOffers } from './working-offers.ts';
import { type WorkingSeats, workingSeats } from './working-seats.ts';
import { type WorkingTable, workingTable } from './working-table.ts';

/** Writing a claim updates its quotas' counters and its seats' owners; a checkout, the uses of its promotions. */
export type WorkingStock = StockFacts & {
  readonly quotas: WorkingTable<Quota, never>;
  readonly claims: WorkingTable<Reservation, 'buyer' | 'checkout'>;
  /** Sold lines that are not among the claims, summed. */
  readonly bought: readonly Bought[];
  readonly checkoutSessions: WorkingTable<CheckoutSession, 'buyer'>;
  readonly payments: WorkingTable<Payment, 'checkout'>;
  readonly receipts: WorkingTable<Receipt, never>;
  readonly seats: Omit<WorkingSeats, 'moved' | 'moves'>;
  readonly offers: Omit<WorkingOffers, 'moved' | 'changes'>;
  readonly waiting: WorkingTable<WaitingEntry, 'buyer'>;
  /** By quota: places reserved for the waiting list. */
  readonly promised: ReadonlyMap<string, number>;
  readonly writes: () => StockWrites;
};

export const receiptKey = (receipt: Pick<Receipt, 'provider' | 'providerReference'>): string =>
  `${receipt.provider} ${receipt.providerReference}`;

export function workingStock(stock: EventStock): WorkingStock {
  const facts: StockFacts = {
    event: stock.event,
    sessions: new Map(stock.sessions.map((session) => [session.sectionEventId, session])),
    ticketTypes: new Map(stock.ticketTypes.map((type) => [type.ticketTypeId, type])),
  };
  const quotas = workingTable(stock.quotas, (quota) => quota.quotaId);
  const claims = workingTable(stock.reservations, (claim) => claim.reservationId, {
    buyer: (claim) => claim.accountId,
    checkout: (claim) => claim.checkoutSessionId,
  });
  const checkoutSessions = workingTable(stock.checkoutSessions, (session) => session.checkoutSessionId, {
    buyer: (session) => session.accountId,
  });
  const payments = workingTable(stock.payments, (payment) => payment.paymentId, {
    checkout: (payment) => payment.checkoutSessionId,
  });
  const receipts = workingTable(stock.receipts, receiptKey);
  const seats = workingSeats(stock.seats);
  const offers = workingOffers(stock.offers);

  const waiting = workingTable(stock.waiting ?? [], (entry) => entry.waitingEntryId, {
    buyer: (entry) => entry.accountId,
  });
  const promised = new Map<string, number>();
  const promise = ({ state, ticketTypeId, party }: WaitingEntry, sign: 1 | -1): void => {
    if (state !== 'WAITING') return;
    for (const quotaId of quotaIdsOf(facts, ticketTypeId))
      promised.set(quotaId, (promised.get(quotaId) ?? 0) + sign * party);
  };
  for (const entry of stock.waiting ?? []) promise(entry, 1);
  const putWaiting = (entry: WaitingEntry): void => {
    const before = waiting.get(entry.waitingEntryId);
    if (before !== undefined) promise(before, -1);
    promise(entry, 1);
    waiting.put(entry);
  };

  const count = (claim: Reservation, sign: 1 | -1): void => {
    const counter = counterOf(claim);
    if (counter === null) return;
    for (const quotaId of quotaIdsOf(facts, claim.ticketTypeId)) {
      const quota = quotas.get(quotaId);
      if (quota !== undefined) quotas.put({ ...quota, [counter]: quota[counter] + sign * claim.quantity });
    }
  };
  const putClaim = (claim: Reservation): void => {
    const before = claims.get(claim.reservationId);
    if (before !== undefined) count(before, -1);
    count(claim, 1);
    seats.moved(before, claim);
    claims.put(claim);
  };

  const putCheckout = (session: CheckoutSession): void => {
    offers.moved(checkoutSessions.get(session.checkoutSessionId), session);
    checkoutSessions.put(session);
  };

  return {
    ...facts,
    quotas,
    claims: { ...claims, put: putClaim },
    bought: stock.bought,
    checkoutSessions: { ...checkoutSessions, put: putCheckout },
    payments,
    receipts,
    seats,
    offers,
    waiting: { ...waiting, put: putWaiting },
    promised,
    writes: () => ({
      quotas: quotas.writes().updated,
      reservations: claims.writes(),
      checkoutSessions: checkoutSessions.writes(),
      payments: payments.writes(),
      receipts: receipts.writes().inserted,
      seats: seats.moves(),
      promotionUses: offers.changes(),
      waiting: waiting.writes(),
    }),
  };
}

function counterOf(claim: Reservation): 'reserved' | 'sold' | null {
  if (claim.state === 'RELEASED') return null;
  return claim.state === 'SOLD' ? 'sold' : 'reserved';
}
