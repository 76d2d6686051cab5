import type { Instant } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { quoteCart } from '#domain/sale/pricing/quote.ts';
import { firstOf } from './begin-checkout.ts';
import { checkLines } from './check-lines.ts';
import { chooseSeats } from './choose-seats.ts';
import { eventSaleRefusal } from './not-on-sale.ts';
import { priced } from './quote-checkout.ts';
import type { CheckoutSession, Reservation } from './reservation.ts';
import type { IssueTickets } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** Refused with SOLD_OUT or NOT_ON_SALE like any sale, and with PRICE_CHANGED if it has a price. [S7.4-17] [D24] */
export function issueTickets(stock: WorkingStock, command: IssueTickets, now: Instant): OutcomeOf<IssueTickets> {
  const { accountId, sectionEventId, checkoutSessionId, idempotencyKey, requestHash } = command;
  const first = firstOf(stock, command);
  if (first !== undefined && first.requestHash !== requestHash) return refused({ code: 'IDEMPOTENCY_KEY_REUSED' });
  if (first !== undefined) {
    const lines = stock.claims.by('checkout', first.checkoutSessionId);
    return ok({ kind: 'TICKETS_ISSUED', checkoutSession: first, lines, quote: null });
  }
  const closed = eventSaleRefusal(stock.event);
  if (closed !== null) return refused(closed);
  const change = { accountId, sectionEventId, wanted: [command], leaving: [], staying: [], unlimited: true };
  const checked = checkLines(stock, change, now);
  if (!checked.ok) return checked;
  const seated = chooseSeats(stock, accountId, checked.value, [], now);
  if (!seated.ok) return seated;

  const lines = checked.value.map(
    ({ ticketType }, at): Reservation => ({
      reservationId: command.reservationId,
      accountId,
      sectionEventId,
      ticketTypeId: command.ticketTypeId,
      quantity: command.quantity,
      seats: seated.value[at] ?? [],
      unitPrice: ticketType.price,
      originalUnitPrice: ticketType.originalPrice,
      heldSince: now,
      heldUntil: now,
      state: 'SOLD',
      checkoutSessionId,
      idempotencyKey,
      requestHash,
    }),
  );
  const quote = quoteCart(lines.map(priced), ZERO);
  if (quote.final > 0) return refused({ code: 'PRICE_CHANGED', price: quote.final });
  const checkoutSession: CheckoutSession = {
    checkoutSessionId,
    accountId,
    sectionEventId,
    state: 'COMPLETED',
    price: ZERO,
    donation: ZERO,
    heldUntil: now,
    idempotencyKey,
    requestHash,
  };
  stock.checkoutSessions.put(checkoutSession);
  for (const line of lines) stock.claims.put(line);
  return ok({ kind: 'TICKETS_ISSUED', checkoutSession, lines, quote });
}
