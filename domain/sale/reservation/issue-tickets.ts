import type { Instant } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import { quoteCart } from '#domain/sale/pricing/quote.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import { firstOf } from './begin-checkout.ts';
import { isChangeable, isOffered, reopen } from './buyer-cart.ts';
import { checkLines } from './check-lines.ts';
import { chooseSeats } from './choose-seats.ts';
import { eventSaleRefusal, type NotOnSale } from './not-on-sale.ts';
import { priced } from './quote-checkout.ts';
import type { CheckoutSession, Reservation } from './reservation.ts';
import type { IssueTickets } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/**
 * Refused with SOLD_OUT or NOT_ON_SALE like any sale, with PRICE_CHANGED if it has a price, and with HOLD_EXPIRED if
 * places were offered from the waiting list and are no longer held. [S7.4-17] [D24]
 */
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
  const taken = command.waiting === 'OFFERED' ? offeredLine(stock, command, now) : freeLine(stock, command, now);
  if (!taken.ok) return taken;
  const lines = [taken.value];
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
  if (command.waiting === 'OFFERED') reopen(stock, stock.claims.by('buyer', accountId).filter(isOf(command)));
  stock.checkoutSessions.put(checkoutSession);
  for (const line of lines) stock.claims.put(line);
  return ok({ kind: 'TICKETS_ISSUED', checkoutSession, lines, quote });
}

const isOf =
  ({ reservationId }: IssueTickets) =>
  (line: Reservation): boolean =>
    line.reservationId === reservationId;

function freeLine(
  stock: WorkingStock,
  command: IssueTickets,
  now: Instant,
): Result<Reservation, SaleRefusal | NotOnSale> {
  const { accountId, sectionEventId, checkoutSessionId, idempotencyKey, requestHash } = command;
  const rights = { unlimited: true, behind: command.waiting === 'BEHIND' };
  const change = { accountId, sectionEventId, wanted: [command], leaving: [], staying: [], ...rights };
  const checked = checkLines(stock, change, now);
  if (!checked.ok) return checked;
  const seated = chooseSeats(stock, accountId, checked.value, [], now);
  if (!seated.ok) return seated;
  const [sold] = checked.value;
  if (sold === undefined) return refused({ code: 'NOT_FOUND' });
  return ok({
    reservationId: command.reservationId,
    accountId,
    sectionEventId,
    ticketTypeId: command.ticketTypeId,
    quantity: command.quantity,
    seats: seated.value[0] ?? [],
    unitPrice: sold.ticketType.price,
    originalUnitPrice: sold.ticketType.originalPrice,
    heldSince: now,
    heldUntil: now,
    state: 'SOLD',
    checkoutSessionId,
    idempotencyKey,
    requestHash,
  });
}

/** Its places and seats are held already, so an event that is full again does not keep them back. */
function offeredLine(
  stock: WorkingStock,
  command: IssueTickets,
  now: Instant,
): Result<Reservation, RefusalIn<SaleRefusal, 'HOLD_EXPIRED'>> {
  const { accountId, ticketTypeId, quantity, checkoutSessionId } = command;
  const line = stock.claims.by('buyer', accountId).find(isOf(command));
  const held = line !== undefined && isOffered(line) && isChangeable(stock, line) && line.heldUntil > now;
  if (!held || line.ticketTypeId !== ticketTypeId || line.quantity !== quantity)
    return refused({ code: 'HOLD_EXPIRED' });
  return ok({ ...line, heldUntil: now, state: 'SOLD', checkoutSessionId });
}
