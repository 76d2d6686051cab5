import { DEFAULT_PURCHASE_LIMIT, orderLimit } from '#domain/quantity/order-limit.ts';
import type { TakenPlaces } from '#server/application/ports/event-standing.ts';
import type { TicketRow } from '#server/application/ports/ticket-row.ts';

/** What a ticket type offers to somebody with these places of it. */
export type TicketForViewer = {
  /** What is left for this viewer: the places in the viewer's own cart count as left. Null: unlimited. */
  readonly remaining: number | null;
  readonly limit: number;
  /** In carts and checkouts of others. */
  readonly heldByOthers: number;
};

const NOTHING: TakenPlaces = { held: 0, paying: 0, bought: 0 };

/** The cart at hand is the viewer's to change, so it neither counts as bought nor as gone. */
export function ticketForViewer(ticket: TicketRow, taken: TakenPlaces = NOTHING): TicketForViewer {
  if (ticket.shownTo === 'TEAM')
    return { remaining: ticket.remaining, limit: ticket.purchaseLimit ?? DEFAULT_PURCHASE_LIMIT, heldByOthers: ticket.held };
  const remaining = ticket.remaining === null ? null : Math.max(0, ticket.remaining) + taken.held;
  const limit = orderLimit({
    purchaseLimit: ticket.purchaseLimit,
    accountLimit: ticket.accountLimit,
    alreadyBought: taken.bought + taken.paying,
    remaining,
    multipleOf: ticket.multipleOf,
  });
  return { remaining, limit: limit.max, heldByOthers: Math.max(0, ticket.held - taken.held - taken.paying) };
}
