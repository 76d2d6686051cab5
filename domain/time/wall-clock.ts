import { type Instant, instant } from '#domain/kernel/instant.ts';
import { instantOfClock } from './clock-time.ts';
import { clockTime, localTime, twoDigits } from './local-time.ts';

/** A date and time as a person writes it into a field, 'YYYY-MM-DDTHH:mm', without a zone. */
export type WallClock = string;

const WRITTEN = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** What a clock and a calendar on the wall show in this zone at that moment. */
export function wallClockOf(at: Instant, zone: string): WallClock {
  const time = localTime(at, zone);
  return `${String(time.year).padStart(4, '0')}-${twoDigits(time.month)}-${twoDigits(time.day)}T${clockTime(time)}`;
}

/** The same figures read as UTC; null for what no calendar or clock shows, such as 30 February. */
function asUtc(written: WallClock): Instant | null {
  const at = WRITTEN.test(written) ? Date.parse(`${written}Z`) : Number.NaN;
  return !Number.isNaN(at) && wallClockOf(instant(at), 'UTC') === written ? instant(at) : null;
}

/**
 * The moment when a wall in this zone shows that; null for what is no date and time. Where clocks go back, the earlier
 * moment; a time that they skip is as long after the change as it was written after it. [design]
 */
export function instantOfWallClock(written: WallClock, zone: string): Instant | null {
  const clock = asUtc(written);
  return clock === null ? null : instantOfClock(clock, zone);
}
