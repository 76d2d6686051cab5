import type { Guest } from '#application/ticket/ports/guest-list.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { GUEST_SORTS, type GuestSort, sortGuests } from '#domain/ticket/sort-guests.ts';

/** The sort that an address asks for; the newest first where it asks for none. */
export const guestSort = (asked: string | null): GuestSort => GUEST_SORTS.find((one) => one === asked) ?? 'newest';

/**
 * The page's guests in the order of a column. The server pages by newest first, so a sort orders the page that is
 * shown.
 */
export function sortedGuests(
  guests: readonly Guest[],
  sort: GuestSort,
  descending: boolean,
  locale: Locale,
): readonly Guest[] {
  const words = new Intl.Collator(locale === 'vi' ? 'vi' : 'en', { sensitivity: 'base', numeric: true });
  return sortGuests(guests, sort, descending, words.compare);
}
