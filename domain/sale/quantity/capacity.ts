import type { PlanSale } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import type { QuotaStock } from './quota-stock.ts';

/** What counts of a ticket type: its own pot, and those of its session and its event. A capacity of null: unlimited. */
export type CountedTicketType = {
  readonly sectionEventId: number;
  readonly capacity: number | null;
  readonly sold: number;
  readonly sessionCapacity: number | null;
  readonly eventCapacity: number | null;
};

/** How many tickets went, of how many; null: unlimited. */
export type CapacitySums = { readonly sold: number; readonly capacity: number | null };

/** Of one session: no more than its types or its own pot or the event's hold. */
export const sumsOfSession = (types: readonly CountedTicketType[]): CapacitySums => ({
  sold: total(types.map((type) => type.sold)),
  capacity: least(
    totalCapacity(types.map((type) => type.capacity)),
    types[0]?.sessionCapacity ?? null,
    types[0]?.eventCapacity ?? null,
  ),
});

/** Of a whole event: the sum of its sessions, no more than the event's own pot. */
export function sumsOfEvent(types: readonly CountedTicketType[]): CapacitySums {
  const sessions = [...Map.groupBy(types, (type) => type.sectionEventId).values()].map(sumsOfSession);
  return {
    sold: total(sessions.map((session) => session.sold)),
    capacity: least(totalCapacity(sessions.map((session) => session.capacity)), types[0]?.eventCapacity ?? null),
  };
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const totalCapacity = (capacities: readonly (number | null)[]): number | null => {
  const limited = capacities.filter((capacity) => capacity !== null);
  return limited.length === capacities.length ? total(limited) : null;
};

function least(...capacities: readonly (number | null)[]): number | null {
  const limits = capacities.filter((capacity) => capacity !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}

export type TakenPlaces = {
  readonly sold: number;
  readonly held: number;
  /** When the last of the held places comes free. */
  readonly heldUntil: Instant | null;
};

/** A capacity may be set to anything from what is sold plus what is held; null: unlimited. [S5-11] */
export function changeCapacity(
  taken: TakenPlaces,
  capacity: number | null,
): Result<number | null, RefusalIn<SaleRefusal, 'CAPACITY_BELOW_TAKEN'>> {
  if (capacity === null || capacity >= taken.sold + taken.held) return ok(capacity);
  const until = taken.heldUntil === null || taken.held === 0 ? {} : { heldUntil: taken.heldUntil };
  return refused({ code: 'CAPACITY_BELOW_TAKEN', sold: taken.sold, held: taken.held, ...until });
}

/**
 * What the organiser's word on a sale becomes as places are sold, where the event is set to close at capacity: closed
 * once every place is sold, and closed it stays when a place comes back. Held places may still come back, so they do
 * not close it. [S3]
 */
export const planSaleAtCapacity = (planSale: PlanSale, quota: QuotaStock, closesAtCapacity: boolean): PlanSale =>
  closesAtCapacity && quota.capacity !== null && quota.sold >= quota.capacity ? 'CLOSED' : planSale;
