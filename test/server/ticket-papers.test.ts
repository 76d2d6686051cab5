import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '#test/papers/read-pdf.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

const pdfOf = (ticketId: string) => `/api/v1/tickets/${ticketId}/pdf`;
const pdfOfOrder = (orderId: string) => `/api/v1/orders/${orderId}/tickets/pdf`;
const paper = async (by: Person, path: string, locale: 'en' | 'vi' = 'vi') => {
  const answer = await by.get(path, locale);
  if (!answer.ok) throw new Error(await answer.text());
  return { headers: answer.headers, ...readPdf(Buffer.from(await answer.arrayBuffer())) };
};
const refusal = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error: { code: string } }).error.code,
];
const give = (by: Person, id: string, email: string) =>
  by.ask('mutation ($id: ID!, $input: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $input) { id } }', {
    id,
    input: { first_name: 'Minh', email },
  });

describe('the PDF of a ticket', () => {
  it('is one page with all details in the reader’s language and a valid QR code', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    const { headers, title, pages } = await paper(buyer, pdfOf(ticket.id));
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="ticket-${ticket.redeem_id}.pdf"`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(title).toBe('Vé điện tử · Đêm nhạc');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.lines).toEqual(expect.arrayContaining(['Đêm nhạc', 'Tối thứ Bảy', 'Lan', buyer.email, 'Nhà hát']));
    expect(pages[0]?.qr()).toBe(ticket.qr_text);
    expect((await paper(buyer, pdfOf(ticket.id), 'en')).title).toBe('E-ticket · Đêm nhạc');
    expect(await (await world.atTheDoor(sale))(pages[0]?.qr() ?? null)).toBe('ADMITTED');
  });

  it('is for the holder only: not for strangers, the team, visitors or unknown tickets [S6-10]', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    for (const somebody of [
      await world.person('stranger'),
      await world.team(sale, 'MANAGER'),
      await world.team(sale, 'CHECK_IN'),
    ])
      expect(await refusal(await somebody.get(pdfOf(ticket.id)))).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(await fetch(`${world.app.url}${pdfOf(ticket.id)}`))).toEqual([401, 'UNAUTHORIZED']);
    for (const none of ['x', '..', 'a'.repeat(32), `${ticket.id}%0d%0aset-cookie:x=y`])
      expect(await refusal(await buyer.get(pdfOf(none)))).toEqual([404, 'NOT_FOUND']);
  });

  it('is for the recipient after a gift, with the new QR code, and no longer for the giver', async () => {
    const { buyer, ticket } = await world.buyerWithTicket();
    const minh = await world.person('minh');
    await give(buyer, ticket.id, minh.email);
    expect(await refusal(await buyer.get(pdfOf(ticket.id)))).toEqual([403, 'FORBIDDEN']);
    expect(await refusal(await minh.get(pdfOf(ticket.id)))).toEqual([404, 'NOT_FOUND']);
    const { secret, qr } = await world.broughtTo(minh.email);
    await minh.ask('mutation ($secret: String!) { receive_bought_ticket(secret: $secret) { id } }', { secret });
    const { pages } = await paper(minh, pdfOf(ticket.id));
    expect([pages[0]?.qr(), pages[0]?.lines.includes('Minh')]).toEqual([qr, true]);
    expect(await refusal(await buyer.get(pdfOf(ticket.id)))).toEqual([404, 'NOT_FOUND']);
  });

  it('does not exist for a void ticket', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    await world.app.database.asOwner(`UPDATE bought_ticket SET status = 'VOID' WHERE event_id = $1`, [sale.eventId]);
    expect(await refusal(await buyer.get(pdfOf(ticket.id)))).toEqual([422, 'TICKET_VOID']);
    expect(await refusal(await buyer.get(pdfOfOrder(ticket.user_order_id)))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the PDF of an order’s tickets', () => {
  it('has one page per ticket that is still the viewer’s', async () => {
    const sale = await world.sales.sale();
    const buyer = await world.person('lan');
    const tickets = await world.takes(buyer, sale, `hoa.${randomUUID().slice(0, 8)}@example.test`, buyer.email);
    const all = await paper(buyer, pdfOfOrder(tickets[0]?.user_order_id ?? ''));
    expect(all.headers.get('content-disposition')).toMatch(/^attachment; filename="tickets-[A-Z0-9]{9}\.pdf"$/);
    expect(new Set(all.pages.map(({ qr }) => qr()))).toEqual(
      new Set((await Promise.all(tickets.map((ticket) => qrOf(buyer, ticket.id)))).map(String)),
    );
    const [first] = tickets;
    await give(buyer, first?.id ?? '', `minh.${randomUUID().slice(0, 8)}@example.test`);
    expect((await paper(buyer, pdfOfOrder(first?.user_order_id ?? ''))).pages).toHaveLength(tickets.length - 1);
    expect(await refusal(await (await world.person('stranger')).get(pdfOfOrder(first?.user_order_id ?? '')))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });
});

const qrOf = async (by: Person, id: string) =>
  (await by.ask<{ readonly qr_text: string }>('query ($id: ID!) { my_ticket(id: $id) { qr_text } }', { id })).value
    .qr_text;
