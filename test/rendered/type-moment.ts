import type { Locale } from '#domain/kernel/locale/locale.ts';
import { monthName, shortEnglish } from '#domain/time/date-words.ts';
import { type } from './render-page.tsx';

function shownInField(written: string, locale: Locale = 'en'): string {
  const [day = '', time] = written.split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  const shown =
    locale === 'vi' ? `${date}/${month}/${year}` : `${date} ${shortEnglish(monthName(Number(month)))} ${year}`;
  return time === undefined ? shown : `${shown} ${time}`;
}

export const typeMoment = (field: Element | null, written: string, locale: Locale = 'en'): Promise<void> =>
  type(field, written === '' ? '' : shownInField(written, locale));
