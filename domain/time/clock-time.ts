import { DAY, type Instant, instant, MINUTE } from '#domain/kernel/instant.ts';
import { zoneOffset } from './zone-offset.ts';

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
  return instantOfClock(instant(clock - (((clock % DAY) + DAY) % DAY)), zone);
};
