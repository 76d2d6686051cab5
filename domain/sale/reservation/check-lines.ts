import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { orderLimit } from '#domain/sale/quantity/order-limit.ts';
import { type QuotaStock, waitingUntil } from '#domain/sale/quantity/quota-stock.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import { type NotOnSale, ticketSaleRefusal } from './not-on-sale.ts';
import { demand, freedBy, placesLeft, quotasAfter } from './places-left.ts';
import type { Bought, Reservation, SellableTicketType } from './reservation.ts';
import type { WorkingStock } from './working-stock.ts';

export type WantedLine = { readonly ticketTypeId: string; readonly quantity: number };
export type SoldLine<Line extends WantedLine> = { readonly line: Line; readonly ticketType: SellableTicketType };

export type CartChange<Line extends WantedLine = WantedLine> = {
  readonly accountId: AccountId;
  readonly sectionEventId: number;
  readonly wanted: readonly Line[];
  readonly leaving: readonly Reservation[];
  readonly staying: readonly Reservation[];
  /** By right of the organiser or of an offer: purchase limits do not apply, nor does the waiting list's priority. */
  readonly unlimited?: boolean;
  /** The waiting list goes first all the same. */
  readonly behind?: boolean;
};

/** All wanted lines if they can be taken together, otherwise the refusal of the first that cannot. Changes nothing. */
export function checkLines<Line extends WantedLine>(
  stock: WorkingStock,
  change: CartChange<Line>,
  now: Instant,
): Result<readonly SoldLine<Line>[], SaleRefusal | NotOnSale> {
  const priced: SoldLine<Line>[] = [];
  const taken = freedBy(stock, change.leaving);
  for (const line of change.wanted) {
    const ticketType = stock.ticketTypes.get(line.ticketTypeId);
    if (ticketType === undefined || ticketType.sectionEventId !== change.sectionEventId)
      return refused({ code: 'NOT_FOUND' });
    if (ticketType.byInvitation === true && change.unlimited !== true) return refused({ code: 'NOT_FOUND' });
    const refusal =
      ticketSaleRefusal(stock, ticketType, now) ??
      (change.unlimited === true ? null : limitRefusal(stock, change, ticketType, line.quantity));
    if (refusal !== null) return refused(refusal);
    const promised = change.unlimited === true && change.behind !== true ? undefined : stock.promised;
    const left = placesLeft(stock, line.ticketTypeId, taken, promised);
    if (line.quantity > left) return refused(soldOut(quotasAfter(stock, line.ticketTypeId, taken), line, left, now));
    demand(taken, stock, line.ticketTypeId, line.quantity);
    priced.push({ line, ticketType });
  }
  return ok(priced);
}

/** Why a buyer may not have so many places of a ticket type, or null. */
export function limitRefusal(
  stock: WorkingStock,
  change: CartChange,
  ticketType: SellableTicketType,
  quantity: number,
): SaleRefusal | null {
  const { ticketTypeId, multipleOf } = ticketType;
  const inCart = quantityOf(change.staying, ticketTypeId);
  const elsewhere = stock.claims
    .by('buyer', change.accountId)
    .filter((claim) => claim.state !== 'RELEASED' && !change.leaving.includes(claim));
  const alreadyBought =
    quantityOf(elsewhere, ticketTypeId) + quantityOf(boughtBy(stock, change.accountId), ticketTypeId) - inCart;
  const wanted = inCart + quantity;
  if (wanted % multipleOf !== 0) return { code: 'NOT_A_MULTIPLE', ticketId: ticketTypeId, multipleOf };
  const limit = orderLimit({ ...ticketType, alreadyBought, remaining: null });
  if (wanted <= limit.max) return null;
  return {
    code: 'REACH_LIMITED_PURCHASE',
    ticketId: ticketTypeId,
    max: limit.max,
    because: limit.because === 'ACCOUNT' ? 'ACCOUNT' : 'PURCHASE',
  };
}

const boughtBy = (stock: WorkingStock, accountId: AccountId): readonly Bought[] =>
  stock.bought.filter((sum) => sum.accountId === accountId);

const quantityOf = (claims: readonly WantedLine[], ticketTypeId: string): number =>
  claims.reduce((total, claim) => (claim.ticketTypeId === ticketTypeId ? total + claim.quantity : total), 0);

/** Sold out, with what is left and when enough may be released. */
function soldOut(quotas: readonly QuotaStock[], line: WantedLine, remaining: number, now: Instant): SaleRefusal {
  const until = waitingUntil(quotas, line.quantity, now);
  return {
    code: 'SOLD_OUT',
    ticketId: line.ticketTypeId,
    remaining,
    ...(until === null ? {} : { waitingUntil: until }),
  };
}
