import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits } from '#domain/kernel/locale/money-display.ts';

const more = (than: number, locale: Locale): string => `${groupDigits(than, locale)}+`;

/** [S9-50] */
export const figures = (locale: Locale) => ({
  conferences: more(3_000, locale),
  users: more(500_000, locale),
  organisers: more(1_000, locale),
});
