import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showTime } from '#words/platform/money-and-dates.ts';

/** In the device's time zone: it is about this device. */
export const showSavedAt = (at: Instant, locale: Locale): string =>
  showTime(at, locale, Intl.DateTimeFormat().resolvedOptions().timeZone);
