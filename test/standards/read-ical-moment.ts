import { type Instant, instant, SECOND } from '#domain/kernel/instant.ts';
import { isTimezone } from '#domain/time/timezone.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';

const WRITTEN = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)([0-5]\d)(Z?)$/;

/** Null for a date alone, for a time without a zone, and for what is neither. */
export function readIcalMoment(value: string, timezone: string | null): Instant | null {
  const [, year, month, day, hour, minute, second, utc] = WRITTEN.exec(value) ?? [];
  const zone = utc === 'Z' && timezone === null ? 'UTC' : utc === '' ? timezone : null;
  if (zone === null || !isTimezone(zone)) return null;
  const at = instantOfWallClock(`${year}-${month}-${day}T${hour}:${minute}`, zone);
  return at === null ? null : instant(at + Number(second) * SECOND);
}
