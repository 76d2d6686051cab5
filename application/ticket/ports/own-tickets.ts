import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';

/** How whoever is signed in stands to one event. */
export type OwnTicket = {
  readonly isOwnedTicket: boolean;
  /** Of their newest order; null: there is none. */
  readonly orderStatus: OrderStatus | null;
};

export const NO_TICKET: OwnTicket = { isOwnedTicket: false, orderStatus: null };

export type OwnTickets = {
  /** Refused with UNAUTHORIZED for nobody in particular. */
  readonly read: (eventId: number) => Promise<Result<OwnTicket, Refusal>>;
};
export const OwnTickets: Token<OwnTickets> = token('OwnTickets');
