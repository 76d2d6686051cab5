import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, MINUTE } from '#domain/kernel/instant.ts';
import { anyMoment, anySessionTimes, anyZone } from '#test/arbitraries/calendar.arbitraries.ts';
import { clockTime, isSameDay, localTime } from './local-time.ts';
import { sessionTimeRange, shortDate } from './session-time-range.ts';
import { isTimezone } from './timezone.ts';

const SAIGON = 'Asia/Ho_Chi_Minh';
const at = (text: string) => instant(Date.parse(text));
const range = (begin: string, end: string, zone = SAIGON, locale: 'en' | 'vi' = 'en') =>
  sessionTimeRange({ beginAt: at(begin), endAt: at(end) }, zone, locale);

describe('a session’s time', () => {
  it('within one day shows the times and one date [S2.7-02]', () => {
    expect(range('2026-11-20T12:00Z', '2026-11-20T14:30Z')).toBe('19:00-21:30 Fri, 20 Nov');
    expect(range('2026-11-20T12:00Z', '2026-11-20T14:30Z', SAIGON, 'vi')).toBe('19:00-21:30 Thứ Sáu, 20 Th11');
  });

  it('past midnight shows start and end separately [S2.7-02]', () => {
    expect(range('2026-11-20T12:00Z', '2026-11-20T19:00Z')).toBe('19:00 Fri, 20 Nov - 02:00 Sat, 21 Nov');
    expect(range('2026-11-21T12:00Z', '2026-11-22T05:00Z', SAIGON, 'vi')).toBe(
      '19:00 Thứ Bảy, 21 Th11 - 12:00 Chủ Nhật, 22 Th11',
    );
  });

  it('across a new year shows the years', () => {
    expect(range('2026-12-31T14:00Z', '2026-12-31T18:00Z')).toBe('21:00 Thu, 31 Dec 2026 - 01:00 Fri, 01 Jan 2027');
  });

  it('depends on the zone: midnight, leap days and days of 23 hours', () => {
    expect(range('2026-11-20T16:59Z', '2026-11-20T17:00Z')).toBe('23:59 Fri, 20 Nov - 00:00 Sat, 21 Nov');
    expect(range('2026-11-20T16:59Z', '2026-11-20T17:00Z', 'Europe/Paris')).toBe('17:59-18:00 Fri, 20 Nov');
    expect(range('2028-02-29T01:00Z', '2028-02-29T02:00Z')).toBe('08:00-09:00 Tue, 29 Feb');
    expect(range('2027-03-28T00:30Z', '2027-03-28T01:30Z', 'Europe/Paris')).toBe('01:30-03:30 Sun, 28 Mar');
  });

  it('is Vietnamese without a page [S9-30]', () => {
    const times = { beginAt: at('2026-11-20T12:00Z'), endAt: at('2026-11-20T14:30Z') };
    expect(sessionTimeRange(times, SAIGON)).toBe('19:00-21:30 Thứ Sáu, 20 Th11');
    expect(sessionTimeRange(times, SAIGON, 'en')).toBe('19:00-21:30 Fri, 20 Nov');
  });

  it('shows one date exactly if local dates are equal', () => {
    fc.assert(
      fc.property(anySessionTimes, anyZone, ({ beginAt, endAt }, timezone) => {
        const oneDay = isSameDay(localTime(beginAt, timezone), localTime(endAt, timezone));
        expect(sessionTimeRange({ beginAt, endAt }, timezone, 'en').includes(' - ')).toBe(!oneDay);
      }),
    );
  });

  it('in Vietnam is seven hours ahead of UTC, under both zone names', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom('Asia/Ho_Chi_Minh', 'Asia/Saigon'), (now, timezone) => {
        const there = new Date(now + 7 * 60 * MINUTE);
        expect(localTime(now, timezone)).toEqual({
          year: there.getUTCFullYear(),
          month: there.getUTCMonth() + 1,
          day: there.getUTCDate(),
          weekday: there.getUTCDay(),
          hour: there.getUTCHours(),
          minute: there.getUTCMinutes(),
        });
      }),
    );
  });

  it('starts the day at 00:00', () => {
    expect(clockTime(localTime(at('2026-11-19T17:00Z'), SAIGON))).toBe('00:00');
    expect(shortDate(localTime(at('2026-11-01T00:00Z'), SAIGON), 'vi')).toBe('Chủ Nhật, 01 Th11');
  });
});

describe('zone names', () => {
  it.each(['Asia/Ho_Chi_Minh', 'Asia/Saigon', 'UTC', 'Europe/Paris'])('accepts %s', (name) => {
    expect(isTimezone(name)).toBe(true);
  });

  it.each(['', 'Hanoi', 'Asia/Atlantis', '+07:00', 'asia'])('rejects %j', (name) => {
    expect(isTimezone(name)).toBe(false);
  });
});
