import type { EventOnSale, SessionOnSale } from '#application/event/ports/event-pages.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type CalendarEntry, calendarEntry } from '#domain/time/calendar-entry.ts';
import { sessionTimeRange } from '#domain/time/session-time-range.ts';
import { writeICalendar } from '#domain/time/write-icalendar.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export { icsFileName } from '#domain/kernel/files/download-names.ts';
export { calendarFileWay, calendarLink, type OnlineCalendar } from '#domain/time/calendar-links.ts';

/** The day first, because a narrow field cuts off the end. */
export const sessionWhen = (session: SessionOnSale, locale: Locale): string =>
  sessionTimeRange(session, session.timezone, locale);

/** [S9-42] */
/** An event of which some sessions are known. */
export type CalendarEvent = EventOnSale & { readonly sessions: readonly SessionOnSale[] };

export const entryOf = (event: CalendarEvent, session: SessionOnSale, address: string): CalendarEntry =>
  calendarEntry({
    sectionEventId: session.id,
    eventName: event.name,
    sessionName: event.sessions.length > 1 ? session.name : '',
    beginAt: session.beginAt,
    endAt: session.endAt,
    timezone: session.timezone,
    address: event.format === 'ONLINE' ? null : (session.address ?? event.address),
    description: `${event.summary}\n${address}`,
    url: address,
    cancelled: event.status === 'CANCELLED' || session.cancelled,
    // Whoever saved the entry before sees it change.
    changes: session.moves + (event.status === 'CANCELLED' || session.cancelled ? 1 : 0),
  });

export function useCalendarFile(): (entries: readonly CalendarEntry[]) => Blob {
  const clock = useUseCase(Clock);
  return (entries) =>
    new Blob([writeICalendar({ method: 'PUBLISH', entries }, clock.now())], { type: 'text/calendar;charset=utf-8' });
}
