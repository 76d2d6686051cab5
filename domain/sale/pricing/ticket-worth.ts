import { type Dong, minus } from '#domain/kernel/money/dong.ts';
import { splitByLargestRemainder, splitOver } from '#domain/kernel/money/split.ts';
import type { PriceStep } from './price-step.ts';
import type { PricedLine, QuotedLine } from './quote.ts';

/** One ticket's price before and after everything; `promotion`: its automatic one. */
export type TicketWorth = {
  readonly original: Dong;
  readonly worth: Dong;
  readonly promotion: { readonly promotionId: string; readonly off: Dong } | null;
};

/**
 * To the last dong: worths sum to the line's price and are never negative. An automatic promotion applies to the line's
 * first tickets. [design]
 */
export function ticketWorths(line: QuotedLine<PricedLine>): readonly TicketWorth[] {
  const originals = splitByLargestRemainder(
    line.originalPrice,
    Array.from({ length: line.quantity }, () => 1),
  );
  const tickets = originals.map((original): TicketWorth => ({ original, worth: original, promotion: null }));
  return line.steps.reduce(lowered, tickets);
}

const lowered = (tickets: readonly TicketWorth[], step: PriceStep): TicketWorth[] => {
  const reached = step.stage === 'AUTOMATIC' ? firstBare(tickets, step.tickets) : tickets;
  const offs = new Map(splitOver(step.off, reached, (ticket) => ticket.worth));
  return tickets.map((ticket) => {
    const off = offs.get(ticket);
    if (off === undefined) return ticket;
    const promotion = step.stage === 'AUTOMATIC' ? { promotionId: step.promotionId, off } : ticket.promotion;
    return { ...ticket, worth: minus(ticket.worth, off), promotion };
  });
};

const firstBare = (tickets: readonly TicketWorth[], count: number): readonly TicketWorth[] =>
  tickets.filter((ticket) => ticket.promotion === null).slice(0, count);
