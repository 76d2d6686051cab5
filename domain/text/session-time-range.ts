import type { Instant } from '#domain/kernel/instant.ts';
import { clockTime, isSameDay, type LocalTime, localTime, twoDigits } from './local-time.ts';
import type { Locale } from './locale.ts';

const DAYS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  vi: ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
};
const MONTHS: readonly string[] = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Fri, 20 Nov' or 'Thứ Sáu, 20 Th11'. */
export function shortDate(time: LocalTime, locale: Locale): string {
  const month = locale === 'vi' ? `Th${time.month}` : (MONTHS[time.month - 1] ?? '');
  return `${DAYS[locale][time.weekday] ?? ''}, ${twoDigits(time.day)} ${month}`;
}

/**
 * When a session runs, by the clocks of its zone: '19:00-21:30 Fri, 20 Nov' within one day, and otherwise start and end separately,
 * '19:00 Fri, 20 Nov - 02:00 Sat, 21 Nov'. A year is said only when the two differ. [S2.7-02]
 */
export function sessionTimeRange(session: { readonly beginAt: Instant; readonly endAt: Instant }, timezone: string, locale: Locale): string {
  const begin = localTime(session.beginAt, timezone);
  const end = localTime(session.endAt, timezone);
  if (isSameDay(begin, end)) return `${clockTime(begin)}-${clockTime(end)} ${shortDate(begin, locale)}`;
  const withYear = (time: LocalTime): string => `${clockTime(time)} ${shortDate(time, locale)}${begin.year === end.year ? '' : ` ${time.year}`}`;
  return `${withYear(begin)} - ${withYear(end)}`;
}
