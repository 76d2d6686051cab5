import { type Instant, instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { monthName, shortEnglish } from '#domain/time/date-words.ts';
import { clockTime, DEFAULT_TIMEZONE, localTime, twoDigits } from '#domain/time/local-time.ts';

/** '19:30' in the time zone. */
export const showTime = (at: Instant, _locale: Locale, timezone: string = DEFAULT_TIMEZONE): string =>
  clockTime(localTime(at, timezone));

/** '20/11/2026' in Vietnamese; '20 Nov 2026' in English, where 20/11 is ambiguous. Non-breaking. [S9-31] */
export function showDate(at: Instant, locale: Locale, timezone: string = DEFAULT_TIMEZONE): string {
  const { day, month, year } = localTime(at, timezone);
  return locale === 'vi' ? `${twoDigits(day)}/${twoDigits(month)}/${year}` : `${dayInYear(day, month)}\u00a0${year}`;
}

/** Of a day written as 2026-11-20. */
export const showDay = (day: string, locale: Locale): string => showDate(instant(Date.parse(day)), locale, 'UTC');

/** '5/12' or '5 Dec'. */
export function shortDate(at: Instant, locale: Locale, timezone: string = DEFAULT_TIMEZONE): string {
  const { day, month } = localTime(at, timezone);
  return locale === 'vi' ? `${day}/${month}` : dayInYear(day, month);
}

const dayInYear = (day: number, month: number): string => `${day}\u00a0${shortEnglish(monthName(month))}`;

/** '19:30, 20/11/2026' or '19:30, 20 Nov 2026'. */
export const showMoment = (at: Instant, locale: Locale, timezone: string = DEFAULT_TIMEZONE): string =>
  `${showTime(at, locale, timezone)}, ${showDate(at, locale, timezone)}`;
