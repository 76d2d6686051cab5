import type { EventPages } from '#application/event/ports/event-pages.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { BoxOfficeInMemory } from './office.ts';

export const memoryEventPages = ({ eventNumbered, eventOf, fresh }: BoxOfficeInMemory): EventPages => ({
  read: async (eventId) => {
    const event = eventNumbered(eventId);
    return event === undefined ? refused({ code: 'EVENT_NOT_FOUND' }) : ok({ ...event, sessions: fresh(event) });
  },
  sessions: async (eventId) => {
    const event = eventNumbered(eventId);
    return event === undefined ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(fresh(event));
  },
  calendar: async (sectionEventId) =>
    eventOf(sectionEventId) === undefined ? refused({ code: 'EVENT_NOT_FOUND' }) : ok([]),
  guests: async (eventId) => (eventNumbered(eventId) === undefined ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(null)),
  session: async (sectionEventId) => {
    const event = eventOf(sectionEventId);
    const session = event === undefined ? undefined : fresh(event).find((one) => one.id === sectionEventId);
    return session === undefined ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(session);
  },
});
