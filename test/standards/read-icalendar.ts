import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { CalendarEntry } from '#domain/time/calendar-entry.ts';
import type { ContentLine } from '#domain/time/icalendar-lines.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { readContentLine } from './read-content-line.ts';
import { readIcalMoment } from './read-ical-moment.ts';
import { readIcalText } from './read-ical-text.ts';
import { unfoldLines } from './unfold-lines.ts';

export type ICalendarFault =
  | { readonly kind: 'NOT_FOLDED_LINES' }
  | { readonly kind: 'NOT_A_PROPERTY'; readonly line: string }
  | { readonly kind: 'NOT_A_CALENDAR' }
  | { readonly kind: 'INCOMPLETE_ENTRY'; readonly property: string };

/** Method (PUBLISH by default) and entries. Alarms, zones and foreign properties are skipped. */
export type ReadCalendar = { readonly method: string; readonly entries: readonly CalendarEntry[] };

/** Reads an .ics file strictly (RFC 5545). TZID names an IANA zone. */
export function readICalendar(text: string): Result<ReadCalendar, ICalendarFault> {
  const lines = unfoldLines(text);
  if (lines === null) return refused({ kind: 'NOT_FOLDED_LINES' });
  const properties: ContentLine[] = [];
  for (const line of lines) {
    const property = readContentLine(line);
    if (property === null) return refused({ kind: 'NOT_A_PROPERTY', line });
    properties.push(property);
  }
  const parts = partsOf(properties);
  if (parts === null) return refused({ kind: 'NOT_A_CALENDAR' });
  const entries: CalendarEntry[] = [];
  for (const event of parts.events) {
    const entry = entryOf(event);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return ok({ method: parts.calendar.find(({ name }) => name === 'METHOD')?.value ?? 'PUBLISH', entries });
}

type Parts = { readonly calendar: readonly ContentLine[]; readonly events: readonly (readonly ContentLine[])[] };

function partsOf(lines: readonly ContentLine[]): Parts | null {
  const calendar: ContentLine[] = [];
  const events: ContentLine[][] = [];
  const open: string[] = [];
  for (const [at, line] of lines.entries()) {
    const outside = open.length === 0;
    if (outside && (at > 0 || line.name !== 'BEGIN' || line.value !== 'VCALENDAR')) return null;
    if (line.name === 'BEGIN') {
      open.push(line.value);
      if (open.join() === 'VCALENDAR,VEVENT') events.push([]);
    } else if (line.name === 'END') {
      if (open.pop() !== line.value) return null;
    } else if (open.length === 1) calendar.push(line);
    else if (open.join() === 'VCALENDAR,VEVENT') events.at(-1)?.push(line);
  }
  const version = calendar.find(({ name }) => name === 'VERSION')?.value;
  return open.length === 0 && version === '2.0' && calendar.some(({ name }) => name === 'PRODID')
    ? { calendar, events }
    : null;
}

function entryOf(lines: readonly ContentLine[]): Result<CalendarEntry, ICalendarFault> {
  const missing = (property: string) => refused({ kind: 'INCOMPLETE_ENTRY', property } as const);
  const find = (name: string): ContentLine | undefined => lines.find((line) => line.name === name);
  const text = (name: string): string | null => readIcalText(find(name)?.value ?? '');
  const moment = (name: string) => readIcalMoment(find(name)?.value ?? '', find(name)?.parameters['TZID'] ?? null);

  const uid = text('UID');
  if (uid === null || uid === '') return missing('UID');
  if (moment('DTSTAMP') === null) return missing('DTSTAMP');
  const beginAt = moment('DTSTART');
  if (beginAt === null) return missing('DTSTART');
  const endAt = moment('DTEND');
  if (endAt === null) return missing('DTEND');
  const [title, location, description, zone] = [
    text('SUMMARY'),
    text('LOCATION'),
    text('DESCRIPTION'),
    text('X-VEMOI-TIMEZONE'),
  ];
  if (title === null) return missing('SUMMARY');
  if (location === null) return missing('LOCATION');
  if (description === null) return missing('DESCRIPTION');
  const sequence = find('SEQUENCE')?.value ?? '0';
  if (!/^\d{1,9}$/.test(sequence)) return missing('SEQUENCE');
  return ok({
    uid,
    sequence: Number(sequence),
    status: find('STATUS')?.value === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
    beginAt,
    endAt,
    timezone: zone || (find('DTSTART')?.parameters['TZID'] ?? DEFAULT_TIMEZONE),
    title,
    location,
    description,
    url: find('URL')?.value ?? null,
  });
}
