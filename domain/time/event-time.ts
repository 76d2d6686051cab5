import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { longDate } from './date-words.ts';
import { clockTime, isSameDay, localTime } from './local-time.ts';
import { zoneName } from './timezone.ts';

export type EventTime = { readonly first: string; readonly second: string };

/** Date and hours in two lines, or start and end if it spans days; the zone appears once. [design] */
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
