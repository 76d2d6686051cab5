import fc from 'fast-check';
import { DAY, HOUR, type Instant, instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import type { CalendarEntry } from '#domain/time/calendar-entry.ts';
import { anyEventName, anyNastyText } from './text.arbitraries.ts';

export const anyZone: fc.Arbitrary<string> = fc.constantFrom(
  'Asia/Ho_Chi_Minh',
  'Asia/Saigon',
  'UTC',
  'Europe/Paris',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
);

const EDGES = [
  '2026-11-20T12:00Z',
  '2026-11-20T17:00Z',
  '2026-12-31T17:00Z',
  '2028-02-28T17:00Z',
  '2028-02-29T12:00Z',
  '2027-03-28T01:00Z',
  '2026-10-25T01:00Z',
  '2026-11-01T06:00Z',
].map((text) => Date.parse(text));

/** From 1990 to 2090; midnights, leap days and clock changes are common. */
export const anyMoment: fc.Arbitrary<Instant> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...EDGES), fc.integer({ min: -90, max: 90 }))
    .map(([edge, minutes]) => instant(edge + minutes * MINUTE)),
  fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2090, 0) }).map(instant),
);

export const anySessionTimes: fc.Arbitrary<{ readonly beginAt: Instant; readonly endAt: Instant }> = fc
  .tuple(anyMoment, fc.oneof(fc.integer({ min: MINUTE, max: 12 * HOUR }), fc.integer({ min: MINUTE, max: 4 * DAY })))
  .map(([beginAt, length]) => ({ beginAt, endAt: later(beginAt, length) }));

/** Hostile texts; times in whole seconds, as .ics files keep. */
export const anyCalendarEntry: fc.Arbitrary<CalendarEntry> = fc
  .record({
    times: anySessionTimes,
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
    sequence: fc.nat({ max: 999 }),
    status: fc.constantFrom('CONFIRMED' as const, 'CANCELLED' as const),
    timezone: anyZone,
    title: anyEventName,
    location: anyNastyText,
    description: anyNastyText,
    url: fc.option(fc.webUrl({ withQueryParameters: true })),
  })
  .map(({ times, id, ...entry }) => ({
    ...entry,
    uid: `session-${id}@vemoi`,
    beginAt: instant(times.beginAt - (times.beginAt % SECOND)),
    endAt: instant(times.endAt - (times.endAt % SECOND)),
  }));
