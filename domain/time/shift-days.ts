import { DAY, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { clockOf, instantOfClock } from './wall-clock.ts';

/**
 * The same time of day so many days later by the clocks of a place, whatever they were changed by in between. [design]
 */
export const addDays = (at: Instant, days: number, zone: string): Instant =>
  instantOfClock(later(clockOf(at, zone), days * DAY), zone);

/** What lies as far from `to`, by the clocks of a place, as `at` does from `from`. [design] */
export const shiftWallClock = (at: Instant, from: Instant, to: Instant, zone: string): Instant =>
  instantOfClock(instant(clockOf(at, zone) - clockOf(from, zone) + clockOf(to, zone)), zone);
