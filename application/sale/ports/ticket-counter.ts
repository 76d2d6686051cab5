import type { EventOnSale, SessionOnSale } from '#application/event/ports/event-pages.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type CounterSession = SessionOnSale & { readonly event: EventOnSale };

export type TicketCounter = {
  /** Refused with NOT_FOUND or EVENT_NOT_FOUND. */
  readonly open: (sectionEventId: number) => Promise<Result<CounterSession, Refusal>>;
};
export const TicketCounter = token<TicketCounter>('TicketCounter');
