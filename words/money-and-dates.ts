import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/text/locale.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, timezone: string, options: Intl.DateTimeFormatOptions, name: string): Intl.DateTimeFormat {
  const key = `${name} ${locale} ${timezone}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', { timeZone: timezone, ...options });
  formats.set(key, known);
  return known;
}

/** '19:30', in the zone of what it tells of. */
export const showTime = (at: Instant, locale: Locale, timezone: string = VIETNAM): string =>
  format(locale, timezone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'time').format(at);

/** '20/11/2026' in both languages. [S9-31] */
export const showDate = (at: Instant, locale: Locale, timezone: string = VIETNAM): string =>
  format(locale, timezone, { day: '2-digit', month: '2-digit', year: 'numeric' }, 'date').format(at);

/** '19:30, 20/11/2026'. */
export const showMoment = (at: Instant, locale: Locale, timezone: string = VIETNAM): string =>
  `${showTime(at, locale, timezone)}, ${showDate(at, locale, timezone)}`;
