import type { Instant } from '#domain/kernel/instant.ts';
import { clockTime, DEFAULT_TIMEZONE, localTime, twoDigits } from '#domain/text/local-time.ts';
import type { Locale } from '#domain/text/locale.ts';

/** '19:30', by the clocks of the zone. */
export const showTime = (at: Instant, _locale: Locale, timezone: string = DEFAULT_TIMEZONE): string => clockTime(localTime(at, timezone));

/** '20/11/2026' in both languages. [S9-31] */
export function showDate(at: Instant, _locale: Locale, timezone: string = DEFAULT_TIMEZONE): string {
  const { day, month, year } = localTime(at, timezone);
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`;
}

/** '19:30, 20/11/2026'. */
export const showMoment = (at: Instant, locale: Locale, timezone: string = DEFAULT_TIMEZONE): string =>
  `${showTime(at, locale, timezone)}, ${showDate(at, locale, timezone)}`;
