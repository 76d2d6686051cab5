import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';

export type OwnTicket = {
  readonly isOwnedTicket: boolean;
  /** Of the newest order; null without orders. */
  readonly orderStatus: OrderStatus | null;
};

export const NO_TICKET: OwnTicket = { isOwnedTicket: false, orderStatus: null };

export type OwnTickets = {
  /** UNAUTHORIZED when signed out. */
  readonly read: (eventId: number) => Promise<Result<OwnTicket, Refusal>>;
};
export const OwnTickets: Token<OwnTickets> = token('OwnTickets');
