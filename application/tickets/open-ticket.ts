import type { OpenedTicket, TicketWallet } from '#application/ports/ticket-wallet.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';

export type OpenTicket = (ticketId: string) => Promise<Result<OpenedTicket, Refusal>>;
export const OpenTicket = token<OpenTicket>('OpenTicket');

export const makeOpenTicket =
  (ports: { readonly ticketWallet: TicketWallet }): OpenTicket =>
  (ticketId) =>
    ports.ticketWallet.read(ticketId);
