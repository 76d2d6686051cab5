import { expect, it } from 'vitest';
import type { TicketPapers } from '#application/ticket/ports/ticket-papers.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { FetchPapers } from './fetch-papers.ts';

const file = new Blob(['%PDF']);
const over = (papers: Partial<TicketPapers>) =>
  FetchPapers.make({ papers: { ofTicket: async () => ok(file), ofOrder: async () => ok(file), ...papers } });

it('a ticket’s paper is named by its code, an order’s by its number', async () => {
  const fetchPapers = over({});
  expect(await fetchPapers.ofTicket({ id: 'a', code: 'ABCDEFGHJK' })).toEqual(
    ok({ file, name: 'ticket-ABCDEFGHJK.pdf' }),
  );
  expect(await fetchPapers.ofOrder({ id: 'o', orderNumber: 'K7Q2MZ8XA' })).toEqual(
    ok({ file, name: 'tickets-K7Q2MZ8XA.pdf' }),
  );
});

it('none comes where it is refused, or nobody answers', async () => {
  const fetchPapers = over({
    ofTicket: async () => refused({ code: 'TICKET_VOID' }),
    ofOrder: () => Promise.reject(new Error('no network')),
  });
  expect(await fetchPapers.ofTicket({ id: 'a', code: 'ABCDEFGHJK' })).toEqual(refused({ code: 'TICKET_VOID' }));
  expect(await fetchPapers.ofOrder({ id: 'o', orderNumber: 'K7Q2MZ8XA' })).toEqual(refused({ code: 'UNREACHABLE' }));
});
