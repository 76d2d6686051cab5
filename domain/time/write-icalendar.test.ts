import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { anyCalendarEntry, anyMoment } from '#test/arbitraries/calendar.arbitraries.ts';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { type ICalendarFault, readICalendar } from '#test/standards/read-icalendar.ts';
import { unfoldLines } from '#test/standards/unfold-lines.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { icalText } from './icalendar-lines.ts';
import { type ICalendar, writeICalendar } from './write-icalendar.ts';

const at = (text: string) => instant(Date.parse(text));
const crlf = (text: string) => `${text.trim().split('\n').join('\r\n')}\r\n`;

// RFC 5545, section 4: the first two examples.
const INTEROP = crlf(`
BEGIN:VCALENDAR
PRODID:-//xyz Corp//NONSGML PDA Calendar Version 1.0//EN
VERSION:2.0
BEGIN:VEVENT
DTSTAMP:19960704T120000Z
UID:uid1@example.com
ORGANIZER:mailto:jsmith@example.com
DTSTART:19960918T143000Z
DTEND:19960920T220000Z
STATUS:CONFIRMED
CATEGORIES:CONFERENCE
SUMMARY:Networld+Interop Conference
DESCRIPTION:Networld+Interop Conference
  and Exhibit\\nAtlanta World Congress Center\\n
 Atlanta\\, Georgia
END:VEVENT
END:VCALENDAR`);

const PHONE_CONFERENCE = crlf(`
BEGIN:VCALENDAR
PRODID:-//RDU Software//NONSGML HandCal//EN
VERSION:2.0
BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:STANDARD
DTSTART:19981025T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19990404T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
DTSTAMP:19980309T231000Z
UID:guid-1.example.com
ORGANIZER:mailto:mrbig@example.com
ATTENDEE;RSVP=TRUE;ROLE=REQ-PARTICIPANT;CUTYPE=GROUP:
 mailto:employee-A@example.com
DESCRIPTION:Project XYZ Review Meeting
CATEGORIES:MEETING
CLASS:PUBLIC
CREATED:19980309T130000Z
SUMMARY:XYZ Project Review
DTSTART;TZID=America/New_York:19980312T083000
DTEND;TZID=America/New_York:19980312T093000
LOCATION:1CP Conference Room 4350
END:VEVENT
END:VCALENDAR`);

describe('reading foreign .ics files', () => {
  it('reads the RFC 5545 conference', () => {
    expect(readICalendar(INTEROP)).toEqual({
      ok: true,
      value: {
        method: 'PUBLISH',
        entries: [
          {
            uid: 'uid1@example.com',
            sequence: 0,
            status: 'CONFIRMED',
            beginAt: at('1996-09-18T14:30Z'),
            endAt: at('1996-09-20T22:00Z'),
            timezone: 'Asia/Saigon',
            title: 'Networld+Interop Conference',
            location: '',
            description: 'Networld+Interop Conference and Exhibit\nAtlanta World Congress Center\nAtlanta, Georgia',
            url: null,
          },
        ],
      },
    });
  });

  it('uses the named zone and ignores its embedded rules', () => {
    expect(readICalendar(PHONE_CONFERENCE)).toMatchObject({
      ok: true,
      value: {
        entries: [
          {
            beginAt: at('1998-03-12T13:30Z'),
            endAt: at('1998-03-12T14:30Z'),
            timezone: 'America/New_York',
            location: '1CP Conference Room 4350',
          },
        ],
      },
    });
  });

  it.each<[string, ICalendarFault]>([
    [INTEROP.replaceAll('\r\n', '\n'), { kind: 'NOT_FOLDED_LINES' }],
    [INTEROP.replace('STATUS:', 'STATUS '), { kind: 'NOT_A_PROPERTY', line: 'STATUS CONFIRMED' }],
    [INTEROP.replace('END:VEVENT\r\n', ''), { kind: 'NOT_A_CALENDAR' }],
    [INTEROP.replace('END:VCALENDAR\r\n', ''), { kind: 'NOT_A_CALENDAR' }],
    [INTEROP.replace('VERSION:2.0\r\n', ''), { kind: 'NOT_A_CALENDAR' }],
    [INTEROP.replace('VERSION:2.0', 'VERSION:1.0'), { kind: 'NOT_A_CALENDAR' }],
    [INTEROP.replace(/PRODID.*\r\n/, ''), { kind: 'NOT_A_CALENDAR' }],
    [INTEROP.replaceAll('VCALENDAR', 'VCARD'), { kind: 'NOT_A_CALENDAR' }],
    [`${INTEROP}X:y\r\n`, { kind: 'NOT_A_CALENDAR' }],
    [INTEROP + INTEROP, { kind: 'NOT_A_CALENDAR' }],
    [`END:VCALENDAR\r\n${INTEROP}`, { kind: 'NOT_A_CALENDAR' }],
    [INTEROP.replace('BEGIN:VCALENDAR', 'X-BEGIN:VCALENDAR'), { kind: 'NOT_A_CALENDAR' }],
    [INTEROP.replace(/UID.*\r\n/, ''), { kind: 'INCOMPLETE_ENTRY', property: 'UID' }],
    [INTEROP.replace('uid1@example.com', 'a;b'), { kind: 'INCOMPLETE_ENTRY', property: 'UID' }],
    [INTEROP.replace(/DTSTAMP.*\r\n/, ''), { kind: 'INCOMPLETE_ENTRY', property: 'DTSTAMP' }],
    [
      INTEROP.replace('DTSTART:19960918T143000Z', 'DTSTART;VALUE=DATE:19960918'),
      { kind: 'INCOMPLETE_ENTRY', property: 'DTSTART' },
    ],
    [INTEROP.replace(/DTEND.*\r\n/, ''), { kind: 'INCOMPLETE_ENTRY', property: 'DTEND' }],
    [INTEROP.replace('SUMMARY:', 'SUMMARY:a;'), { kind: 'INCOMPLETE_ENTRY', property: 'SUMMARY' }],
    [INTEROP.replace('STATUS:CONFIRMED', 'LOCATION:a,b'), { kind: 'INCOMPLETE_ENTRY', property: 'LOCATION' }],
    [INTEROP.replace('\\,', ','), { kind: 'INCOMPLETE_ENTRY', property: 'DESCRIPTION' }],
    [INTEROP.replace('STATUS:CONFIRMED', 'SEQUENCE:-1'), { kind: 'INCOMPLETE_ENTRY', property: 'SEQUENCE' }],
    [INTEROP.replace('STATUS:CONFIRMED', 'SEQUENCE:1x'), { kind: 'INCOMPLETE_ENTRY', property: 'SEQUENCE' }],
  ])('refuses the malformed %j', (text, refusal) => {
    expect(readICalendar(text)).toEqual({ ok: false, refusal });
  });

  it('skips what we do not keep, including alarm texts', () => {
    const alarm = 'BEGIN:VALARM\r\nSUMMARY:Wake up\r\nEND:VALARM\r\n';
    expect(readICalendar(INTEROP.replace('DTSTAMP', `${alarm}DTSTAMP`))).toEqual(readICalendar(INTEROP));
    const todo = 'BEGIN:VTODO\r\nSUMMARY:Buy milk\r\nEND:VTODO\r\n';
    expect(readICalendar(INTEROP.replace('BEGIN:VEVENT', `${todo}BEGIN:VEVENT`))).toEqual(readICalendar(INTEROP));
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyNastyText, fc.nat(), (text, place) => {
        const cut = place % INTEROP.length;
        const read = readICalendar(INTEROP.slice(0, cut) + text + INTEROP.slice(cut));
        expect(typeof read.ok).toBe('boolean');
      }),
    );
  });
});

const entry: CalendarEntry = {
  uid: 'session-5003@vemoi',
  sequence: 2,
  status: 'CONFIRMED',
  beginAt: at('2026-11-20T12:00Z'),
  endAt: at('2026-11-20T14:30Z'),
  timezone: 'Asia/Saigon',
  title: 'Đêm nhạc',
  location: '12 Hùng Vương, Đà Lạt',
  description: '',
  url: 'https://vemoi.test/event/dem-nhac-1012',
};
const stampedAt = at('2026-11-01T00:00Z');
const invitation = (method: 'REQUEST' | 'CANCEL', name = 'Lan'): ICalendar => ({
  method,
  organiser: { name: 'Gốm Việt', email: 'gom@vemoi.test' },
  guests: [{ name, email: 'lan@example.test' }],
  entries: [entry],
});
const linesOf = (calendar: ICalendar) => unfoldLines(writeICalendar(calendar, stampedAt)) ?? [];

describe('writing .ics files', () => {
  it('has this layout', () => {
    expect(writeICalendar({ method: 'PUBLISH', entries: [entry] }, stampedAt)).toBe(
      crlf(`
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Vemoi//Vemoi//VI
CALSCALE:GREGORIAN
METHOD:PUBLISH
BEGIN:VEVENT
UID:session-5003@vemoi
DTSTAMP:20261101T000000Z
SEQUENCE:2
STATUS:CONFIRMED
DTSTART:20261120T120000Z
DTEND:20261120T143000Z
X-VEMOI-TIMEZONE:Asia/Saigon
SUMMARY:Đêm nhạc
LOCATION:12 Hùng Vương\\, Đà Lạt
DESCRIPTION:
URL:https://vemoi.test/event/dem-nhac-1012
END:VEVENT
END:VCALENDAR`),
    );
  });

  it('invites with organiser and guests awaiting an answer, and cancels without them', () => {
    expect(linesOf(invitation('REQUEST', 'Ngô, "Lan"'))).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN=Gốm Việt:mailto:gom@vemoi.test',
        'ATTENDEE;CN="Ngô, ^\'Lan^\'";PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:lan@example.test',
      ]),
    );
    expect(linesOf(invitation('CANCEL'))).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
        'SEQUENCE:2',
        'ATTENDEE;CN=Lan:mailto:lan@example.test',
      ]),
    );
    expect(linesOf({ method: 'PUBLISH', entries: [{ ...entry, status: 'CANCELLED', url: null }] })).not.toContain(
      'STATUS:CONFIRMED',
    );
  });

  it('names its method, and drops characters that would end an address line', () => {
    const calendar: ICalendar = {
      ...invitation('REQUEST'),
      entries: [{ ...entry, url: 'https://vemoi.test/\r\na\tb' }],
    };
    expect(readICalendar(writeICalendar(calendar, stampedAt))).toEqual({
      ok: true,
      value: { method: 'REQUEST', entries: [{ ...entry, url: 'https://vemoi.test/ab' }] },
    });
  });

  it('round-trips, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(fc.array(anyCalendarEntry, { maxLength: 3 }), anyMoment, (entries, now) => {
        const text = writeICalendar({ method: 'PUBLISH', entries }, now);
        const kept = entries.map((each) => ({
          ...each,
          title: icalText(each.title),
          location: icalText(each.location),
          description: icalText(each.description),
        }));
        expect(readICalendar(text)).toEqual({ ok: true, value: { method: 'PUBLISH', entries: kept } });
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }),
      { numRuns: 50 },
    );
  });

  it('no text starts a line', () => {
    fc.assert(
      fc.property(anyNastyText, anyCalendarEntry, (text, other) => {
        const calendar: ICalendar = {
          ...invitation('REQUEST', text),
          entries: [{ ...other, url: text, uid: `u${text}` }],
        };
        const names = linesOf(calendar).map((line) => /^[A-Z-]+/.exec(line)?.[0]);
        expect(names.join()).toBe(
          'BEGIN,VERSION,PRODID,CALSCALE,METHOD,BEGIN,UID,DTSTAMP,SEQUENCE,STATUS,DTSTART,DTEND,X-VEMOI-TIMEZONE,SUMMARY,LOCATION,DESCRIPTION,URL,ORGANIZER,ATTENDEE,END,END',
        );
      }),
      { numRuns: 50 },
    );
  });
});
