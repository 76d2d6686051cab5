import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { calendarLink } from '#domain/time/calendar-links.ts';
import { said } from '#words/platform/said.ts';
import type { EventLetter } from './event-letter.ts';
import type { Html } from './html.ts';
import { outlinedButton } from './pieces.ts';

const ADD = said('Add to Google Calendar', 'Thêm vào Google Calendar');

const addressOf = (event: EventLetter): string =>
  calendarLink('GOOGLE', {
    beginAt: event.beginAt,
    endAt: event.endAt,
    timezone: event.timezone,
    title: [event.name, event.sessionName]
      .filter((name) => name !== '')
      .map((name) => oneLine(name))
      .join(': '),
    location: event.place ?? '',
    description: event.url,
  });

/** A link, because email clients show no form. */
export const calendarButton = (event: EventLetter, locale: Locale): Html =>
  outlinedButton(ADD[locale], addressOf(event));

export const calendarText = (event: EventLetter, locale: Locale): string => `${ADD[locale]}: ${addressOf(event)}`;
