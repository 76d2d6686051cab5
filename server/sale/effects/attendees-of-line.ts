import { attendeesForPlaces } from '#domain/sale/checkout/attendees.ts';
import type { Reservation } from '#domain/sale/reservation/reservation.ts';
import type { EventBook } from '#server/event/ports/event-book.ts';
import type { Attendee, CheckoutDetails } from '#server/sale/ports/reservation-desk.ts';

export const attendeesOfLine = (book: EventBook, details: CheckoutDetails, line: Reservation): readonly Attendee[] =>
  attendeesForPlaces(
    details.attendees.find((each) => each.reservationId === line.reservationId)?.attendees ??
      book.attendees.get(line.reservationId) ??
      [],
    line.quantity,
    book.formPerTicket,
  );
