import type { AccountId } from '#domain/account/account-id.ts';
import type { CheckoutSession, EventStock, Payment, Quota, Receipt, Reservation } from './reservation.ts';
import { quotaIdsOf, type StockFacts } from './stock-facts.ts';
import type { StockWrites } from './stock-outcome.ts';
import { type WorkingTable, workingTable } from './working-table.ts';

/** The stock of one event while a batch is being decided. Every change of a claim goes through `putClaim`, which keeps the counters. */
export type WorkingStock = StockFacts & {
  readonly quotas: Pick<WorkingTable<Quota>, 'get' | 'put'>;
  readonly claims: Pick<WorkingTable<Reservation>, 'get' | 'where'>;
  readonly putClaim: (claim: Reservation) => void;
  readonly claimsOfBuyer: (accountId: AccountId) => Reservation[];
  readonly claimsOfCheckout: (checkoutSessionId: string) => Reservation[];
  readonly checkoutSessions: Pick<WorkingTable<CheckoutSession>, 'get' | 'put' | 'where'>;
  readonly payments: Pick<WorkingTable<Payment>, 'get' | 'put' | 'where'>;
  readonly receipts: Pick<WorkingTable<Receipt>, 'get' | 'put'>;
  readonly writes: () => StockWrites;
};

/** What names a receipt. */
export const receiptKey = (receipt: Pick<Receipt, 'provider' | 'providerReference'>): string => `${receipt.provider} ${receipt.providerReference}`;

export function workingStock(stock: EventStock): WorkingStock {
  const facts: StockFacts = {
    event: stock.event,
    sessions: new Map(stock.sessions.map((session) => [session.sectionEventId, session])),
    ticketTypes: new Map(stock.ticketTypes.map((type) => [type.ticketTypeId, type])),
  };
  const quotas = workingTable(stock.quotas, (quota) => quota.quotaId);
  const claims = workingTable(stock.reservations, (claim) => claim.reservationId);
  const checkoutSessions = workingTable(stock.checkoutSessions, (session) => session.checkoutSessionId);
  const payments = workingTable(stock.payments, (payment) => payment.paymentId);
  const receipts = workingTable(stock.receipts, receiptKey);
  const byBuyer = new Index(stock.reservations, (claim) => claim.accountId);
  const byCheckout = new Index(stock.reservations, (claim) => claim.checkoutSessionId);

  const count = (claim: Reservation, sign: 1 | -1): void => {
    const counter = counterOf(claim);
    if (counter === null) return;
    for (const quotaId of quotaIdsOf(facts, claim.ticketTypeId)) {
      const quota = quotas.get(quotaId);
      if (quota !== undefined) quotas.put({ ...quota, [counter]: quota[counter] + sign * claim.quantity });
    }
  };

  return {
    ...facts,
    quotas,
    claims,
    putClaim: (claim) => {
      const before = claims.get(claim.reservationId);
      if (before !== undefined) count(before, -1);
      count(claim, 1);
      claims.put(claim);
      byBuyer.add(claim);
      byCheckout.add(claim);
    },
    claimsOfBuyer: (accountId) => byBuyer.under(accountId, claims),
    claimsOfCheckout: (id) => byCheckout.under(id, claims).filter((claim) => claim.checkoutSessionId === id),
    checkoutSessions,
    payments,
    receipts,
    writes: () => ({
      quotas: quotas.writes().updated,
      reservations: claims.writes(),
      checkoutSessions: checkoutSessions.writes(),
      payments: payments.writes(),
      receipts: receipts.writes().inserted,
    }),
  };
}

/** Where a claim is counted; a released one nowhere. */
function counterOf(claim: Reservation): 'reserved' | 'sold' | null {
  if (claim.state === 'RELEASED') return null;
  return claim.state === 'SOLD' ? 'sold' : 'reserved';
}

/** Finds claims by a key without looking at all of them: a batch holds the claims of many buyers. */
class Index {
  readonly #ids = new Map<string, Set<string>>();
  readonly #keyOf: (claim: Reservation) => string | null;

  constructor(claims: readonly Reservation[], keyOf: (claim: Reservation) => string | null) {
    this.#keyOf = keyOf;
    for (const claim of claims) this.add(claim);
  }

  add(claim: Reservation): void {
    const key = this.#keyOf(claim);
    if (key === null) return;
    const ids = this.#ids.get(key) ?? new Set<string>();
    this.#ids.set(key, ids.add(claim.reservationId));
  }

  under(key: string, claims: Pick<WorkingTable<Reservation>, 'get'>): Reservation[] {
    return [...(this.#ids.get(key) ?? [])].map((id) => claims.get(id)).filter((claim) => claim !== undefined);
  }
}
