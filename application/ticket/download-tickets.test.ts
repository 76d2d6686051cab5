import { expect, it } from 'vitest';
import type { TicketPdfs } from '#application/ticket/ports/ticket-pdfs.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { DownloadTickets } from './download-tickets.ts';

const file = new Blob(['%PDF']);
const over = (papers: Partial<TicketPdfs>) =>
  DownloadTickets.make({
    papers: {
      ofTicket: async () => ok(file),
      ofOrder: async () => ok(file),
      ofReceipt: async () => ok(file),
      ...papers,
    },
  });

it('names a ticket’s PDF by its code and an order’s by its number', async () => {
  const downloadTickets = over({});
  expect(await downloadTickets.ofTicket({ id: 'a', code: 'ABCDEFGHJK' })).toEqual(
    ok({ file, name: 'ticket-ABCDEFGHJK.pdf' }),
  );
  expect(await downloadTickets.ofOrder({ id: 'o', orderNumber: 'K7Q2MZ8XA' })).toEqual(
    ok({ file, name: 'tickets-K7Q2MZ8XA.pdf' }),
  );
  expect(await downloadTickets.ofReceipt({ id: 'o', orderNumber: 'K7Q2MZ8XA' })).toEqual(
    ok({ file, name: 'receipt-K7Q2MZ8XA.pdf' }),
  );
});

it('passes on refusals and lost answers', async () => {
  const downloadTickets = over({
    ofTicket: async () => refused({ code: 'TICKET_VOID' }),
    ofOrder: () => Promise.reject(new Error('no network')),
  });
  expect(await downloadTickets.ofTicket({ id: 'a', code: 'ABCDEFGHJK' })).toEqual(refused({ code: 'TICKET_VOID' }));
  await expect(downloadTickets.ofOrder({ id: 'o', orderNumber: 'K7Q2MZ8XA' })).rejects.toThrow('no network');
});
