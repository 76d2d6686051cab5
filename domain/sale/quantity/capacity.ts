import type { PlanSale } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';

/** Null capacity: unlimited. */
export type CountedTicketType = {
  readonly sectionEventId: number;
  readonly capacity: number | null;
  readonly sold: number;
  readonly sessionCapacity: number | null;
  readonly eventCapacity: number | null;
  /** Takes places of the session and the event, and has none of its own; absent: sold. */
  readonly byInvitation?: boolean;
};

export type CapacitySums = { readonly sold: number; readonly capacity: number | null };

/** Sums of one session, within the session's and the event's quota. */
export const sumsOfSession = (types: readonly CountedTicketType[]): CapacitySums => ({
  sold: total(types.map((type) => type.sold)),
  capacity: least(
    totalCapacity(types.map(ownCapacity)),
    types[0]?.sessionCapacity ?? null,
    types[0]?.eventCapacity ?? null,
  ),
});

/** Sums of an event: those of its sessions, within the event's quota. */
export function sumsOfEvent(types: readonly CountedTicketType[]): CapacitySums {
  const sessions = [...Map.groupBy(types, (type) => type.sectionEventId).values()].map(sumsOfSession);
  return {
    sold: total(sessions.map((session) => session.sold)),
    capacity: least(totalCapacity(sessions.map((session) => session.capacity)), types[0]?.eventCapacity ?? null),
  };
}

/** What guests hold by invitation comes on top of what is sold. */
const ownCapacity = ({ byInvitation, capacity, sold }: CountedTicketType): number | null =>
  byInvitation === true ? sold : capacity;

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
  /** End of the last hold. */
  readonly heldUntil: Instant | null;
};

/** Sets a capacity, at least what is sold plus held; null: unlimited. [S5-11] */
export function changeCapacity(
  taken: TakenPlaces,
  capacity: number | null,
): Result<number | null, RefusalIn<SaleRefusal, 'CAPACITY_BELOW_TAKEN'>> {
  if (capacity === null || capacity >= taken.sold + taken.held) return ok(capacity);
  const until = taken.heldUntil === null || taken.held === 0 ? {} : { heldUntil: taken.heldUntil };
  return refused({ code: 'CAPACITY_BELOW_TAKEN', sold: taken.sold, held: taken.held, ...until });
}

/** What an event sold, within its own capacity alone. */
export const sumsWithinEvent = (types: readonly CountedTicketType[]): CapacitySums => ({
  sold: total(types.map((type) => type.sold)),
  capacity: types[0]?.eventCapacity ?? null,
});

/** Closed while every place is sold. Held places do not close it: their buyers are still paying. [S3-31] */
export const planSaleAtCapacity = (planSale: PlanSale, event: CapacitySums): PlanSale =>
  event.capacity !== null && event.sold >= event.capacity ? 'CLOSED' : planSale;
