import { TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { ListMyTickets, type MyTickets } from './list-my-tickets.ts';

/** The first page, or the next one appended to `before`. [S2.3-06] */
export type ListComingTickets = (before: MyTickets | null) => Promise<Result<MyTickets, Refusal>>;

export const ListComingTickets = defineUseCase(
  'ListComingTickets',
  { ticketWallet: TicketWallet },
  ({ ticketWallet }): ListComingTickets => {
    const listMyTickets = ListMyTickets.make({ ticketWallet });
    return (before) => listMyTickets('UPCOMING', before);
  },
);
