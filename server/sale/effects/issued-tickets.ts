import type { Reservation } from '#domain/sale/reservation/reservation.ts';
import type { OrderRow } from '#server/event/ports/event-book.ts';
import type { Attendee } from '#server/sale/ports/reservation-desk.ts';
import { type BatchEffects, localeOf } from './batch-effects.ts';

/** Tells who waits for approval, and the organiser of either. */
export function confirmOrder(effects: BatchEffects, order: OrderRow, lines: readonly Reservation[]): void {
  const places = lines.reduce((sum, line) => sum + line.quantity, 0);
  const told = { places, amount: order.quote.final };
  if (order.status === 'SUCCESSFUL') {
    issueTickets(effects, order, lines);
    effects.written.news.push({ happening: 'SOLD', ...told });
  }
  if (order.status !== 'REQUIRED_APPROVAL') return;
  effects.written.news.push({ happening: 'REGISTERED', ...told });
  effects.written.emails.push({
    content: { message: 'registration-pending', eventId: effects.eventId, orderId: order.userOrderId },
    recipient: order.registrant.email,
    locale: localeOf(effects, order.checkoutSessionId),
  });
}

/** A donation alone gets a thank-you. `firstTicketId` names the first ticket; `message` is the buyer's email. */
export function issueTickets(
  effects: BatchEffects,
  order: OrderRow,
  lines: readonly Reservation[],
  given: {
    readonly firstTicketId?: string;
    readonly message?: 'order-confirmed' | 'registration-approved' | 'place-came-free';
  } = {},
): void {
  const { book, written, fresh, attendees } = effects;
  const { email } = order.registrant;
  const holders = new Set<string>();
  let nextId = given.firstTicketId ?? null;
  for (const line of lines) {
    const named = attendees.get(line.reservationId) ?? [];
    const type = book.ticketTypes.get(line.ticketTypeId);
    const quoted = order.quote.lines.find((each) => each.reservationId === line.reservationId);
    for (let position = 0; position < line.quantity; position += 1) {
      const attendee = named[position] ?? named[0] ?? buyerAsAttendee(order);
      if (attendee.email.toLowerCase() !== email.toLowerCase()) holders.add(attendee.email.toLowerCase());
      written.tickets.push({
        boughtTicketId: nextId ?? fresh.id(),
        sectionEventId: line.sectionEventId,
        ticketTypeId: line.ticketTypeId,
        userOrderId: order.userOrderId,
        reservationId: line.reservationId,
        position,
        accountId: line.accountId,
        redeemCode: fresh.redeemCode(),
        ticketName: quoted?.name ?? type?.name ?? '',
        ticketDescription: type?.description ?? null,
        mode: type?.mode ?? 'ONSITE',
        attendee,
        seat: line.seats[position] ?? null,
      });
      nextId = null;
    }
  }
  const locale = localeOf(effects, order.checkoutSessionId);
  const ids = { eventId: effects.eventId, orderId: order.userOrderId };
  const message = order.quote.lines.length === 0 ? 'donation-received' : (given.message ?? 'order-confirmed');
  written.emails.push({ content: { message, ...ids }, recipient: email, locale });
  for (const holder of holders)
    written.emails.push({ content: { message: 'ticket-received', ...ids }, recipient: holder, locale });
}

const buyerAsAttendee = ({ registrant }: OrderRow): Attendee => ({
  email: registrant.email,
  firstName: registrant.firstName ?? '',
  lastName: registrant.lastName,
  nameOrder: registrant.nameOrder,
  gender: registrant.gender,
  phoneNumber: registrant.phoneNumber,
  jobTitle: null,
  note: null,
  about: null,
  answers: null,
});
