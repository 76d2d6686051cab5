import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { calendarLink } from '#domain/time/calendar-links.ts';
import { said } from '#words/platform/said.ts';
import type { EventLetter } from './event-letter.ts';
import type { Html } from './html.ts';
import { html, LAYOUT_TABLE, style } from './html.ts';
import { INK } from './palette.ts';

const ADD = said('Add to Google Calendar', 'Thêm vào Google Calendar');

const TABLE = style('margin:0 0 24px');
const CELL = style(`border:1px solid ${INK};border-radius:12px`);
const LINK = style(
  'display:inline-block;padding:11px 22px;font-size:15px;line-height:22px;font-weight:700',
  `color:${INK};text-decoration:none;border-radius:12px`,
);

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
export const calendarButton = (event: EventLetter, locale: Locale): Html => {
  const link = html`<a href="${addressOf(event)}" ${LINK}>${ADD[locale]}</a>`;
  return html`<table ${LAYOUT_TABLE} ${TABLE}><tr><td ${CELL}>${link}</td></tr></table>`;
};

export const calendarText = (event: EventLetter, locale: Locale): string => `${ADD[locale]}: ${addressOf(event)}`;
