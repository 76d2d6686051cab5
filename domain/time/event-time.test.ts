import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { anySessionTimes, anyZone } from '#test/arbitraries/calendar.arbitraries.ts';
import { calendarLeaf } from './calendar-leaf.ts';
import { longDate } from './date-words.ts';
import { eventTime } from './event-time.ts';
import { isSameDay, localTime } from './local-time.ts';

const at = (text: string) => instant(Date.parse(text));
const hanoi = 'Asia/Ho_Chi_Minh';

describe('the time of an event', () => {
  it('on one day: the date, then local hours', () => {
    const times = { beginAt: at('2026-12-12T12:00:00Z'), endAt: at('2026-12-12T15:30:00Z'), timezone: hanoi };
    expect(eventTime(times, 'en')).toEqual({ first: 'Saturday, 12 December 2026', second: '19:00 – 22:30 (GMT+7)' });
    expect(eventTime(times, 'vi')).toEqual({ first: 'Thứ Bảy, 12 tháng 12, 2026', second: '19:00 – 22:30 (GMT+7)' });
  });

  it('over several days: both ends', () => {
    const times = { beginAt: at('2026-12-12T01:00:00Z'), endAt: at('2026-12-13T10:00:00Z'), timezone: hanoi };
    expect(eventTime(times, 'en')).toEqual({
      first: '08:00, Saturday, 12 December 2026',
      second: 'to 17:00, Sunday, 13 December 2026 (GMT+7)',
    });
    expect(eventTime(times, 'vi').second).toBe('đến 17:00, Chủ Nhật, 13 tháng 12, 2026 (GMT+7)');
  });

  it('a second day appears exactly if the local dates differ', () => {
    fc.assert(
      fc.property(anySessionTimes, anyZone, (times, timezone) => {
        const oneDay = isSameDay(localTime(times.beginAt, timezone), localTime(times.endAt, timezone));
        expect(eventTime({ ...times, timezone }, 'en').second.startsWith('to ')).toBe(!oneDay);
      }),
    );
  });
});

describe('a long date', () => {
  it('is the day of the place, not of the reader', () => {
    expect(longDate(at('2026-12-12T18:00:00Z'), hanoi, 'vi')).toBe('Chủ Nhật, 13 tháng 12, 2026');
    expect(longDate(at('2026-12-12T18:00:00Z'), 'America/New_York', 'en')).toBe('Saturday, 12 December 2026');
  });

  it('is Vietnamese without a page [S9-30]', () => {
    const moment = at('2028-02-29T05:00:00Z');
    expect([longDate(moment, hanoi, null), longDate(moment, hanoi, 'en'), longDate(moment, hanoi, 'vi')]).toEqual([
      'Thứ Ba, 29 tháng 2, 2028',
      'Tuesday, 29 February 2028',
      'Thứ Ba, 29 tháng 2, 2028',
    ]);
  });
});

describe('a calendar leaf', () => {
  it.each([
    ['2026-12-13T05:00:00Z', { month: 'Thg 12', weekday: 'CN' }, { month: 'Dec', weekday: 'Sun' }, '13', '2026-12-13'],
    [
      '2026-12-12T05:00:00Z',
      { month: 'Thg 12', weekday: 'Thứ 7' },
      { month: 'Dec', weekday: 'Sat' },
      '12',
      '2026-12-12',
    ],
    ['2027-01-03T17:00:00Z', { month: 'Thg 1', weekday: 'Thứ 2' }, { month: 'Jan', weekday: 'Mon' }, '4', '2027-01-04'],
  ])('of %s in Hanoi', (moment, vi, en, day, iso) => {
    expect(calendarLeaf(at(moment), hanoi, 'vi')).toEqual({ ...vi, day, iso });
    expect(calendarLeaf(at(moment), hanoi, 'en')).toEqual({ ...en, day, iso });
  });
});
