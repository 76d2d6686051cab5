import type { Instant } from '#domain/kernel/instant.ts';
import { dateLocale, type Locale } from '#domain/kernel/locale/locale.ts';
import { monthName, shortEnglish, weekdayName } from './date-words.ts';
import { clockTime, isSameDay, type LocalTime, localTime, twoDigits } from './local-time.ts';

/** 'Fri, 20 Nov' or 'Thứ Sáu, 20 Th11'. */
export function shortDate(time: LocalTime, locale: Locale): string {
  const weekday = weekdayName(time.weekday, locale);
  const day = twoDigits(time.day);
  return locale === 'vi'
    ? `${weekday}, ${day} Th${time.month}`
    : `${shortEnglish(weekday)}, ${day} ${shortEnglish(monthName(time.month))}`;
}

/**
 * '19:00-21:30 Fri, 20 Nov' within a day, else '19:00 Fri, 20 Nov - 02:00 Sat, 21 Nov'; with the year if it differs.
 * [S2.7-02] [S9-30]
 */
export function sessionTimeRange(
  session: { readonly beginAt: Instant; readonly endAt: Instant },
  timezone: string,
  page: Locale | null = null,
): string {
  const locale = dateLocale(page);
  const begin = localTime(session.beginAt, timezone);
  const end = localTime(session.endAt, timezone);
  if (isSameDay(begin, end)) return `${clockTime(begin)}-${clockTime(end)} ${shortDate(begin, locale)}`;
  const withYear = (time: LocalTime): string =>
    `${clockTime(time)} ${shortDate(time, locale)}${begin.year === end.year ? '' : ` ${time.year}`}`;
  return `${withYear(begin)} - ${withYear(end)}`;
}
