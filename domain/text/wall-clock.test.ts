import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, instant } from '#domain/kernel/instant.ts';
import { instantOfWallClock, wallClockOf } from './wall-clock.ts';

const HCM = 'Asia/Ho_Chi_Minh';
const zones = fc.constantFrom(HCM, 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC');
const moments = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) }).map(instant);

describe('the clock on the wall', () => {
  it('Ho Chi Minh City is seven hours ahead of UTC', () => {
    expect(instantOfWallClock('2026-12-05T19:30', HCM)).toBe(Date.UTC(2026, 11, 5, 12, 30));
    expect(wallClockOf(instant(Date.UTC(2026, 11, 5, 12, 30)), HCM)).toBe('2026-12-05T19:30');
  });

  it.each(['', 'tomorrow', '2026-02-29T10:00', '2026-04-31T10:00', '2026-13-01T10:00', '2026-12-01T24:00', '2026-12-01T10:60', ' 2026-12-01T10:00'])(
    '%j is no date and time',
    (written) => {
      expect(instantOfWallClock(written, HCM)).toBeNull();
    },
  );

  it('a leap day is one', () => {
    expect(instantOfWallClock('2028-02-29T00:00', HCM)).toBe(Date.UTC(2028, 1, 28, 17));
  });

  it.each([
    ['where clocks go back, the earlier moment', '2026-11-01T01:30', 'America/New_York', Date.UTC(2026, 10, 1, 5, 30)],
    ['also where they go back by half an hour', '2026-04-05T01:45', 'Australia/Lord_Howe', Date.UTC(2026, 3, 4, 14, 45)],
    ['where clocks go forward, as long after the change as was asked', '2026-03-29T02:30', 'Europe/Berlin', Date.UTC(2026, 2, 29, 1, 30)],
    ['before the first hour of 1970', '1970-01-01T00:00', HCM, -8 * HOUR],
  ])('%s', (_what, written, zone, moment) => {
    expect(instantOfWallClock(written, zone)).toBe(moment);
  });

  it('every moment comes back to itself, or to its twin where clocks go back', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const written = wallClockOf(at, zone);
        expect(wallClockOf(instantOfWallClock(written, zone) ?? at, zone)).toBe(written);
      }),
    );
  });
});
