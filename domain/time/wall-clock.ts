import { DAY, type Instant, instant, MINUTE } from '#domain/kernel/instant.ts';
import { clockTime, localTime, twoDigits } from './local-time.ts';
import { zoneOffset } from './timezone.ts';

/**
 * What the clocks of a zone show, as the moment when UTC shows the same: days and hours can be added to it by the
 * calendar of the place.
 */
export const clockOf = (at: Instant, zone: string): Instant => instant(at + zoneOffset(at, zone) * MINUTE);

/**
 * The moment when the clocks of a zone show what UTC shows then. Where clocks go back, the earlier moment; a time that
 * they skip is as long after the change as it was written after it. [design]
 */
export function instantOfClock(clock: Instant, zone: string): Instant {
  // No zone changes its clocks twice within two days, so that one of these offsets is the right one.
  const before = instant(clock - zoneOffset(instant(clock - DAY), zone) * MINUTE);
  const after = instant(clock - zoneOffset(instant(clock + DAY), zone) * MINUTE);
  return clockOf(before, zone) !== clock && clockOf(after, zone) === clock ? after : before;
}

/** The first moment of the local day; where midnight is skipped, the first after it. */
export const startOfDay = (at: Instant, zone: string): Instant => {
  const clock = clockOf(at, zone);
  return instantOfClock(instant(Math.floor(clock / DAY) * DAY), zone);
};

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
