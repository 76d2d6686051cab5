import { type Instant, MINUTE } from '#domain/kernel/instant.ts';
import { localTime, twoDigits } from './local-time.ts';

/** Names that are right everywhere, though not every Intl lists them: the two names of one zone, and UTC. */
const ALWAYS: readonly string[] = ['Asia/Ho_Chi_Minh', 'Asia/Saigon', 'UTC'];

/** Whether this is the name of a zone of the IANA database. */
export const isTimezone = (name: string): boolean =>
  ALWAYS.includes(name) || Intl.supportedValuesOf('timeZone').includes(name);

/** How many minutes the clocks of a zone are ahead of UTC at a moment; negative behind. */
export function zoneOffset(at: Instant, timezone: string): number {
  const { year, month, day, hour, minute } = localTime(at, timezone);
  const wholeMinute = Math.floor(at / MINUTE) * MINUTE;
  // Date.UTC takes a year below 100 for one of the twentieth century; setUTCFullYear takes every year as it is.
  const shown = new Date(Date.UTC(2000, month - 1, day, hour, minute)).setUTCFullYear(year);
  return (shown - wholeMinute) / MINUTE;
}

/** 'GMT+7', and 'GMT+5:30' off the hour. [design] */
export function zoneName(at: Instant, timezone: string): string {
  const offset = zoneOffset(at, timezone);
  const minutes = Math.abs(offset) % 60;
  const hours = (Math.abs(offset) - minutes) / 60;
  return `GMT${offset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${twoDigits(minutes)}`}`;
}
