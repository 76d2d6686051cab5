import type { Locale } from '#domain/text/locale.ts';
import { showDate, showMoment, showTime } from '#words/money-and-dates.ts';
import type { EventLetter } from './event-letter.ts';

const weekday = (letter: EventLetter, locale: Locale): string => {
  const name = new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', { weekday: 'long', timeZone: letter.timezone }).format(letter.beginAt);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** 'Saturday, 21/11/2026, 19:30 – 22:00', in the event's zone; a session over several days names both ends. */
export function when(letter: EventLetter, locale: Locale): string {
  const { beginAt, endAt, timezone } = letter;
  const firstDay = showDate(beginAt, locale, timezone);
  if (firstDay !== showDate(endAt, locale, timezone)) return `${showMoment(beginAt, locale, timezone)} – ${showMoment(endAt, locale, timezone)}`;
  return `${weekday(letter, locale)}, ${firstDay}, ${showTime(beginAt, locale, timezone)} – ${showTime(endAt, locale, timezone)}`;
}
