import type { EventCard } from '#application/event/ports/event-listings.ts';
import { DAY, instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { markdown } from '#domain/sale/pricing/line-prices.ts';
import { type BadgeWord, eventBadge } from '#domain/sale/quantity/sale-badge.ts';
import { type CalendarLeaf, calendarLeaf } from '#domain/time/calendar-leaf.ts';
import { showTime } from '#words/platform/money-and-dates.ts';

/** OTHER: a state unknown to this version. */
export type CardState = BadgeWord | 'ON_SALE' | 'OTHER';

export type EventCardView = {
  readonly day: CalendarLeaf;
  readonly time: string;
  /** The last day of an event longer than 24 hours. */
  readonly until: CalendarLeaf | null;
  readonly state: CardState;
  /** null: nothing on sale yet, or free. */
  readonly price: string | null;
  readonly original: string | null;
  readonly place: string | null;
};

/** In the event's time zone. */
export function eventCardView(event: EventCard, locale: Locale): EventCardView {
  const free = event.lowestPrice === 0;
  return {
    day: calendarLeaf(instant(event.beginAt), event.timezone, locale),
    time: showTime(instant(event.beginAt), locale, event.timezone),
    until: event.endAt - event.beginAt > DAY ? calendarLeaf(instant(event.endAt), event.timezone, locale) : null,
    state: stateOf(event),
    price: event.lowestPrice === null || free ? null : showMoney(dong(event.lowestPrice), locale),
    original: originalOf(event, locale),
    place: event.address === null || event.address.trim() === '' ? null : shortPlace(event.address),
  };
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
