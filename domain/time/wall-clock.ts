import { DAY, type Instant, instant, MINUTE } from '#domain/kernel/instant.ts';
import { clockTime, localTime, twoDigits } from './local-time.ts';
import { zoneOffset } from './timezone.ts';

/** Local time as the instant when UTC shows it, for calendar arithmetic. */
export const clockOf = (at: Instant, zone: string): Instant => instant(at + zoneOffset(at, zone) * MINUTE);

/** The inverse of clockOf. Ambiguous times are the earlier; skipped ones move forward. [design] */
export function instantOfClock(clock: Instant, zone: string): Instant {
  // No zone changes its clocks twice in two days, so one of these offsets is right.
  const before = instant(clock - zoneOffset(instant(clock - DAY), zone) * MINUTE);
  const after = instant(clock - zoneOffset(instant(clock + DAY), zone) * MINUTE);
  return clockOf(before, zone) !== clock && clockOf(after, zone) === clock ? after : before;
}

/** Local midnight, or the first moment after it if skipped. */
export const startOfDay = (at: Instant, zone: string): Instant => {
  const clock = clockOf(at, zone);
  return instantOfClock(instant(Math.floor(clock / DAY) * DAY), zone);
};

/** 'YYYY-MM-DDTHH:mm' without a zone, as in an input field. */
export type WallClock = string;

const WRITTEN = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

export function wallClockOf(at: Instant, zone: string): WallClock {
  const time = localTime(at, zone);
  return `${String(time.year).padStart(4, '0')}-${twoDigits(time.month)}-${twoDigits(time.day)}T${clockTime(time)}`;
}

/** Null for impossible dates such as 30 February. */
function asUtc(written: WallClock): Instant | null {
  const at = WRITTEN.test(written) ? Date.parse(`${written}Z`) : Number.NaN;
  return !Number.isNaN(at) && wallClockOf(instant(at), 'UTC') === written ? instant(at) : null;
}

/** Null if malformed. Ambiguous times are the earlier; skipped ones move forward. [design] */
export function instantOfWallClock(written: WallClock, zone: string): Instant | null {
  const clock = asUtc(written);
  return clock === null ? null : instantOfClock(clock, zone);
}
