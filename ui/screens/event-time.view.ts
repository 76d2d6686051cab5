import type { Instant } from '#domain/kernel/instant.ts';
import { clockTime as clockTimeOf, localTime } from '#domain/time/local-time.ts';

/** '19:30', by the clocks of the zone. */
export const clockTime = (at: Instant, timezone: string): string => clockTimeOf(localTime(at, timezone));

export { type CalendarLeaf, calendarLeaf } from '#domain/time/calendar-leaf.ts';
export { longDate } from '#domain/time/date-words.ts';
export { type EventTime as EventTimeView, eventTime } from '#domain/time/event-time.ts';
