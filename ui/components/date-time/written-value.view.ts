import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useState } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Said } from '#words/platform/said.ts';
import { WRITTEN_TIME_SAID } from '#words/platform/written-times.ts';

const SHAPES = { day: 'YYYY-MM-DD', moment: 'YYYY-MM-DDTHH:mm' } as const;
export type Precision = keyof typeof SHAPES;

/** As the product's other dates read (words/platform/money-and-dates.ts). */
const SHOWN: Readonly<Record<Locale, Readonly<Record<Precision, string>>>> = {
  en: { day: 'DD MMM YYYY', moment: 'DD MMM YYYY HH:mm' },
  vi: { day: 'DD/MM/YYYY', moment: 'DD/MM/YYYY HH:mm' },
};
export const shownFormat = (locale: Locale, precision: Precision): string => SHOWN[locale][precision];

/** Years are typed digit by digit: 0202 is on the way to 2026. */
const FIRST_YEAR = 1900;

export const readWritten = (written: string): Dayjs | null => (written === '' ? null : dayjs.utc(written));
export const thisMorning = (): Dayjs => dayjs.utc(dayjs().format('YYYY-MM-DDT09:00'));
const write = (date: Dayjs | null, precision: Precision): string =>
  date === null || !date.isValid() || date.year() < FIRST_YEAR ? '' : date.format(SHAPES[precision]);

type Held = { readonly given: string; readonly written: string; readonly date: Dayjs | null };

/** What is typed stays while it is incomplete; the form has '' until then. */
export function useWritten(value: string, onValue: (written: string) => void, precision: Precision) {
  const [held, setHeld] = useState<Held>(() => ({ given: value, written: value, date: readWritten(value) }));
  if (value !== held.given)
    setHeld(
      value === held.written ? { ...held, given: value } : { given: value, written: value, date: readWritten(value) },
    );
  const onChange = (date: Dayjs | null): void => {
    const written = write(date, precision);
    setHeld({ ...held, written, date });
    if (written !== held.written) onValue(written);
  };
  return { date: held.date, onChange };
}

type Limits = { readonly min?: string | undefined; readonly max?: string | undefined };

/** Null: nothing is wrong. `started`: something is typed. */
function problemOf(date: Dayjs | null, started: boolean, limits: Limits, precision: Precision, locale: Locale) {
  const written = write(date, precision);
  const shown = (limit: string): string => readWritten(limit)?.format(shownFormat(locale, precision)) ?? '';
  const { min = '', max = '' } = limits;
  if (written === '' && (started || date !== null))
    return precision === 'day' ? WRITTEN_TIME_SAID.incompleteDay() : WRITTEN_TIME_SAID.incompleteMoment();
  if (written === '') return null;
  if (min !== '' && written < min) return WRITTEN_TIME_SAID.early(shown(min));
  if (max !== '' && written > max) return WRITTEN_TIME_SAID.late(shown(max));
  return null;
}

export type FieldWords = { readonly error?: boolean; readonly helperText?: ReactNode };

/** The form's own problem comes first; while somebody types, nothing is wrong yet. */
export function useWrittenProblem(form: FieldWords, limits: Limits, precision: Precision, locale: Locale) {
  const [typing, setTyping] = useState(false);
  const [started, setStarted] = useState(false);
  const words = (date: Dayjs | null): Required<FieldWords> => {
    if (form.error === true) return { error: true, helperText: form.helperText };
    const problem: Said | null = typing ? null : problemOf(date, started, limits, precision, locale);
    return { error: problem !== null, helperText: problem?.[locale] ?? form.helperText };
  };
  return {
    typing,
    words,
    onFocus: () => setTyping(true),
    onBlur: (hasText: boolean) => {
      setTyping(false);
      setStarted(hasText);
    },
  };
}
