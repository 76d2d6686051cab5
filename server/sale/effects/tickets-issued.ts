import type { TicketsIssued } from '#domain/sale/reservation/stock-outcome.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import type { BatchEffects } from './batch-effects.ts';
import { freezeCheckout, frozen } from './checkout-begun.ts';
import { issuedPlaces } from './issued-places.ts';
import { issueTickets } from './issued-tickets.ts';
import { placeOrder } from './order-history.ts';

/** With the answer to the invitation that they come from. */
export function ticketsIssued(
  effects: BatchEffects,
  { stock, details }: DeskCommand<'ISSUE_TICKETS'>,
  { checkoutSession, lines, quote }: TicketsIssued,
): void {
  if (quote === null) return;
  const { book, written } = effects;
  const { checkoutSessionId, accountId, sectionEventId } = checkoutSession;
  const facts = {
    checkoutSessionId,
    quote: frozen(book, quote, lines),
    donationMessage: null,
    donationInRoom: false,
    policyVersion: book.policy?.version ?? null,
    formVersion: details.formAnswers === null ? null : (book.form?.version ?? null),
    locale: details.locale,
  };
  const places = issuedPlaces(book, stock, details);
  const attendees = lines.map(({ reservationId }) => ({ reservationId, attendees: places.ok ? places.value : [] }));
  freezeCheckout(effects, facts, attendees);
  const order = placeOrder(effects, {
    sectionEventId,
    accountId,
    checkoutSessionId,
    status: 'SUCCESSFUL',
    paymentMethod: 'FREE',
    quote: facts.quote,
    donationMessage: null,
    donationInRoom: false,
    registrant: details.registrant,
  });
  issueTickets(effects, order, lines, {
    firstTicketId: details.boughtTicketId,
    message: stock.waiting === 'OFFERED' ? 'place-came-free' : 'order-confirmed',
  });
  if (details.answer !== null) written.answers.push(details.answer);
}
