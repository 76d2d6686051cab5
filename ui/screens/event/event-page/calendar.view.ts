import { useEffect, useState } from 'react';
import type { EventOnSale, SessionOnSale } from '#application/event/ports/event-pages.ts';
import type { CalendarItem } from '#application/event/ports/session-calendars.ts';
import { ReadSessionCalendar } from '#application/event/session-calendar/read-session-calendar.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type CalendarEntry, calendarEntry } from '#domain/time/calendar-entry.ts';
import { sessionTimeRange } from '#domain/time/session-time-range.ts';
import { writeICalendar } from '#domain/time/write-icalendar.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { showTime } from '#words/platform/money-and-dates.ts';

export { icsFileName } from '#domain/kernel/files/download-names.ts';
export { calendarFileWay, calendarLink, type OnlineCalendar } from '#domain/time/calendar-links.ts';

/** The day first, because a narrow field cuts off the end. */
export const sessionWhen = (session: SessionOnSale, locale: Locale): string =>
  sessionTimeRange(session, session.timezone, locale);

export type CalendarEvent = EventOnSale & { readonly sessions: readonly SessionOnSale[] };

/** `items`: what happens within the session; the entry that a visitor keeps lists it. */
export const entryOf = (
  event: CalendarEvent,
  session: SessionOnSale,
  address: string,
  items: readonly CalendarItem[] = [],
): CalendarEntry =>
  calendarEntry({
    sectionEventId: session.id,
    eventName: event.name,
    sessionName: event.sessions.length > 1 ? session.name : '',
    beginAt: session.beginAt,
    endAt: session.endAt,
    timezone: session.timezone,
    address: event.format === 'ONLINE' ? null : (session.address ?? event.address),
    description: [event.summary, ...items.map((item) => itemLine(item, session.timezone)), address].join('\n'),
    url: address,
    cancelled: event.status === 'CANCELLED' || session.cancelled,
    // Saved entries show the change.
    changes: session.moves + (event.status === 'CANCELLED' || session.cancelled ? 1 : 0),
  });

/** '19:00-19:30 Khai mạc'. */
export const itemLine = ({ title, beginAt, endAt }: CalendarItem, timezone: string): string =>
  `${showTime(beginAt, 'en', timezone)}-${showTime(endAt, 'en', timezone)} ${title}`;

export function useSessionItems(sessionId: number): readonly CalendarItem[] {
  const read = useUseCase(ReadSessionCalendar);
  const [known, setKnown] = useState<{ readonly id: number; readonly items: readonly CalendarItem[] } | null>(null);
  useEffect(() => {
    let left = false;
    void read(sessionId).then((items) => {
      if (!left) setKnown({ id: sessionId, items });
    });
    return () => {
      left = true;
    };
  }, [read, sessionId]);
  return known?.id === sessionId ? known.items : [];
}

export function useCalendarFile(): (entries: readonly CalendarEntry[]) => Blob {
  const clock = useUseCase(Clock);
  return (entries) =>
    new Blob([writeICalendar({ method: 'PUBLISH', entries }, clock.now())], { type: 'text/calendar;charset=utf-8' });
}
