import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { instantOfWallClock, wallClockOf } from './wall-clock.ts';

describe('wall clock', () => {
  it('Ho Chi Minh City is seven hours ahead of UTC', () => {
    expect(instantOfWallClock('2026-12-05T19:30', 'Asia/Ho_Chi_Minh')).toBe(Date.UTC(2026, 11, 5, 12, 30));
    expect(wallClockOf(instant(Date.UTC(2026, 11, 5, 12, 30)), 'Asia/Ho_Chi_Minh')).toBe('2026-12-05T19:30');
  });

  it('what is no date and time has no moment', () => {
    expect(instantOfWallClock('', 'Asia/Ho_Chi_Minh')).toBeNull();
    expect(instantOfWallClock('tomorrow', 'Asia/Ho_Chi_Minh')).toBeNull();
  });

  it('every whole minute comes back to itself, or to its twin where clocks go back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 }),
        fc.constantFrom('Asia/Ho_Chi_Minh', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'UTC'),
        (minutes, zone) => {
          const at = instant(minutes * 60_000);
          const written = wallClockOf(at, zone);
          const back = instantOfWallClock(written, zone);
          expect(back).not.toBeNull();
          expect(wallClockOf(back ?? at, zone)).toBe(written);
        },
      ),
    );
  });
});
