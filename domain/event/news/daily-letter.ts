import { DAY, HOUR, type Instant, instant } from '#domain/kernel/instant.ts';
import { clockOf, instantOfClock } from '#domain/time/wall-clock.ts';

/** The daily letter, by the event's clock. [design] */
const DAILY_LETTER_HOUR = 8;

/** The first daily letter after a moment. Where the clocks skip that hour, it is as much later. [design] */
export function dailyLetterAfter(at: Instant, zone: string): Instant {
  const midnight = Math.floor(clockOf(at, zone) / DAY) * DAY;
  const letterOf = (days: number) => instantOfClock(instant(midnight + days * DAY + DAILY_LETTER_HOUR * HOUR), zone);
  const today = letterOf(0);
  return today > at ? today : letterOf(1);
}
