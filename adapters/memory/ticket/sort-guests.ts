import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import type { GuestSort } from '#domain/ticket/guest-sort.ts';

type SortableGuest = {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly ticketName: string;
  readonly sessionName: string;
  readonly boughtAt: Instant;
  readonly firstCheckInAt: Instant | null;
};

const givenFirst = ({ firstName, lastName }: SortableGuest): string => `${firstName} ${lastName ?? ''}`;

/**
 * Sorts guests stably by a column; names by the given name, as Vietnamese lists are. `compareWords`: collation of the
 * reader's language.
 */
export function sortGuests<Guest extends SortableGuest>(
  guests: readonly Guest[],
  sort: GuestSort,
  descending: boolean,
  compareWords: (one: string, other: string) => number,
): readonly Guest[] {
  const compare = (one: Guest, other: Guest): number => {
    switch (sort) {
      case 'newest':
        return other.boughtAt - one.boughtAt;
      case 'name':
        return compareWords(givenFirst(one), givenFirst(other));
      case 'ticket':
        return compareWords(one.ticketName, other.ticketName);
      case 'session':
        return compareWords(one.sessionName, other.sessionName);
      case 'checkIn':
        // Guests still to come first: that is what the door looks for.
        return (one.firstCheckInAt ?? 0) - (other.firstCheckInAt ?? 0);
      default:
        return never(sort);
    }
  };
  return [...guests].sort((one, other) => (descending ? -compare(one, other) : compare(one, other)));
}
