import { plus, ZERO } from '#domain/kernel/money/dong.ts';
import type { Reservation } from '#domain/sale/reservation/reservation.ts';
import type { CheckoutBegun } from '#domain/sale/reservation/stock-outcome.ts';
import { type CheckoutFacts, donationKey, type EventBook, type FrozenQuote } from '#server/event/ports/event-book.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import { answeredPlaces } from './answered-places.ts';
import { attendeesOfLine } from './attendees-of-line.ts';
import type { BatchEffects } from './batch-effects.ts';
import { issueTickets } from './issued-tickets.ts';
import { placeOrder } from './order-history.ts';

/** Freezes quote, attendees and donation of a checkout; one that costs nothing is an order at once. */
export function checkoutBegun(
  effects: BatchEffects,
  { stock, details }: DeskCommand<'BEGIN_CHECKOUT'>,
  { checkoutSession: session, quote, lines, orderStatus, replayed }: CheckoutBegun,
): void {
  if (replayed || quote === null) return;
  const { book, written } = effects;
  const donation = book.donations.get(donationKey(stock.sectionEventId, stock.accountId));
  const facts: CheckoutFacts = {
    checkoutSessionId: session.checkoutSessionId,
    quote: frozen(book, quote, lines),
    donationMessage: donation?.message ?? null,
    policyVersion: book.policy?.version ?? null,
    formVersion: stock.invited === true ? null : (book.form?.version ?? null),
    locale: details.locale,
  };
  effects.checkouts.set(session.checkoutSessionId, facts);
  written.checkouts.push(facts);
  if (donation !== undefined)
    written.spentDonations.push({ sectionEventId: stock.sectionEventId, accountId: stock.accountId });
  for (const line of lines) {
    const places = attendeesOfLine(book, details, line);
    const answered = book.form === null || stock.invited === true ? null : answeredPlaces(book.form, line, places);
    const attendees = answered?.ok === true ? answered.value : places;
    effects.attendees.set(line.reservationId, attendees);
    written.attendees.push({ reservationId: line.reservationId, attendees });
  }
  written.touched.add(session.checkoutSessionId);
  if (orderStatus === null) return;
  const order = placeOrder(effects, {
    sectionEventId: session.sectionEventId,
    accountId: session.accountId,
    checkoutSessionId: session.checkoutSessionId,
    status: orderStatus,
    paymentMethod: 'FREE',
    quote: facts.quote,
    donationMessage: facts.donationMessage,
    registrant: details.registrant,
  });
  if (orderStatus === 'SUCCESSFUL') issueTickets(effects, order, lines);
}

/** A quote with the names and unit prices that the order keeps. */
export const frozen = (
  book: EventBook,
  quote: NonNullable<CheckoutBegun['quote']>,
  lines: readonly Reservation[],
): FrozenQuote => ({
  lines: quote.lines.map((line) => ({
    reservationId: line.reservationId,
    ticketTypeId: line.ticketTypeId,
    name: book.ticketTypes.get(line.ticketTypeId)?.name ?? '',
    quantity: line.quantity,
    unitPrice: lines.find((each) => each.reservationId === line.reservationId)?.unitPrice ?? ZERO,
    originalPrice: line.originalPrice,
    price: line.price,
  })),
  original: quote.original,
  discount: plus(quote.discount, quote.promo),
  donation: quote.donation,
  final: quote.final,
});
