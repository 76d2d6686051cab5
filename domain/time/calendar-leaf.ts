import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { monthName, shortEnglish, weekdayName } from './date-words.ts';
import { localTime, twoDigits } from './local-time.ts';

/** A day as a leaf of a wall calendar shows it. */
export type CalendarLeaf = {
  /** 'Dec' or 'Thg 12'. */
  readonly month: string;
  readonly day: string;
  /** 'Sat' or 'Thứ 7'. */
  readonly weekday: string;
  /** '2026-12-12', for machines (ISO 8601). */
  readonly iso: string;
};

/** The leaf of the day that a zone's calendar shows at a moment. */
export function calendarLeaf(at: Instant, timezone: string, locale: Locale): CalendarLeaf {
  const { year, month, day, weekday } = localTime(at, timezone);
  const iso = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  // Vietnamese counts its weekdays: Monday is the second.
  if (locale === 'vi')
    return { month: `Thg ${month}`, day: String(day), weekday: weekday === 0 ? 'CN' : `Thứ ${weekday + 1}`, iso };
  return {
    month: shortEnglish(monthName(month)),
    day: String(day),
    weekday: shortEnglish(weekdayName(weekday, locale)),
    iso,
  };
}
