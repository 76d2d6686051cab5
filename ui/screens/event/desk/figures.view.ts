import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits } from '#domain/kernel/locale/money-display.ts';

export { showMoney } from '#domain/kernel/locale/money-display.ts';

/** '1,250' or '1.250'. */
export const showCount = (count: number, locale: Locale): string => groupDigits(count, locale);

/** From 0 to 100; null when unlimited. */
export const filledPercent = (taken: number, capacity: number | null): number | null =>
  capacity === null ? null : capacity === 0 ? 100 : Math.min(100, Math.round((taken * 100) / capacity));
