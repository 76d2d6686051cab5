import { act } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { monthName, shortEnglish } from '#domain/time/date-words.ts';
import { settle, type } from './render-page.tsx';

function shownInField(written: string, locale: Locale = 'en'): string {
  const [day = '', time] = written.split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  const shown =
    locale === 'vi' ? `${date}/${month}/${year}` : `${date} ${shortEnglish(monthName(Number(month)))} ${year}`;
  return time === undefined ? shown : `${shown} ${time}`;
}

export const typeMoment = (field: Element | null, written: string, locale: Locale = 'en'): Promise<void> =>
  type(field, written === '' ? '' : shownInField(written, locale));

/** Types one digit into the day of an empty field, which is then half written. */
export async function beginMoment(field: Element | null, digit: string): Promise<void> {
  const day = field?.parentElement?.querySelector<HTMLElement>('[role="spinbutton"]');
  if (day === undefined || day === null) throw new Error('No day');
  await act(async () => day.focus());
  await act(async () => {
    day.textContent = digit;
    day.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await settle();
}
