import type { SessionDraft, TicketDraft } from '#application/event/event-draft.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits, showMoney } from '#domain/kernel/locale/money-display.ts';
import { parseDong, ZERO } from '#domain/kernel/money/dong.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { addDays } from '#domain/time/shift-days.ts';
import { instantOfWallClock, type WallClock, wallClockOf } from '#domain/time/wall-clock.ts';

/** The same time of day one day later: the first guess for the next session of a series. */
export function dayLater(written: WallClock, zone: string): WallClock {
  const at = instantOfWallClock(written, zone);
  return at === null ? '' : wallClockOf(addDays(at, 1, zone), zone);
}

export function groupedDigits(text: string, locale: Locale): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits === '' ? '' : groupDigits(Number(digits.slice(0, 15)), locale);
}

/** The price as the page will show it; null while it is not a number. */
export function previewPrice(ticket: TicketDraft, locale: Locale): string | null {
  if (ticket.kind === 'FREE') return showMoney(ZERO, locale);
  const price = parseDong(ticket.price);
  return price.ok ? showMoney(price.value, locale) : null;
}

export const sessionMoments = (
  session: SessionDraft,
  zone: string,
): { readonly begin: Instant | null; readonly end: Instant | null } => ({
  begin: instantOfWallClock(session.begin, zone),
  end: instantOfWallClock(session.end, zone),
});

/** 'America/New_York' → 'New York'. The default zone is called as its city is. */
export const cityOf = (zone: string): string =>
  zone === DEFAULT_TIMEZONE ? 'Ho Chi Minh' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The zones offered; an event in another zone adds its own. */
export const ZONES = [
  DEFAULT_TIMEZONE,
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Australia/Sydney',
  'Europe/Paris',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
] as const;

/** '…T19:30' → '…T21:30'; from 22 h on, the day's last minute, which is easy to notice and change. */
export function twoHoursLater(begin: string): string {
  const [day = '', time = ''] = begin.split('T');
  const hour = Number(time.slice(0, 2)) + 2;
  return hour > 23 ? `${day}T23:59` : `${day}T${String(hour).padStart(2, '0')}:${time.slice(3, 5)}`;
}
