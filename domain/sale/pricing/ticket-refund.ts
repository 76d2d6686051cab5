import { type Dong, smallest, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

export type RefundParts = { readonly tickets: Dong; readonly donation: Dong };

export type RefundableOrder = {
  /** Paid and not yet refunded, for any reason. */
  readonly left: RefundParts;
  /** `worth`: after all discounts, from ticketWorths. */
  readonly tickets: readonly { readonly ticketId: string; readonly worth: Dong; readonly refunded: boolean }[];
};

/** `donation`: refunded only on request, as when an event is cancelled. */
export type RefundWish = { readonly ticketIds: readonly string[]; readonly donation: boolean };

export type RefundWishProblem =
  | { readonly code: 'NOTHING_CHOSEN' }
  | { readonly code: 'TICKET_NOT_OF_ORDER'; readonly ticketId: string }
  | { readonly code: 'TICKET_REFUNDED'; readonly ticketId: string };

/** Their worth, never more than is left; the last ticket takes all that is left. [design] */
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
