import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { monthName, shortEnglish, weekdayName } from './date-words.ts';
import { localTime, twoDigits } from './local-time.ts';

export type CalendarLeaf = {
  /** 'Dec' or 'Thg 12'. */
  readonly month: string;
  readonly day: string;
  /** 'Sat' or 'Thứ 7'. */
  readonly weekday: string;
  /** '2026-12-12' (ISO 8601). */
  readonly iso: string;
};

/** The parts of a tear-off calendar page, in a zone. */
export function calendarLeaf(at: Instant, timezone: string, locale: Locale): CalendarLeaf {
  const { year, month, day, weekday } = localTime(at, timezone);
  const iso = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  // Vietnamese numbers weekdays from Monday, the second.
  if (locale === 'vi')
    return { month: `Thg ${month}`, day: String(day), weekday: weekday === 0 ? 'CN' : `Thứ ${weekday + 1}`, iso };
  return {
    month: shortEnglish(monthName(month)),
    day: String(day),
    weekday: shortEnglish(weekdayName(weekday, locale)),
    iso,
  };
}
