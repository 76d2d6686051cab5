import { type Dong, smallest, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** Money of an order by what it is for. */
export type RefundParts = { readonly tickets: Dong; readonly donation: Dong };

/** A paid order as the splitting of refunds sees it. */
export type RefundableOrder = {
  /** What was paid and not given back so far, for whatever reason. */
  readonly left: RefundParts;
  /** `worth`: after all discounts, as ticketWorths gives it. */
  readonly tickets: readonly { readonly ticketId: string; readonly worth: Dong; readonly refunded: boolean }[];
};

/** `donation`: a gift goes back only where it is asked for, as when an event is cancelled. */
export type RefundWish = { readonly ticketIds: readonly string[]; readonly donation: boolean };

export type RefundWishProblem =
  | { readonly code: 'NOTHING_CHOSEN' }
  | { readonly code: 'TICKET_NOT_OF_ORDER'; readonly ticketId: string }
  | { readonly code: 'TICKET_REFUNDED'; readonly ticketId: string };

/**
 * What goes back for chosen tickets: what each is worth, but never more than is left of what was paid; the last ticket
 * takes all that is left, so that nothing stays behind.
 */
export function splitRefund(order: RefundableOrder, wish: RefundWish): Result<RefundParts, RefundWishProblem> {
  if (wish.ticketIds.length === 0 && !wish.donation) return refused({ code: 'NOTHING_CHOSEN' });
  const wished = order.tickets.filter((ticket) => wish.ticketIds.includes(ticket.ticketId));
  const stranger = wish.ticketIds.find((ticketId) => !wished.some((ticket) => ticket.ticketId === ticketId));
  if (stranger !== undefined) return refused({ code: 'TICKET_NOT_OF_ORDER', ticketId: stranger });
  const again = wished.find((ticket) => ticket.refunded);
  if (again !== undefined) return refused({ code: 'TICKET_REFUNDED', ticketId: again.ticketId });

  const left = order.tickets.filter((ticket) => !ticket.refunded);
  const all = wished.length > 0 && wished.length === left.length;
  const tickets = all ? order.left.tickets : smallest(order.left.tickets, sum(wished.map((ticket) => ticket.worth)));
  return ok({ tickets, donation: wish.donation ? order.left.donation : ZERO });
}
