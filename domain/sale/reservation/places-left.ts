import { type QuotaStock, remainingOver } from '#domain/sale/quantity/quota-stock.ts';
import { quotaIdsOf, type Reservation, type StockFacts } from './reservation.ts';
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

type Stock = Pick<WorkingStock, 'quotas' | 'ticketTypes' | 'event' | 'sessions'>;

/**
 * The quotas of a ticket type as they would stand beside a demand: what is given back is free again, what is wanted is
 * as good as sold.
 */
export const quotasAfter = (stock: Stock, ticketTypeId: string, beside: Demand): QuotaStock[] =>
  quotaIdsOf(stock, ticketTypeId).map((quotaId) => {
    const quota = stock.quotas.get(quotaId) ?? NO_PLACES;
    const change = beside.get(quotaId) ?? 0;
    return { ...quota, reserved: quota.reserved + Math.min(0, change), sold: quota.sold + Math.max(0, change) };
  });

const NO_PLACES: QuotaStock = { capacity: 0, reserved: 0, sold: 0 };

/**
 * How many of a ticket type can still be taken beside a demand: the tightest of its quotas decides. Infinity when none
 * limits it.
 */
export const placesLeft = (stock: Stock, ticketTypeId: string, beside: Demand): number =>
  remainingOver(quotasAfter(stock, ticketTypeId, beside)) ?? Number.POSITIVE_INFINITY;
