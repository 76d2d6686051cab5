import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, type Instant, instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { anyMoment, anyZone } from '#test/arbitraries/calendar.arbitraries.ts';
import { isSameDay, localTime } from './local-time.ts';
import { clockOf, instantOfClock, instantOfWallClock, startOfDay, wallClockOf } from './wall-clock.ts';

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

describe('local clocks', () => {
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

  it('lead back to the moment, or to its earlier twin when clocks go back', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const back = instantOfClock(clockOf(at, zone), zone);
        expect(clockOf(back, zone)).toBe(clockOf(at, zone));
        expect([0, HOUR / 2, HOUR]).toContain(at - back);
      }),
    );
  });

  it('a local day lasts 23 to 25 hours', () => {
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

  it('is within the day, with nothing of the day before it', () => {
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

const at = (text: string) => instant(Date.parse(text));

describe('wall clock times', () => {
  it('Ho Chi Minh City is seven hours ahead of UTC', () => {
    expect(instantOfWallClock('2026-12-05T19:30', 'Asia/Ho_Chi_Minh')).toBe(at('2026-12-05T12:30Z'));
    expect(wallClockOf(at('2026-12-05T12:30Z'), 'Asia/Ho_Chi_Minh')).toBe('2026-12-05T19:30');
    expect(wallClockOf(at('0900-01-02T00:00Z'), 'UTC')).toBe('0900-01-02T00:00');
  });

  it.each([
    '',
    'tomorrow',
    '2026-02-30T10:00',
    '2027-02-29T10:00',
    '2026-13-01T10:00',
    '2026-12-05T24:00',
    '2026-12-05T19:60',
    '2026-12-05 19:30',
    '2026-12-05T19:30Z',
    ' 2026-12-05T19:30',
    '12026-12-05T19:30',
  ])('refuses %j', (written) => {
    expect(instantOfWallClock(written, 'Asia/Ho_Chi_Minh')).toBeNull();
  });

  it('accepts incomplete years, as date inputs produce them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_200 }),
        fc.constantFrom('Asia/Ho_Chi_Minh', 'UTC', 'Europe/Berlin'),
        (year, zone) => {
          const written = `${String(year).padStart(4, '0')}-03-01T19:30`;
          const at = instantOfWallClock(written, zone) ?? instant(0);
          expect(new Date(at).getUTCFullYear()).toBe(year);
          expect(wallClockOf(at, zone)).toBe(written);
        },
      ),
    );
  });

  it('know leap days', () => {
    expect(instantOfWallClock('2028-02-29T00:00', 'Asia/Ho_Chi_Minh')).toBe(at('2028-02-28T17:00Z'));
  });

  it.each([
    // Offsets: the IANA time zone database.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30Z', 'shown twice, the earlier'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30Z', 'shown twice, the earlier'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45Z', 'shown twice by a change of half an hour'],
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30Z', 'skipped, half an hour after the change'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00Z', 'the first after the change'],
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59Z', 'the last before the change'],
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00Z', 'in a day that was left out'],
  ])('%s in %s is %s: %s', (written, zone, moment) => {
    expect(instantOfWallClock(written, zone)).toBe(at(moment));
  });

  it('round-trip every minute, or give the earlier twin', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (moment, zone) => {
        const whole = instant(moment - (moment % MINUTE));
        const written = wallClockOf(whole, zone);
        const back = instantOfWallClock(written, zone) ?? instant(Number.NaN);
        expect(back).toBeLessThanOrEqual(whole);
        expect(wallClockOf(back, zone)).toBe(written);
      }),
    );
  });
});
