import type { Locale } from '#domain/kernel/locale/locale.ts';
import { weekdayName } from '#domain/time/date-words.ts';
import { localTime } from '#domain/time/local-time.ts';
import { showDate, showMoment, showTime } from '#words/platform/money-and-dates.ts';
import type { EventLetter } from './event-letter.ts';

/** In the event's zone; a session over several days names both ends. */
export function when(letter: Pick<EventLetter, 'beginAt' | 'endAt' | 'timezone'>, locale: Locale): string {
  const { beginAt, endAt, timezone } = letter;
  const firstDay = showDate(beginAt, locale, timezone);
  if (firstDay !== showDate(endAt, locale, timezone))
    return `${showMoment(beginAt, locale, timezone)} – ${showMoment(endAt, locale, timezone)}`;
  const weekday = weekdayName(localTime(beginAt, timezone).weekday, locale);
  return `${weekday}, ${firstDay}, ${showTime(beginAt, locale, timezone)} – ${showTime(endAt, locale, timezone)}`;
}
