import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/text/locale.ts';
import { groupDigits } from '#domain/text/money-display.ts';
import { showDate } from '#words/money-and-dates.ts';

export { showMoney } from '#domain/text/money-display.ts';

/** '1,250' or '1.250'. */
export const showCount = (count: number, locale: Locale): string => groupDigits(count, locale);

/** Sold of how many, as a share from 0 to 100; null when unlimited. */
export const filledPercent = (taken: number, capacity: number | null): number | null =>
  capacity === null ? null : capacity === 0 ? 100 : Math.min(100, Math.round((taken * 100) / capacity));

/** A day's figures without its year, as charts write it: '12/5'. */
export const shortDay = (at: Instant, timezone: string, locale: Locale): string => {
  const [day = '', month = ''] = showDate(at, locale, timezone).split('/');
  return `${day}/${month}`;
};
