import { type Dong, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { totalOff } from '#domain/sale/pricing/price-step.ts';
import type { QuotedLine } from '#domain/sale/pricing/quote.ts';
import type { Reservation } from '#domain/sale/reservation/reservation.ts';
import type { CheckoutBegun } from '#domain/sale/reservation/stock-outcome.ts';
import { type CheckoutFacts, donationKey, type EventBook, type FrozenQuote } from '#server/event/ports/event-book.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import { answeredPlaces } from './answered-places.ts';
import { attendeesOfLine } from './attendees-of-line.ts';
import type { BatchEffects } from './batch-effects.ts';
import { confirmOrder } from './issued-tickets.ts';
import { placeOrder } from './order-history.ts';

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
    quote: {
      ...frozen(book, quote, lines),
      ...(session.points === undefined ? {} : { points: session.points }),
      ...(session.wallet === undefined ? {} : { wallet: session.wallet }),
    },
    donationMessage: donation?.message ?? null,
    donationInRoom: donation?.inRoom ?? false,
    policyVersion: book.policy?.version ?? null,
    formVersion: book.form?.version ?? null,
    locale: details.locale,
  };
  const attendees = lines.map((line) => {
    const places = attendeesOfLine(book, details, line);
    const answered = book.form === null ? null : answeredPlaces(book.form, line, places);
    return { reservationId: line.reservationId, attendees: answered?.ok === true ? answered.value : places };
  });
  freezeCheckout(effects, facts, attendees);
  if (donation !== undefined)
    written.spentDonations.push({ sectionEventId: stock.sectionEventId, accountId: stock.accountId });
  if (orderStatus === null) return;
  const order = placeOrder(effects, {
    sectionEventId: session.sectionEventId,
    accountId: session.accountId,
    checkoutSessionId: session.checkoutSessionId,
    status: orderStatus,
    paymentMethod: 'FREE',
    quote: facts.quote,
    donationMessage: facts.donationMessage,
    donationInRoom: facts.donationInRoom,
    registrant: details.registrant,
  });
  confirmOrder(effects, order, lines);
}

export function freezeCheckout(
  { checkouts, attendees, written }: BatchEffects,
  facts: CheckoutFacts,
  lines: BatchEffects['written']['attendees'],
): void {
  checkouts.set(facts.checkoutSessionId, facts);
  written.checkouts.push(facts);
  for (const line of lines) {
    attendees.set(line.reservationId, line.attendees);
    written.attendees.push(line);
  }
  written.touched.add(facts.checkoutSessionId);
}

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
    ...promoOf(line),
  })),
  original: quote.original,
  discount: plus(quote.discount, quote.promo),
  donation: quote.donation,
  final: quote.final,
});

const promoOf = (line: Pick<QuotedLine, 'steps'>): { readonly promo?: Dong } => {
  const promo = totalOff(line.steps, 'PROMO');
  return promo === ZERO ? {} : { promo };
};
