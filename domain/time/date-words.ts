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

/** 'Saturday' or 'Thứ Bảy'; 0 is Sunday. Not from Intl, whose names vary by version. */
export const weekdayName = (weekday: number, locale: Locale): string => WEEKDAYS[locale][weekday] ?? '';

/** 'December'; 1 is January. Vietnamese months are numbers. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** 'Sat', 'Dec'. */
export const shortEnglish = (name: string): string => name.slice(0, 3);

/** 'Saturday, 12 December 2026' or 'Thứ Bảy, 12 tháng 12, 2026'. Vietnamese without a page (null). [S9-30] */
export function longDate(at: Instant, timezone: string, page: Locale | null): string {
  const locale = dateLocale(page);
  const { year, month, day, weekday } = localTime(at, timezone);
  const name = weekdayName(weekday, locale);
  return locale === 'vi' ? `${name}, ${day} tháng ${month}, ${year}` : `${name}, ${day} ${monthName(month)} ${year}`;
}
