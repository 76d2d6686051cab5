import { describe, expect, it } from 'vitest';
import type { HeldTicket, TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aHeldTicket } from '#test/builders/a-held-ticket.ts';
import { ListMyTickets } from './list-my-tickets.ts';

const aTicket = (id: string, sessionId: number): HeldTicket => {
  const { session } = aHeldTicket(id);
  return aHeldTicket(id, { session: { ...session, id: sessionId } });
};

describe('my tickets', () => {
  it('are grouped by session across pages', async () => {
    const pages: Record<string, readonly HeldTicket[]> = {
      first: [aTicket('a', 1), aTicket('b', 2)],
      next: [aTicket('c', 2), aTicket('d', 3)],
    };
    const ticketWallet: TicketWallet = {
      list: async (_time, after) =>
        ok({
          tickets: pages[after === null ? 'first' : 'next'] ?? [],
          after: after === null ? 'cursor' : null,
          total: 4,
        }),
      read: async () => refused({ code: 'NOT_FOUND' }),
    };
    const list = ListMyTickets.make({ ticketWallet });
    const first = await list('UPCOMING', null);
    if (!first.ok) throw new Error('refused');
    const both = await list('UPCOMING', first.value);
    expect(both).toMatchObject({ ok: true, value: { after: null, total: 4 } });
    expect(
      both.ok && both.value.groups.map((group) => [group.session.id, group.tickets.map((ticket) => ticket.id)]),
    ).toEqual([
      [1, ['a']],
      [2, ['b', 'c']],
      [3, ['d']],
    ]);
  });
});
