import { describe, expect, it } from 'vitest';
import type { HeldTicket, TicketWallet } from '#application/ports/ticket-wallet.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { NOW } from '#test/builders/moments.ts';
import { makeListMyTickets } from './list-my-tickets.ts';

const aTicket = (id: string, sessionId: number): HeldTicket => ({
  id,
  status: 'VALID',
  hand: 'HELD',
  holder: 'Lan',
  firstName: 'Lan',
  lastName: null,
  email: 'lan@example.test',
  ticketName: 'Sen',
  ticketDescription: null,
  seat: null,
  mode: 'ONSITE',
  checkIns: 0,
  firstCheckInAt: null,
  code: 'ABCDEFGHJK',
  orderNumber: 'X',
  orderId: 'o',
  session: {
    id: sessionId,
    name: 'Tối',
    address: null,
    beginAt: NOW,
    endAt: NOW,
    timezone: 'Asia/Ho_Chi_Minh',
    urls: [],
    event: { id: 1, slug: 'x-1', name: 'Đêm nhạc', format: 'ONSITE', photo: null, organiser: 'Lan' },
  },
});

describe('my tickets', () => {
  it('stand together by session, also when the next page goes on with one', async () => {
    const pages: Record<string, readonly HeldTicket[]> = { first: [aTicket('a', 1), aTicket('b', 2)], next: [aTicket('c', 2), aTicket('d', 3)] };
    const ticketWallet: TicketWallet = {
      list: async (_time, after) =>
        ok({ tickets: pages[after === null ? 'first' : 'next'] ?? [], after: after === null ? 'cursor' : null, total: 4 }),
      read: async () => refused({ code: 'NOT_FOUND' }),
    };
    const list = makeListMyTickets({ ticketWallet });
    const first = await list('UPCOMING', null);
    if (!first.ok) throw new Error('refused');
    const both = await list('UPCOMING', first.value);
    expect(both).toMatchObject({ ok: true, value: { after: null, total: 4 } });
    expect(both.ok && both.value.groups.map((group) => [group.session.id, group.tickets.map((ticket) => ticket.id)])).toEqual([
      [1, ['a']],
      [2, ['b', 'c']],
      [3, ['d']],
    ]);
  });
});
