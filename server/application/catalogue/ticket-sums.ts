import type { TicketRow } from '#server/application/ports/ticket-row.ts';

/** How many tickets went, of how many; null: unlimited. */
export type TicketSums = { readonly sold: number; readonly capacity: number | null };

const least = (...capacities: readonly (number | null)[]): number | null => {
  const limits = capacities.filter((capacity) => capacity !== null);
  return limits.length === 0 ? null : Math.min(...limits);
};

const total = (capacities: readonly (number | null)[]): number | null =>
  capacities.reduce<number | null>((sum, capacity) => (sum === null || capacity === null ? null : sum + capacity), 0);

/** Of one session: no more than its types or its own pot or the event's hold. */
export const sumsOfSession = (tickets: readonly TicketRow[]): TicketSums => ({
  sold: tickets.reduce((sum, ticket) => sum + ticket.sold, 0),
  capacity: least(total(tickets.map((ticket) => ticket.capacity)), tickets[0]?.sessionCapacity ?? null, tickets[0]?.eventCapacity ?? null),
});

/** Of a whole event: the sum of its sessions, no more than the event's own pot. */
export function sumsOfEvent(tickets: readonly TicketRow[]): TicketSums {
  const sessions = [...Map.groupBy(tickets, (ticket) => ticket.sectionEventId).values()].map(sumsOfSession);
  return {
    sold: sessions.reduce((sum, session) => sum + session.sold, 0),
    capacity: least(total(sessions.map((session) => session.capacity)), tickets[0]?.eventCapacity ?? null),
  };
}

/** The ticket with the lowest price; of two the one that says more off. */
export const lowestTicket = (tickets: readonly TicketRow[]): TicketRow | null =>
  tickets.toSorted((left, right) => left.price - right.price || right.originalPrice - left.originalPrice)[0] ?? null;
