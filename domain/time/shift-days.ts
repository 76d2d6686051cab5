import { DAY, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { clockOf, instantOfClock } from './wall-clock.ts';

/** The same local time some days later, across clock changes. [design] */
export const addDays = (at: Instant, days: number, zone: string): Instant =>
  instantOfClock(later(clockOf(at, zone), days * DAY), zone);

/** Moves a moment by the local-time distance from `from` to `to`. [design] */
export const shiftWallClock = (at: Instant, from: Instant, to: Instant, zone: string): Instant =>
  instantOfClock(instant(clockOf(at, zone) - clockOf(from, zone) + clockOf(to, zone)), zone);
