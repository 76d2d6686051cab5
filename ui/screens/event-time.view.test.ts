import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { calendarLeaf, eventTime, longDate } from './event-time.view.ts';

const at = (text: string) => instant(Date.parse(text));
const hanoi = 'Asia/Ho_Chi_Minh';

describe('the time of an event', () => {
  it('one day: the date, then the hours on the clock of the place', () => {
    const times = { beginAt: at('2026-12-12T12:00:00Z'), endAt: at('2026-12-12T15:30:00Z'), timezone: hanoi };
    expect(eventTime(times, 'en')).toEqual({ first: 'Saturday, 12 December 2026', second: '19:00 – 22:30 (GMT+7)' });
    expect(eventTime(times, 'vi')).toEqual({ first: 'Thứ Bảy, 12 tháng 12, 2026', second: '19:00 – 22:30 (GMT+7)' });
  });

  it('several days: both ends', () => {
    const times = { beginAt: at('2026-12-12T01:00:00Z'), endAt: at('2026-12-13T10:00:00Z'), timezone: hanoi };
    expect(eventTime(times, 'en')).toEqual({ first: '08:00, Saturday, 12 December 2026', second: 'to 17:00, Sunday, 13 December 2026 (GMT+7)' });
  });

  it('a day is the day of the place, not of the reader', () => {
    expect(longDate(at('2026-12-12T18:00:00Z'), hanoi, 'vi')).toBe('Chủ Nhật, 13 tháng 12, 2026');
    expect(longDate(at('2026-12-12T18:00:00Z'), 'America/New_York', 'en')).toBe('Saturday, 12 December 2026');
  });

  it('a zone off the hour says its minutes', () => {
    const times = { beginAt: at('2026-07-01T04:30:00Z'), endAt: at('2026-07-01T05:30:00Z'), timezone: 'Asia/Kolkata' };
    expect(eventTime(times, 'en').second).toBe('10:00 – 11:00 (GMT+5:30)');
  });

  it('a calendar leaf', () => {
    expect(calendarLeaf(at('2026-12-13T05:00:00Z'), hanoi, 'vi')).toEqual({ month: 'Thg 12', day: '13', weekday: 'CN' });
    expect(calendarLeaf(at('2026-12-12T05:00:00Z'), hanoi, 'en')).toEqual({ month: 'Dec', day: '12', weekday: 'Sat' });
  });
});
