import { instant } from '#domain/kernel/instant.ts';
import type { EventRow } from '#server/application/ports/event-row.ts';
import type { SectionEventRow } from '#server/application/ports/section-event-row.ts';

/** The event with the first begin and the last end of its sessions; without sessions it keeps the times it has. */
export function withTimesOf(event: EventRow, sessions: readonly Pick<SectionEventRow, 'beginAt' | 'endAt'>[]): EventRow {
  if (sessions.length === 0) return event;
  return {
    ...event,
    beginAt: instant(Math.min(...sessions.map((session) => session.beginAt))),
    endAt: instant(Math.max(...sessions.map((session) => session.endAt))),
  };
}
