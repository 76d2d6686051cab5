import type { Instant } from '#domain/kernel/instant.ts';
import { clockTime as clockTimeOf, localTime } from '#domain/text/local-time.ts';

/** '19:30', by the clocks of the zone. */
export const clockTime = (at: Instant, timezone: string): string => clockTimeOf(localTime(at, timezone));

export { type CalendarLeaf, calendarLeaf } from '#domain/text/calendar-leaf.ts';
export { type EventTime as EventTimeView, eventTime } from '#domain/text/event-time.ts';
export { longDate } from '#domain/text/long-date.ts';
