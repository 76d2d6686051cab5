import {
  type HeldTicket,
  type TicketPage,
  type TicketSession,
  TicketWallet,
} from '#application/ticket/ports/ticket-wallet.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { TicketTime } from '#domain/ticket/ticket-card.ts';

export type TicketGroup = { readonly session: TicketSession; readonly tickets: readonly HeldTicket[] };

export type MyTickets = {
  readonly groups: readonly TicketGroup[];
  readonly after: string | null;
  readonly total: number | null;
};

export type ListMyTickets = (time: TicketTime, before: MyTickets | null) => Promise<Result<MyTickets, Refusal>>;

function grouped(tickets: readonly HeldTicket[]): readonly TicketGroup[] {
  const groups = new Map<number, { session: TicketSession; tickets: HeldTicket[] }>();
  for (const ticket of tickets) {
    const group = groups.get(ticket.session.id) ?? { session: ticket.session, tickets: [] };
    group.tickets.push(ticket);
    groups.set(ticket.session.id, group);
  }
  return [...groups.values()];
}

const joined = (before: MyTickets | null, page: TicketPage): MyTickets => ({
  groups: grouped([...(before?.groups.flatMap((group) => group.tickets) ?? []), ...page.tickets]),
  after: page.after,
  total: page.total ?? before?.total ?? null,
});

export const ListMyTickets = defineUseCase(
  'ListMyTickets',
  { ticketWallet: TicketWallet },
  (ports): ListMyTickets =>
    async (time, before) => {
      const page = await ports.ticketWallet.list(time, before?.after ?? null);
      return page.ok ? ok(joined(before, page.value)) : page;
    },
);
