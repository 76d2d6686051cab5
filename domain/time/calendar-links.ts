import type { Instant } from '#domain/kernel/instant.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { icalMoment } from './ical-moment.ts';
import { wallClockOf } from './wall-clock.ts';

/** What an online calendar's form is filled with. */
export type LinkedEntry = Pick<CalendarEntry, 'beginAt' | 'endAt' | 'timezone' | 'title' | 'location' | 'description'>;

export type OnlineCalendar = 'GOOGLE' | 'OUTLOOK' | 'OFFICE_365' | 'YAHOO';

/** Some browsers and mail clients cut longer addresses. */
const LONGEST_LINK = 2_000;

const ADDRESSES: Readonly<Record<OnlineCalendar, (entry: LinkedEntry) => string>> = {
  GOOGLE: (entry) =>
    link('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      dates: `${icalMoment(entry.beginAt)}/${icalMoment(entry.endAt)}`,
      ctz: entry.timezone,
      text: entry.title,
      location: entry.location,
      details: entry.description,
    }),
  OUTLOOK: (entry) => outlookLink('outlook.live.com', entry),
  OFFICE_365: (entry) => outlookLink('outlook.office.com', entry),
  YAHOO: (entry) =>
    link('https://calendar.yahoo.com/', {
      v: '60',
      ST: icalMoment(entry.beginAt),
      ET: icalMoment(entry.endAt),
      TITLE: entry.title,
      in_loc: entry.location,
      DESC: entry.description,
    }),
};

/** Shortened to 2,000 characters, the description first. [S2.10-11] [STD 5] */
export function calendarLink(calendar: OnlineCalendar, entry: LinkedEntry): string {
  const address = ADDRESSES[calendar];
  let room = LONGEST_LINK - address({ ...entry, title: '', location: '', description: '' }).length;
  const fitting = (text: string): string => {
    let kept = '';
    for (const letter of text.toWellFormed()) {
      const length = encodeURIComponent(letter).length;
      if (length > room) break;
      room -= length;
      kept += letter;
    }
    return kept;
  };
  return address({
    ...entry,
    title: fitting(entry.title),
    location: fitting(entry.location),
    description: fitting(entry.description),
  });
}

const outlookLink = (host: string, entry: LinkedEntry): string =>
  link(`https://${host}/calendar/deeplink/compose`, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    startdt: isoMoment(entry.beginAt),
    enddt: isoMoment(entry.endAt),
    subject: entry.title,
    location: entry.location,
    body: entry.description,
  });

const link = (page: string, query: Readonly<Record<string, string>>): string =>
  `${page}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`;

const isoMoment = (at: Instant): string => `${wallClockOf(at, 'UTC')}:${icalMoment(at).slice(-3, -1)}Z`;

/** How 'Add to calendar' delivers the .ics: download, or copy the link with the hint 'Open Safari'. */
export type CalendarFileWay = 'DOWNLOAD' | 'COPY_LINK';

const IPHONE = /\b(?:iPhone|iPod)\b/;
// Safari reports its version; other iPhone browsers add their names, and in-app views report no version.
const SAFARI = /\bVersion\/\S+.*\bSafari\//;
const BROWSERS = 'CriOS|FxiOS|EdgiOS|OPiOS|OPT|OPX|GSA|DuckDuckGo|Ddg|YaBrowser|Brave|Coc_Coc|coc_coc_browser';
const APPS = 'FBAN|FBAV|Instagram|Line|Zalo';
const OTHERS = new RegExp(`\\b(?:${BROWSERS}|${APPS})\\b`, 'i');

/** On an iPhone only Safari opens .ics files, so other browsers copy the link. [S2.10-13] */
export const calendarFileWay = (userAgent: string): CalendarFileWay =>
  IPHONE.test(userAgent) && (!SAFARI.test(userAgent) || OTHERS.test(userAgent)) ? 'COPY_LINK' : 'DOWNLOAD';
