import { type EventSaleState, eventSaleState, sessionOfEvent, sessionSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { EventCatalogue } from '#server/event/ports/event-catalogue.ts';

/** Null: no such event, or it is not published. */
export async function saleOfEvent(
  catalogue: Pick<EventCatalogue, 'events' | 'sessionsOf' | 'ticketsOf'>,
  eventId: number,
  now: Instant,
): Promise<EventSaleState | null> {
  const [[event], sessions, tickets] = await Promise.all([
    catalogue.events([eventId]),
    catalogue.sessionsOf([eventId]),
    catalogue.ticketsOf([eventId]),
  ]);
  if (event?.status !== 'PUBLISHED') return null;
  return eventSaleState(
    sessions
      .filter(({ cancelledAt }) => cancelledAt === null)
      .map((session) =>
        sessionSaleState(
          sessionOfEvent(event, session),
          tickets.filter(({ sectionEventId }) => sectionEventId === session.sectionEventId),
          now,
        ),
      ),
  );
}
