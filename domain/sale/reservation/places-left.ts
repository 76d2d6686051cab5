import { freeIn, type QuotaStock, remainingOver } from '#domain/sale/quantity/quota-stock.ts';
import { quotaIdsOf, type Reservation, type StockFacts } from './reservation.ts';
import type { WorkingStock } from './working-stock.ts';

/** By quota: wanted places (positive) or released ones (negative) of a change under consideration. */
export type Demand = Map<string, number>;

/** Adds a ticket type's quantity to its quotas; negative releases. */
export function demand(into: Demand, facts: StockFacts, ticketTypeId: string, quantity: number): void {
  for (const quotaId of quotaIdsOf(facts, ticketTypeId)) into.set(quotaId, (into.get(quotaId) ?? 0) + quantity);
}

/** The demand that releasing these claims would free. */
export function freedBy(facts: StockFacts, claims: readonly Reservation[]): Demand {
  const freed: Demand = new Map();
  for (const claim of claims) demand(freed, facts, claim.ticketTypeId, -claim.quantity);
  return freed;
}

type Stock = Pick<WorkingStock, 'quotas' | 'ticketTypes' | 'event' | 'sessions'>;

const NOTHING_PROMISED: ReadonlyMap<string, number> = new Map();

/** A ticket type's quotas after a demand. `promised`: free places reserved for the waiting list. */
export const quotasAfter = (
  stock: Stock,
  ticketTypeId: string,
  beside: Demand,
  promised: ReadonlyMap<string, number> = NOTHING_PROMISED,
): QuotaStock[] =>
  quotaIdsOf(stock, ticketTypeId).map((quotaId) => {
    const quota = stock.quotas.get(quotaId) ?? NO_PLACES;
    const change = beside.get(quotaId) ?? 0;
    const kept = Math.min(promised.get(quotaId) ?? 0, Math.max(0, freeIn(quota)));
    return { ...quota, reserved: quota.reserved + kept + Math.min(0, change), sold: quota.sold + Math.max(0, change) };
  });

const NO_PLACES: QuotaStock = { capacity: 0, reserved: 0, sold: 0 };

/** Places of a ticket type left after a demand; the tightest quota decides. Infinity without a limit. */
export const placesLeft = (
  stock: Stock,
  ticketTypeId: string,
  beside: Demand,
  promised?: ReadonlyMap<string, number>,
): number => remainingOver(quotasAfter(stock, ticketTypeId, beside, promised)) ?? Number.POSITIVE_INFINITY;
