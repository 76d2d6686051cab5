import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { longDate } from './date-words.ts';
import { clockTime, isSameDay, localTime } from './local-time.ts';
import { zoneName } from './timezone.ts';

/** When something is, in two lines. */
export type EventTime = { readonly first: string; readonly second: string };

/**
 * The day and its hours, or the first and the last moment of what ends on another day; the zone is said once. [design]
 */
export function eventTime(
  times: { readonly beginAt: Instant; readonly endAt: Instant; readonly timezone: string },
  locale: Locale,
): EventTime {
  const { beginAt, endAt, timezone } = times;
  const begin = localTime(beginAt, timezone);
  const end = localTime(endAt, timezone);
  const first = longDate(beginAt, timezone, locale);
  const zone = zoneName(beginAt, timezone);
  if (isSameDay(begin, end)) return { first, second: `${clockTime(begin)} – ${clockTime(end)} (${zone})` };
  const until = locale === 'vi' ? 'đến' : 'to';
  return {
    first: `${clockTime(begin)}, ${first}`,
    second: `${until} ${clockTime(end)}, ${longDate(endAt, timezone, locale)} (${zone})`,
  };
}
