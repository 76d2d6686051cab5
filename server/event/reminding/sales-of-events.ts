import { type EventSaleState, eventSaleState, sessionOfEvent, sessionSaleState } from '#domain/event/sale-state.ts';
import { isForSale } from '#domain/event/ticket-type.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { EventCatalogue } from '#server/event/ports/event-catalogue.ts';

/** Of the published ones. */
export async function salesOfEvents(
  catalogue: Pick<EventCatalogue, 'events' | 'sessionsOf' | 'ticketsOf'>,
  eventIds: readonly number[],
  now: Instant,
): Promise<ReadonlyMap<number, EventSaleState>> {
  const [events, sessions, tickets] = await Promise.all([
    catalogue.events(eventIds),
    catalogue.sessionsOf(eventIds),
    catalogue.ticketsOf(eventIds),
  ]);
  const ticketsBySession = Map.groupBy(tickets.filter(isForSale), ({ sectionEventId }) => sectionEventId);
  const sessionsByEvent = Map.groupBy(sessions, ({ eventId }) => eventId);
  return new Map(
    events
      .filter(({ status }) => status === 'PUBLISHED')
      .map((event) => {
        const held = (sessionsByEvent.get(event.eventId) ?? []).filter(({ cancelledAt }) => cancelledAt === null);
        const states = held.map((session) =>
          sessionSaleState(sessionOfEvent(event, session), ticketsBySession.get(session.sectionEventId) ?? [], now),
        );
        return [event.eventId, eventSaleState(states)];
      }),
  );
}
