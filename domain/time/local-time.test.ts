import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { DEFAULT_TIMEZONE, localTime } from './local-time.ts';

const LAST_TICKET_DAY = Date.UTC(2200, 0, 1);
const moment = (from: number) => fc.integer({ min: from, max: LAST_TICKET_DAY }).map(instant);

describe('the local time of a moment', () => {
  it('matches Intl for Vietnam every day', () => {
    fc.assert(
      fc.property(moment(Date.UTC(1960, 0, 1)), (at) => {
        expect(localTime(at, DEFAULT_TIMEZONE)).toEqual(localTime(at, 'Asia/Saigon'));
      }),
    );
  });

  it('changes day at local midnight, seven hours before UTC', () => {
    const midnight = instant(Date.UTC(2026, 11, 31, 17));
    expect(localTime(instant(midnight - 1), DEFAULT_TIMEZONE)).toEqual({
      year: 2026,
      month: 12,
      day: 31,
      weekday: 4,
      hour: 23,
      minute: 59,
    });
    expect(localTime(midnight, DEFAULT_TIMEZONE)).toEqual({
      year: 2027,
      month: 1,
      day: 1,
      weekday: 5,
      hour: 0,
      minute: 0,
    });
  });

  it('follows summer time', () => {
    expect(localTime(instant(Date.UTC(2026, 0, 10, 12)), 'Europe/Paris').hour).toBe(13);
    expect(localTime(instant(Date.UTC(2026, 6, 10, 12)), 'Europe/Paris').hour).toBe(14);
  });
});
