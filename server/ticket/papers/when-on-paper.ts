import type { Locale } from '#domain/kernel/locale/locale.ts';
import { weekdayName } from '#domain/time/date-words.ts';
import { localTime } from '#domain/time/local-time.ts';
import type { EmailEventFacts } from '#server/platform/ports/email-facts.ts';
import { showDate, showMoment, showTime } from '#words/platform/money-and-dates.ts';

/** Day and hours, or both ends if longer than a day; local to the place. */
export function whenOnPaper({ beginAt, endAt, timezone }: EmailEventFacts, locale: Locale): readonly [string, string] {
  const day = showDate(beginAt, locale, timezone);
  if (day !== showDate(endAt, locale, timezone))
    return [`${showMoment(beginAt, locale, timezone)} –`, showMoment(endAt, locale, timezone)];
  const weekday = weekdayName(localTime(beginAt, timezone).weekday, locale);
  return [`${weekday}, ${day}`, `${showTime(beginAt, locale, timezone)} – ${showTime(endAt, locale, timezone)}`];
}
