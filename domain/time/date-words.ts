import type { Instant } from '#domain/kernel/instant.ts';
import { dateLocale, type Locale } from '#domain/kernel/locale/locale.ts';
import { localTime } from './local-time.ts';

const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  vi: ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
};
const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 'Saturday' or 'Thứ Bảy'; 0 is Sunday. Written here because the names of Intl differ between versions of its data. */
export const weekdayName = (weekday: number, locale: Locale): string => WEEKDAYS[locale][weekday] ?? '';

/** 'December'; 1 is January. Vietnamese months are numbers and need no name. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** The first three letters, as English shortens both: 'Sat', 'Dec'. */
export const shortEnglish = (name: string): string => name.slice(0, 3);

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
