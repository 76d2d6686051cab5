import type { Reservation } from '#domain/reservation/reservation.ts';
import type { EventBook } from '#server/application/ports/event-book.ts';
import type { Attendee, CheckoutPapers } from '#server/application/ports/reservation-desk.ts';

/**
 * Who takes the places of a line. Unless every ticket has a form of its own, the first attendee stands for all places that nobody was
 * named for [S5]; what is too many is left out, so that the count tells what is missing.
 */
function attendeesForPlaces(given: readonly Attendee[], places: number, formPerTicket: boolean): readonly Attendee[] {
  const first = given[0];
  if (first === undefined || formPerTicket) return given.slice(0, places);
  return Array.from({ length: places }, (_, position) => given[position] ?? first);
}

/** Those who take the places of a line: as the checkout names them, else as they were left with the cart. */
export const attendeesOfLine = (book: EventBook, papers: CheckoutPapers, line: Reservation): readonly Attendee[] =>
  attendeesForPlaces(
    papers.attendees.find((each) => each.reservationId === line.reservationId)?.attendees ?? book.attendees.get(line.reservationId) ?? [],
    line.quantity,
    book.formPerTicket,
  );
