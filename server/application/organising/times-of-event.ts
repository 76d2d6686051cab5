import type { EventRow } from '#server/application/ports/event-row.ts';
import type { SectionEventRow } from '#server/application/ports/section-event-row.ts';

/** The event with the first begin and the last end of its sessions; without sessions it keeps the times it has. */
export function withTimesOf(event: EventRow, sessions: readonly Pick<SectionEventRow, 'beginAt' | 'endAt'>[]): EventRow {
  const [first, ...others] = sessions;
  if (first === undefined) return event;
  return {
    ...event,
    beginAt: others.reduce((least, session) => (session.beginAt < least ? session.beginAt : least), first.beginAt),
    endAt: others.reduce((most, session) => (session.endAt > most ? session.endAt : most), first.endAt),
  };
}
