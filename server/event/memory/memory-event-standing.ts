import type { EventStanding } from '#server/event/ports/event-standing.ts';
import type { MemoryEvents } from './memory-events.ts';

export const makeMemoryEventStanding = (state: MemoryEvents): EventStanding => ({
  async facts(eventIds, accountId) {
    return new Map(
      eventIds.flatMap((eventId) => {
        const event = state.events.get(eventId);
        if (event === undefined) return [];
        const { ownerAccountId, corporateId, status, feature, archive, linkNumber } = event;
        const teamRole =
          state.team.find((member) => member.eventId === eventId && member.accountId === accountId)?.role ?? null;
        const hasOrders = state.orders.some((order) => order.eventId === eventId);
        const opened =
          feature !== 'PUBLIC' &&
          [...state.tickets.values()].some((ticket) => ticket.eventId === eventId && ticket.accountId === accountId);
        const own = { ownerAccountId, corporateId, status, feature, archive, linkNumber };
        return [[eventId, { ...own, teamRole, hasOrders, opened }] as const];
      }),
    );
  },
  async sessionsWithTicket(eventIds, accountId) {
    const held = [...state.tickets.values()].filter(
      (ticket) => eventIds.includes(ticket.eventId) && ticket.accountId === accountId && ticket.status === 'VALID',
    );
    const sessions = new Map(held.map(({ eventId, sectionEventId }) => [sectionEventId, { eventId, sectionEventId }]));
    return [...sessions.values()];
  },
  async taken(eventIds, accountId) {
    return state.taken
      .filter((one) => eventIds.includes(one.eventId) && one.accountId === accountId)
      .map(({ eventId, ticketTypeId, held, paying, bought }) => ({ eventId, ticketTypeId, held, paying, bought }));
  },
});
