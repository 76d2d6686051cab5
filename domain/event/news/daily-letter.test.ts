import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, instant } from '#domain/kernel/instant.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';
import { anyZone, daytime } from '#test/arbitraries/event.arbitraries.ts';
import { dailyLetterAfter } from './daily-letter.ts';

describe('the daily letter', () => {
  it('comes at 08:00 by the event’s clock, within a day, and no 08:00 is passed over', () => {
    fc.assert(
      fc.property(daytime, anyZone, (at, zone) => {
        const letter = dailyLetterAfter(at, zone);
        expect(letter).toBeGreaterThan(at);
        expect(letter - at).toBeLessThanOrEqual(DAY + HOUR);
        expect(wallClockOf(letter, zone).slice(11)).toBe('08:00');
        expect(dailyLetterAfter(instant(letter - 1), zone)).toBe(letter);
      }),
    );
  });

  it.each([
    ['the same morning', '2026-11-29T00:59:59Z', '2026-11-29T01:00:00Z'],
    ['the next, for what happens at that minute', '2026-11-29T01:00:00Z', '2026-11-30T01:00:00Z'],
    ['the next, for the evening', '2026-11-29T16:59:00Z', '2026-11-30T01:00:00Z'],
  ])('is %s', (_when, at, letter) => {
    expect(dailyLetterAfter(instant(Date.parse(at)), 'Asia/Ho_Chi_Minh')).toBe(Date.parse(letter));
  });
});
