import type { Guest } from '#application/ports/guest-list.ts';
import type { Locale } from '#domain/text/locale.ts';

export const GUEST_SORTS = ['newest', 'name', 'ticket', 'session', 'checkIn'] as const;
export type GuestSort = (typeof GUEST_SORTS)[number];

/** The page's guests in the order of a column. The server pages by newest first, so a sort orders the page that is shown. */
export function sortedGuests(guests: readonly Guest[], sort: GuestSort, descending: boolean, locale: Locale): readonly Guest[] {
  const words = new Intl.Collator(locale === 'vi' ? 'vi' : 'en', { sensitivity: 'base', numeric: true });
  const compare = (one: Guest, other: Guest): number => {
    switch (sort) {
      case 'newest':
        return other.boughtAt - one.boughtAt;
      case 'name':
        return words.compare(one.name, other.name);
      case 'ticket':
        return words.compare(one.ticketName, other.ticketName);
      case 'session':
        return words.compare(one.sessionName, other.sessionName);
      case 'checkIn':
        // Those still to come are what the door looks for: first.
        return (one.firstCheckInAt ?? 0) - (other.firstCheckInAt ?? 0);
    }
  };
  return [...guests].sort((one, other) => (descending ? -compare(one, other) : compare(one, other)));
}
