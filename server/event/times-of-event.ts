import { eventTimes } from '#domain/event/session.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';

export const withTimesOf = (
  event: EventRow,
  sessions: readonly Pick<SectionEventRow, 'beginAt' | 'endAt'>[],
): EventRow => ({
  ...event,
  ...eventTimes(event, sessions),
});
