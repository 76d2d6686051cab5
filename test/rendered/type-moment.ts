import type { Locale } from '#domain/kernel/locale/locale.ts';
import { monthName, shortEnglish } from '#domain/time/date-words.ts';
import { type } from './render-page.tsx';

/** '2026-11-27T19:30' or '2026-11-27' as the field shows it: '27 Nov 2026 19:30' or '27/11/2026 19:30'. */
function shownInField(written: string, locale: Locale = 'en'): string {
  const [day = '', time] = written.split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  const shown =
    locale === 'vi' ? `${date}/${month}/${year}` : `${date} ${shortEnglish(monthName(Number(month)))} ${year}`;
  return time === undefined ? shown : `${shown} ${time}`;
}

/** Fills a date or time field (ui/components/date-time) in one go; '' empties it. */
export const typeMoment = (field: Element | null, written: string, locale: Locale = 'en'): Promise<void> =>
  type(field, written === '' ? '' : shownInField(written, locale));
