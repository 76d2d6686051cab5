import type { TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type MyTickets, makeListMyTickets } from './list-my-tickets.ts';

/**
 * My tickets for what is still to come: the first of them, or the next ones joined to what was shown before. [S2.3-06]
 */
export type ListComingTickets = (before: MyTickets | null) => Promise<Result<MyTickets, Refusal>>;
export const ListComingTickets: Token<ListComingTickets> = token('ListComingTickets');

export const makeListComingTickets = ({ ticketWallet }: { readonly ticketWallet: TicketWallet }): ListComingTickets => {
  const listMyTickets = makeListMyTickets({ ticketWallet });
  return (before) => listMyTickets('UPCOMING', before);
};
