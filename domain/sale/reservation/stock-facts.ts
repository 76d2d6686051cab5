import type { SellableEvent, SellableSession, SellableTicketType } from './reservation.ts';

/** What a batch does not change. */
export type StockFacts = {
  readonly event: SellableEvent;
  readonly sessions: ReadonlyMap<number, SellableSession>;
  readonly ticketTypes: ReadonlyMap<string, SellableTicketType>;
};

export const quotaIdsOf = (facts: StockFacts, ticketTypeId: string): readonly string[] =>
  facts.ticketTypes.get(ticketTypeId)?.quotaIds ?? [];
