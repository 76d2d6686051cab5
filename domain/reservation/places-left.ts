import type { Quota, Reservation } from './reservation.ts';
import { quotaIdsOf, type StockFacts } from './stock-facts.ts';
import type { WorkingStock } from './working-stock.ts';

/** Places by quota that are wanted (above 0) or given back (below 0) by a change that is being considered. */
export type Demand = Map<string, number>;

/** Adds what `quantity` of a ticket type takes of its quotas; a negative quantity gives back. */
export function demand(into: Demand, facts: StockFacts, ticketTypeId: string, quantity: number): void {
  for (const quotaId of quotaIdsOf(facts, ticketTypeId)) into.set(quotaId, (into.get(quotaId) ?? 0) + quantity);
}

/** The demand that these claims would free if they were released. */
export function freedBy(facts: StockFacts, claims: readonly Reservation[]): Demand {
  const freed: Demand = new Map();
  for (const claim of claims) demand(freed, facts, claim.ticketTypeId, -claim.quantity);
  return freed;
}

/** How many of a quota are free; Infinity when it is unlimited. */
const freeOf = (quota: Quota): number => (quota.capacity === null ? Number.POSITIVE_INFINITY : quota.capacity - quota.reserved - quota.sold);

/** How many of a ticket type can still be taken beside a demand: the tightest of its quotas decides. Infinity when none limits it. */
export function placesLeft(stock: Pick<WorkingStock, 'quotas' | 'ticketTypes' | 'event' | 'sessions'>, ticketTypeId: string, beside: Demand): number {
  const left = quotaIdsOf(stock, ticketTypeId).map((quotaId) => {
    const quota = stock.quotas.get(quotaId);
    return quota === undefined ? 0 : freeOf(quota) - (beside.get(quotaId) ?? 0);
  });
  return Math.max(0, Math.min(Number.POSITIVE_INFINITY, ...left));
}
