import { type Instant, MINUTE } from '#domain/kernel/instant.ts';
import { localTime, twoDigits } from './local-time.ts';

/** Valid everywhere, although not every Intl lists them. */
const ALWAYS: readonly string[] = ['Asia/Ho_Chi_Minh', 'Asia/Saigon', 'UTC'];

/** Whether a name is an IANA zone. */
export const isTimezone = (name: string): boolean =>
  ALWAYS.includes(name) || Intl.supportedValuesOf('timeZone').includes(name);

/** Minutes ahead of UTC at a moment; negative if behind. */
export function zoneOffset(at: Instant, timezone: string): number {
  const { year, month, day, hour, minute } = localTime(at, timezone);
  const wholeMinute = Math.floor(at / MINUTE) * MINUTE;
  // Date.UTC maps years below 100 to the 20th century; setUTCFullYear does not.
  const shown = new Date(Date.UTC(2000, month - 1, day, hour, minute)).setUTCFullYear(year);
  return (shown - wholeMinute) / MINUTE;
}

/** 'GMT+7', 'GMT+5:30'. [design] */
export function zoneName(at: Instant, timezone: string): string {
  const offset = zoneOffset(at, timezone);
  const minutes = Math.abs(offset) % 60;
  const hours = (Math.abs(offset) - minutes) / 60;
  return `GMT${offset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${twoDigits(minutes)}`}`;
}
