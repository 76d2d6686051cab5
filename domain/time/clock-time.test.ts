import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { clockOf, instantOfClock, startOfDay } from './clock-time.ts';
import { isSameDay, localTime } from './local-time.ts';

const zones = fc.constantFrom(
  'Asia/Ho_Chi_Minh',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'UTC',
);
const moments = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) }).map(instant);
const clockAt = (...at: Parameters<typeof Date.UTC>): Instant => instant(Date.UTC(...at));

describe('the clocks of a place', () => {
  it.each([
    [
      'Ho Chi Minh City is seven hours ahead',
      clockAt(2026, 11, 5, 19, 30),
      'Asia/Ho_Chi_Minh',
      clockAt(2026, 11, 5, 12, 30),
    ],
    [
      'where they go back, the earlier moment',
      clockAt(2026, 10, 1, 1, 30),
      'America/New_York',
      clockAt(2026, 10, 1, 5, 30),
    ],
    [
      'where they go forward, as long after the change',
      clockAt(2026, 2, 29, 2, 30),
      'Europe/Berlin',
      clockAt(2026, 2, 29, 1, 30),
    ],
    ['the first hour after they went forward', clockAt(2026, 2, 29, 3), 'Europe/Berlin', clockAt(2026, 2, 29, 1)],
  ])('%s', (_what, clock, zone, at) => {
    expect(instantOfClock(clock, zone)).toBe(at);
  });

  it('what they show leads back to its moment, or to its twin where they go back', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const back = instantOfClock(clockOf(at, zone), zone);
        expect(clockOf(back, zone)).toBe(clockOf(at, zone));
        expect([0, HOUR / 2, HOUR]).toContain(at - back);
      }),
    );
  });

  it('a day by them is a day, an hour more or an hour less', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const nextDay = instantOfClock(later(clockOf(at, zone), DAY), zone);
        expect(Math.abs(nextDay - at - DAY)).toBeLessThanOrEqual(HOUR);
      }),
    );
  });
});

describe('the start of a day', () => {
  it.each([
    [
      'is midnight',
      Date.parse('2026-11-20T15:30:00+07:00'),
      'Asia/Ho_Chi_Minh',
      Date.parse('2026-11-20T00:00:00+07:00'),
    ],
    ['before 1970 too', Date.parse('1969-12-31T15:30:00Z'), 'UTC', Date.parse('1969-12-31T00:00:00Z')],
    [
      'is one o’clock where midnight is skipped',
      Date.parse('2026-09-06T12:00:00-03:00'),
      'America/Santiago',
      Date.parse('2026-09-06T01:00:00-03:00'),
    ],
  ])('%s', (_what, at, zone, start) => {
    expect(startOfDay(instant(at), zone)).toBe(start);
  });

  it('lies in the day, and nothing of the day before it', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const start = startOfDay(at, zone);
        expect(start).toBeLessThanOrEqual(at);
        expect(isSameDay(localTime(start, zone), localTime(at, zone))).toBe(true);
        expect(isSameDay(localTime(later(start, -1), zone), localTime(at, zone))).toBe(false);
      }),
    );
  });
});
