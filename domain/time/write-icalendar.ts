import type { Instant } from '#domain/kernel/instant.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { icalMoment } from './ical-moment.ts';
import { type ContentLine, foldLine, icalText, writeContentLine, writeIcalText } from './icalendar-lines.ts';

type CalendarPerson = { readonly name: string; readonly email: string };

/** RFC 5546: PUBLISH shares entries; REQUEST invites people, who answer the organiser; CANCEL withdraws a request. */
export type ICalendar =
  | { readonly method: 'PUBLISH'; readonly entries: readonly CalendarEntry[] }
  | {
      readonly method: 'REQUEST' | 'CANCEL';
      readonly organiser: CalendarPerson;
      readonly guests: readonly CalendarPerson[];
      readonly entries: readonly CalendarEntry[];
    };

const PRODUCT = '-//Vemoi//Vemoi//VI';

const line = (name: string, value: string, parameters: Readonly<Record<string, string>> = {}): ContentLine => ({
  name,
  parameters,
  value,
});

/** RFC 5545: UTC times, escaped text, lines of at most 75 octets. `stampedAt`: when it was made. */
export const writeICalendar = (calendar: ICalendar, stampedAt: Instant): string =>
  [
    line('BEGIN', 'VCALENDAR'),
    line('VERSION', '2.0'),
    line('PRODID', PRODUCT),
    line('CALSCALE', 'GREGORIAN'),
    line('METHOD', calendar.method),
    ...calendar.entries.flatMap((entry) => entryLines(entry, calendar, stampedAt)),
    line('END', 'VCALENDAR'),
  ]
    .map((each) => foldLine(writeContentLine(each)))
    .join('');

const entryLines = (entry: CalendarEntry, calendar: ICalendar, stampedAt: Instant): readonly ContentLine[] => [
  line('BEGIN', 'VEVENT'),
  line('UID', writeIcalText(entry.uid)),
  line('DTSTAMP', icalMoment(stampedAt)),
  line('SEQUENCE', String(entry.sequence)),
  line('STATUS', calendar.method === 'CANCEL' ? 'CANCELLED' : entry.status),
  line('DTSTART', icalMoment(entry.beginAt)),
  line('DTEND', icalMoment(entry.endAt)),
  // UTC loses the zone, so our own property keeps it.
  line('X-VEMOI-TIMEZONE', writeIcalText(entry.timezone)),
  line('SUMMARY', writeIcalText(entry.title)),
  line('LOCATION', writeIcalText(entry.location)),
  line('DESCRIPTION', writeIcalText(entry.description)),
  ...(entry.url === null ? [] : [line('URL', uri(entry.url))]),
  ...(calendar.method === 'PUBLISH' ? [] : peopleLines(calendar)),
  line('END', 'VEVENT'),
];

const peopleLines = ({
  method,
  organiser,
  guests,
}: Exclude<ICalendar, { method: 'PUBLISH' }>): readonly ContentLine[] => [
  personLine('ORGANIZER', organiser, {}),
  ...guests.map((guest) =>
    personLine('ATTENDEE', guest, method === 'REQUEST' ? { PARTSTAT: 'NEEDS-ACTION', RSVP: 'TRUE' } : {}),
  ),
];

const personLine = (
  name: string,
  { name: called, email }: CalendarPerson,
  parameters: Readonly<Record<string, string>>,
): ContentLine => line(name, uri(`mailto:${email}`), { CN: called, ...parameters });

/** URI values have no escape; characters that could end the line are dropped. */
const uri = (text: string): string => icalText(text).replaceAll(/[\n\t]/g, '');
