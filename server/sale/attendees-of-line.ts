import { attendeesForPlaces } from '#domain/sale/checkout/attendees.ts';
import type { Reservation } from '#domain/sale/reservation/reservation.ts';
import type { EventBook } from '#server/event/ports/event-book.ts';
import type { Attendee, CheckoutPapers } from '#server/sale/ports/reservation-desk.ts';

/** Those who take the places of a line: as the checkout names them, else as they were left with the cart. */
export const attendeesOfLine = (book: EventBook, papers: CheckoutPapers, line: Reservation): readonly Attendee[] =>
  attendeesForPlaces(
    papers.attendees.find((each) => each.reservationId === line.reservationId)?.attendees ??
      book.attendees.get(line.reservationId) ??
      [],
    line.quantity,
    book.formPerTicket,
  );
