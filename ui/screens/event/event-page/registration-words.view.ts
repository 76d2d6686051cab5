import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits, showMoney } from '#domain/kernel/locale/money-display.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { sessionTimeRange } from '#domain/time/session-time-range.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import type { SessionRow } from './registration.view.ts';

export const priceText = (price: Dong, locale: Locale): string => showMoney(price, locale);

/** Without the currency, for 'From … đ'. */
const groupedPrice = (price: Dong, locale: Locale): string => groupDigits(price, locale);

export const openingTime = (at: Instant, locale: Locale, timezone: string): string => showMoment(at, locale, timezone);

/** [S2.7-02] */
const sessionTime = (session: SessionRow, locale: Locale): string =>
  sessionTimeRange(session, session.timezone, locale);

export const shownSessions = (sessions: readonly SessionRow[], locale: Locale) =>
  sessions.map((session) => ({
    ...session,
    when: sessionTime(session, locale),
    price: session.lowestPrice === null ? '' : groupedPrice(session.lowestPrice, locale),
  }));
