import type { Locale } from '#domain/text/locale.ts';

const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  vi: ['CN', 'Thứ 2', 'Thứ 3', 'Thứ 4', 'Thứ 5', 'Thứ 6', 'Thứ 7'],
};
const MONTHS: readonly string[] = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Numbers only: words differ between the ICU data of servers and browsers, and a page must read the same on both. */
function numbersOf(at: number, timezone: string): { readonly year: number; readonly month: number; readonly day: number } {
  const format = formats.get(timezone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: timezone, year: 'numeric', month: 'numeric', day: 'numeric' });
  formats.set(timezone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return { year: parts['year'] ?? 0, month: parts['month'] ?? 1, day: parts['day'] ?? 1 };
}

/** A day as a calendar leaf shows it: '20', 'Nov' / 'Thg 11', 'Fri' / 'Thứ 6'. */
export function calendarDay(at: number, timezone: string, locale: Locale) {
  const { year, month, day } = numbersOf(at, timezone);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return {
    date: String(day),
    month: locale === 'vi' ? `Thg ${month}` : (MONTHS[month - 1] ?? ''),
    weekday: WEEKDAYS[locale][weekday] ?? '',
    iso: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  };
}
