import type { Instant } from '#domain/kernel/instant.ts';
import type { Reservation } from '#domain/sale/reservation/reservation.ts';
import type { CartLine } from '#server/sale/ports/checkout-reader.ts';

/** `now`: when a new line was written. */
export const cartLineOf = (eventId: number, line: Reservation, now: Instant): CartLine => ({
  eventId,
  reservationId: line.reservationId,
  sectionEventId: line.sectionEventId,
  ticketTypeId: line.ticketTypeId,
  quantity: line.quantity,
  seats: line.seats,
  unitPrice: line.unitPrice,
  originalUnitPrice: line.originalUnitPrice,
  heldUntil: line.heldUntil,
  insertedAt: line.heldSince < now ? line.heldSince : now,
});
