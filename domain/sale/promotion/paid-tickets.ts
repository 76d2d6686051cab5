import { type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** A ticket type of the event, with the price of one. */
export type TicketToPromote = { readonly ticketTypeId: string; readonly price: Dong };

export type TicketsProblem =
  | InvalidInput
  | { readonly code: 'TICKET_NOT_OF_EVENT'; readonly ticketTypeId: string }
  /** A free ticket has nothing to take off. */
  | { readonly code: 'FREE_TICKET'; readonly ticketTypeId: string };

/**
 * The ticket types a promotion or code is for, each once: at least one, of this event, none of them free. [S5-14]
 * [S3-54]
 */
export function paidTickets(
  chosen: readonly string[],
  tickets: readonly TicketToPromote[],
): Result<readonly string[], TicketsProblem> {
  if (chosen.length === 0) return refused(invalid('ticket_id', { kind: 'REQUIRED' }));
  const prices = new Map(tickets.map(({ ticketTypeId, price }) => [ticketTypeId, price]));
  const stranger = chosen.find((ticketTypeId) => !prices.has(ticketTypeId));
  if (stranger !== undefined) return refused({ code: 'TICKET_NOT_OF_EVENT', ticketTypeId: stranger });
  const free = chosen.find((ticketTypeId) => prices.get(ticketTypeId) === 0);
  return free === undefined ? ok([...new Set(chosen)]) : refused({ code: 'FREE_TICKET', ticketTypeId: free });
}
