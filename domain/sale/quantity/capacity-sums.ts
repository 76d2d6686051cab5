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
