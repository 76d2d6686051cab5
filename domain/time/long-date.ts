import type { Instant } from '#domain/kernel/instant.ts';
import { dateLocale } from '#domain/kernel/locale/date-locale.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { monthName, weekdayName } from './date-words.ts';
import { localTime } from './local-time.ts';

/**
 * 'Saturday, 12 December 2026' or 'Thứ Bảy, 12 tháng 12, 2026', by the calendar of the zone. Without a page's language
 * in Vietnamese. [S9-30]
 */
export function longDate(at: Instant, timezone: string, page: Locale | null): string {
  const locale = dateLocale(page);
  const { year, month, day, weekday } = localTime(at, timezone);
  const name = weekdayName(weekday, locale);
  return locale === 'vi' ? `${name}, ${day} tháng ${month}, ${year}` : `${name}, ${day} ${monthName(month)} ${year}`;
}
