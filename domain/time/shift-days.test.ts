import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERIES_MAX, type Series, sessionSeries } from '#domain/event/session-series.ts';
import { DAY, HOUR, type Instant, instant } from '#domain/kernel/instant.ts';
import { anyZone, daytime } from '#test/arbitraries/event.arbitraries.ts';
import { addDays, shiftWallClock } from './shift-days.ts';
import { clockOf } from './wall-clock.ts';

const at = (...utc: Parameters<typeof Date.UTC>): Instant => instant(Date.UTC(...utc));
const BERLIN = 'Europe/Berlin';

describe('local days', () => {
  it.each([
    ['keep the time of day in Viet Nam', at(2026, 10, 20, 12), 7, 'Asia/Ho_Chi_Minh', at(2026, 10, 27, 12)],
    ['keep it over a change of clocks', at(2026, 9, 20, 17), 7, BERLIN, at(2026, 9, 27, 18)],
    ['go over a leap day', at(2028, 1, 28, 12), 1, 'Asia/Ho_Chi_Minh', at(2028, 1, 29, 12)],
    ['go over midnight', at(2026, 11, 31, 16, 59), 1, 'Asia/Ho_Chi_Minh', at(2027, 0, 1, 16, 59)],
    ['none is the same moment', at(2026, 6, 1, 12), 0, BERLIN, at(2026, 6, 1, 12)],
  ])('%s', (_what, from, days, zone, to) => {
    expect(addDays(from, days, zone)).toBe(to);
  });

  it('a shift keeps local-time distances and is reversible', () => {
    fc.assert(
      fc.property(daytime, daytime, daytime, anyZone, (moment, from, to, zone) => {
        const shifted = shiftWallClock(moment, from, to, zone);
        expect(clockOf(shifted, zone) - clockOf(to, zone)).toBe(clockOf(moment, zone) - clockOf(from, zone));
        expect(shiftWallClock(shifted, to, from, zone)).toBe(moment);
        expect(shiftWallClock(from, from, to, zone)).toBe(to);
      }),
    );
  });
});

describe('a series of sessions', () => {
  const weekly: Series = {
    beginAt: at(2026, 9, 13, 17),
    endAt: at(2026, 9, 13, 19),
    everyDays: 7,
    count: 3,
    timezone: BERLIN,
  };

  it('a weekly evening stays an evening across clock changes', () => {
    expect(sessionSeries(weekly)).toEqual({
      ok: true,
      value: [
        { beginAt: at(2026, 9, 13, 17), endAt: at(2026, 9, 13, 19) },
        { beginAt: at(2026, 9, 20, 17), endAt: at(2026, 9, 20, 19) },
        { beginAt: at(2026, 9, 27, 18), endAt: at(2026, 9, 27, 20) },
      ],
    });
  });

  it.each([
    ['count', 'TOO_SMALL', { min: 1 }, { count: 0 }],
    ['count', 'TOO_SMALL', { min: 1 }, { count: 1.5 }],
    ['count', 'TOO_LARGE', { max: SERIES_MAX }, { count: SERIES_MAX + 1 }],
    ['every_days', 'TOO_SMALL', { min: 1 }, { everyDays: 0 }],
    ['every_days', 'TOO_SMALL', { min: 1 }, { everyDays: 0.5 }],
  ])('%s is refused as %s', (field, kind, bound, over) => {
    expect(sessionSeries({ ...weekly, ...over })).toEqual({
      ok: false,
      refusal: { field, problem: { kind, ...bound } },
    });
  });

  it('every session starts at the same local time, in order, with the same duration', () => {
    fc.assert(
      fc.property(
        daytime,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(1, 7, 14),
        fc.constantFrom(1, 2, SERIES_MAX),
        anyZone,
        (beginAt, hours, everyDays, count, timezone) => {
          const made = sessionSeries({ beginAt, endAt: instant(beginAt + hours * HOUR), everyDays, count, timezone });
          const sessions = made.ok ? made.value : [];
          expect(sessions).toHaveLength(count);
          for (const [index, session] of sessions.entries()) {
            expect(clockOf(session.beginAt, timezone)).toBe(clockOf(beginAt, timezone) + index * everyDays * DAY);
            expect(session.endAt - session.beginAt).toBe(hours * HOUR);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
