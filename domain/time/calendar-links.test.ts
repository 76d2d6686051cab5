import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { anyCalendarEntry } from '#test/arbitraries/calendar.arbitraries.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { calendarFileWay, calendarLink, type OnlineCalendar } from './calendar-links.ts';

const birthday: CalendarEntry = {
  uid: 'x',
  sequence: 0,
  status: 'CONFIRMED',
  beginAt: instant(Date.parse('2018-02-01T09:00Z')),
  endAt: instant(Date.parse('2018-02-01T18:00:05Z')),
  timezone: 'UTC',
  title: 'Birthday',
  location: 'Party Lane 1A, 1337 Funtown',
  description: 'With balloons, clowns and stuff\nBring a dog, bring a frog',
  url: null,
};
const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('links to online calendars', () => {
  // Addresses and parameters: spatie/calendar-links,
  // tests/Generators/__snapshots__/*_it_can_generate_a_short_event_link__1.txt; The five seconds of the end are ours;
  // Google and Yahoo have the moments in UTC here, as InteractionDesignFoundation/add-event-to-calendar-docs describes
  // them.
  it.each<[OnlineCalendar, string]>([
    [
      'GOOGLE',
      'https://calendar.google.com/calendar/render?action=TEMPLATE&dates=20180201T090000Z/20180201T180005Z&ctz=UTC&text=Birthday&details=With+balloons%2C+clowns+and+stuff%0ABring+a+dog%2C+bring+a+frog&location=Party+Lane+1A%2C+1337+Funtown',
    ],
    [
      'OUTLOOK',
      'https://outlook.live.com/calendar/deeplink/compose?path=/calendar/action/compose&rru=addevent&startdt=2018-02-01T09:00:00Z&enddt=2018-02-01T18:00:05Z&subject=Birthday&body=With+balloons%2C+clowns+and+stuff%0ABring+a+dog%2C+bring+a+frog&location=Party+Lane+1A%2C+1337+Funtown',
    ],
    [
      'OFFICE_365',
      'https://outlook.office.com/calendar/deeplink/compose?path=/calendar/action/compose&rru=addevent&startdt=2018-02-01T09:00:00Z&enddt=2018-02-01T18:00:05Z&subject=Birthday&body=With+balloons%2C+clowns+and+stuff%0ABring+a+dog%2C+bring+a+frog&location=Party+Lane+1A%2C+1337+Funtown',
    ],
    [
      'YAHOO',
      'https://calendar.yahoo.com/?v=60&ST=20180201T090000Z&ET=20180201T180005Z&TITLE=Birthday&DESC=With%20balloons%2C%20clowns%20and%20stuff%0ABring%20a%20dog%2C%20bring%20a%20frog&in_loc=Party%20Lane%201A%2C%201337%20Funtown',
    ],
  ])('%s', (calendar, expected) => {
    const link = calendarLink(calendar, birthday);
    expect([new URL(link).origin, new URL(link).pathname]).toEqual([
      new URL(expected).origin,
      new URL(expected).pathname,
    ]);
    expect(queryOf(link)).toEqual(queryOf(expected));
  });

  it('cut the description to fit 2,000 characters, at whole characters', () => {
    const description = '🎫'.repeat(500);
    const link = calendarLink('GOOGLE', { ...birthday, description });
    expect(link.length).toBeGreaterThan(2_000 - '%F0%9F%8E%AB'.length);
    expect(link.length).toBeLessThanOrEqual(2_000);
    expect(description.startsWith(queryOf(link)['details'] ?? '-')).toBe(true);
  });

  it('use the full length', () => {
    const room = 2_000 - calendarLink('YAHOO', { ...birthday, description: '' }).length;
    expect(queryOf(calendarLink('YAHOO', { ...birthday, description: 'x'.repeat(room) }))['DESC']).toBe(
      'x'.repeat(room),
    );
    expect(queryOf(calendarLink('YAHOO', { ...birthday, description: 'x'.repeat(room + 1) }))['DESC']).toBe(
      'x'.repeat(room),
    );
  });

  it('never exceed the limit, and keep the most important parts', () => {
    const title = 'Đêm nhạc ở Đà Lạt – '.repeat(20);
    const location = 'Số 1 đường Ước Mơ, Đà Lạt '.repeat(12);
    fc.assert(
      fc.property(
        fc.constantFrom<OnlineCalendar>('GOOGLE', 'OUTLOOK', 'OFFICE_365', 'YAHOO'),
        fc.nat({ max: 400 }),
        fc.nat({ max: 320 }),
        (calendar, long, wide) => {
          const entry = {
            ...birthday,
            title: title.slice(0, long),
            location: location.slice(0, wide),
            description: 'ộ'.repeat(40),
          };
          const link = calendarLink(calendar, entry);
          expect(link.length).toBeLessThanOrEqual(2_000);
          const { text, subject, TITLE, location: where, in_loc } = queryOf(link);
          const shown = text ?? subject ?? TITLE;
          expect(entry.title.startsWith(shown ?? '-')).toBe(true);
          if (shown !== entry.title) expect(where ?? in_loc).toBe('');
        },
      ),
    );
  });

  it('keep each text in its own parameter', () => {
    fc.assert(
      fc.property(anyCalendarEntry, (entry) => {
        const query = queryOf(calendarLink('GOOGLE', entry));
        expect(Object.keys(query)).toEqual(['action', 'dates', 'ctz', 'text', 'location', 'details']);
        const said = [query['text'], query['location'], query['details']];
        for (const [at, whole] of [entry.title, entry.location, entry.description].entries()) {
          expect(whole.toWellFormed().startsWith(said[at] ?? '-')).toBe(true);
        }
      }),
    );
  });
});

describe('how calendar files are delivered', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

  // User agents in the form that each browser sends, written down from knowledge; versions and build numbers are
  // examples.
  it.each([
    ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'DOWNLOAD'],
    ['Chrome', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 'COPY_LINK'],
    ['Firefox', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'COPY_LINK'],
    ['Edge', `${IPHONE} Version/17.0 EdgiOS/126.0.2592.56 Mobile/15E148 Safari/604.1`, 'COPY_LINK'],
    ['DuckDuckGo', `${IPHONE} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'COPY_LINK'],
    ['the Google app', `${IPHONE} GSA/323.0.647062479 Mobile/15E148 Safari/604.1`, 'COPY_LINK'],
    ['Facebook', `${IPHONE} Mobile/21F79 [FBAN/FBIOS;FBAV/470.0.0.39.105;FBBV/614537540]`, 'COPY_LINK'],
    ['Zalo', `${IPHONE} Mobile/15E148 Zalo iOS/24.06`, 'COPY_LINK'],
    [
      'an iPod’s Safari',
      'Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
      'DOWNLOAD',
    ],
    [
      'an Android phone',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      'DOWNLOAD',
    ],
    [
      'a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      'DOWNLOAD',
    ],
    ['nothing known', '', 'DOWNLOAD'],
  ] as const)('in %s', (_browser, userAgent, way) => {
    expect(calendarFileWay(userAgent)).toBe(way);
  });
});
