import type { EventCard } from '#application/event/ports/event-listings.ts';
import { DAY, instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { markdown } from '#domain/sale/pricing/line-prices.ts';
import { type BadgeWord, eventBadge } from '#domain/sale/quantity/sale-badge.ts';
import { calendarLeaf } from '#domain/time/calendar-leaf.ts';
import { shortDate, showTime } from '#words/platform/money-and-dates.ts';

/** OTHER: a state unknown to this version. */
export type CardState = BadgeWord | 'ON_SALE' | 'OTHER';

export type EventCardView = {
  /** 'Sat, 12 Dec · 19:30' or 'T7, 12/12 · 19:30'; the first and last day of an event longer than 24 hours. */
  readonly when: string;
  readonly state: CardState;
  /** null: nothing on sale yet, or free. */
  readonly price: string | null;
  readonly original: string | null;
  readonly place: string | null;
  /** Who invites. */
  readonly host: string | null;
};

/** In the event's time zone. */
export function eventCardView(event: EventCard, locale: Locale): EventCardView {
  const free = event.lowestPrice === 0;
  return {
    when: whenOf(event, locale),
    state: stateOf(event),
    price: event.lowestPrice === null || free ? null : showMoney(dong(event.lowestPrice), locale),
    original: originalOf(event, locale),
    host: event.organiser?.name ?? null,
    place: event.address === null || event.address.trim() === '' ? null : shortPlace(event.address),
  };
}

function whenOf({ beginAt, endAt, timezone }: EventCard, locale: Locale): string {
  const [begin, end] = [instant(beginAt), instant(endAt)];
  const day = shortDate(begin, locale, timezone);
  if (end - begin > DAY) return `${day} – ${shortDate(end, locale, timezone)}`;
  const { weekday } = calendarLeaf(begin, timezone, locale);
  return `${weekday.replace('Thứ ', 'T')}, ${day} · ${showTime(begin, locale, timezone)}`;
}

function originalOf({ lowestPrice, originalPrice }: EventCard, locale: Locale): string | null {
  if (lowestPrice === null || originalPrice === null) return null;
  const original = dong(originalPrice);
  return markdown(dong(lowestPrice), original) === null ? null : showMoney(original, locale);
}

const stateOf = ({ saleState, sold, capacity }: EventCard): CardState =>
  saleState === 'OTHER' ? 'OTHER' : (eventBadge(saleState, { sold, capacity })?.says ?? 'ON_SALE');

/** Venue and city; the event page has the street. */
export function shortPlace(address: string): string {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first, last] = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  return first === undefined ? address : last === undefined ? first : `${first}, ${last}`;
}
