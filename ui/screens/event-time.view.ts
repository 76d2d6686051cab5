import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/text/locale.ts';

const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  vi: ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
};
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

type WallClock = { readonly year: number; readonly month: number; readonly day: number; readonly hour: string; readonly minute: string };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Only figures are taken from Intl: names and word order differ between versions of its data, and server and browser must agree. */
function wallClock(at: Instant, timezone: string): WallClock {
  let format = formats.get(timezone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timezone, format);
  }
  const parts = new Map(format.formatToParts(at).map((part) => [part.type, part.value]));
  const figure = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return { year: Number(figure('year')), month: Number(figure('month')), day: Number(figure('day')), hour: figure('hour'), minute: figure('minute') };
}

const weekdayOf = ({ year, month, day }: WallClock): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** 'Saturday, 12 December 2026' or 'Thứ Bảy, 12 tháng 12, 2026', on the clock of the place. */
export function longDate(at: Instant, timezone: string, locale: Locale): string {
  const clock = wallClock(at, timezone);
  const weekday = WEEKDAYS[locale][weekdayOf(clock)] ?? '';
  return locale === 'vi'
    ? `${weekday}, ${clock.day} tháng ${clock.month}, ${clock.year}`
    : `${weekday}, ${clock.day} ${MONTHS[clock.month - 1]} ${clock.year}`;
}

export function clockTime(at: Instant, timezone: string): string {
  const { hour, minute } = wallClock(at, timezone);
  return `${hour}:${minute}`;
}

export type CalendarLeaf = { readonly month: string; readonly day: string; readonly weekday: string };

/** The leaf of a calendar: 'Dec' / 'Thg 12', 12, 'Sat' / 'T7'. */
export function calendarLeaf(at: Instant, timezone: string, locale: Locale): CalendarLeaf {
  const clock = wallClock(at, timezone);
  const weekday = weekdayOf(clock);
  return {
    month: locale === 'vi' ? `Thg ${clock.month}` : (MONTHS[clock.month - 1] ?? '').slice(0, 3),
    day: String(clock.day),
    weekday: locale === 'vi' ? (weekday === 0 ? 'CN' : `T${weekday + 1}`) : (WEEKDAYS.en[weekday] ?? '').slice(0, 3),
  };
}

const sameDay = (a: WallClock, b: WallClock): boolean => a.year === b.year && a.month === b.month && a.day === b.day;

/** 'GMT+7' */
function offsetName(at: Instant, timezone: string): string {
  const { year, month, day, hour, minute } = wallClock(at, timezone);
  const minutes = (Date.UTC(year, month - 1, day, Number(hour), Number(minute)) - Math.trunc(at / 60_000) * 60_000) / 60_000;
  const hours = Math.trunc(minutes / 60);
  const rest = Math.abs(minutes % 60);
  return `GMT${minutes < 0 ? '-' : '+'}${Math.abs(hours)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

export type EventTimeView = { readonly first: string; readonly second: string };

/** Two lines: the day and its hours, or the first and the last moment of something longer than a day. */
export function eventTime(times: { readonly beginAt: Instant; readonly endAt: Instant; readonly timezone: string }, locale: Locale): EventTimeView {
  const { beginAt, endAt, timezone } = times;
  const begin = wallClock(beginAt, timezone);
  const end = wallClock(endAt, timezone);
  const zone = offsetName(beginAt, timezone);
  if (sameDay(begin, end)) {
    return { first: longDate(beginAt, timezone, locale), second: `${begin.hour}:${begin.minute} – ${end.hour}:${end.minute} (${zone})` };
  }
  return {
    first: `${begin.hour}:${begin.minute}, ${longDate(beginAt, timezone, locale)}`,
    second: `${locale === 'vi' ? 'đến' : 'to'} ${end.hour}:${end.minute}, ${longDate(endAt, timezone, locale)} (${zone})`,
  };
}
