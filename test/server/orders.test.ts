import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

type Order = Readonly<Record<string, unknown>> & { readonly id: string; readonly bought_items: readonly Readonly<Record<string, unknown>>[] };
const ITEM = 'ticket_id name number_of_tickets unit_price price bought_tickets { id first_name }';
const ORDER = `id order_number status price original_price discount currency payment_method money_label received inserted_at updated_at
  payment_checkout_session_id user_registrant { email first_name last_name gender phone_number } ticket_donation { amount }
  section_event { id name } bought_items { ${ITEM} }`;
const orders = async (by: Person, asked = '(limit: 10)') =>
  (
    await by.ask<{ readonly user_orders: readonly Order[]; readonly metadata: { readonly after: string | null; readonly total_count: number } }>(
      `{ user_orders${asked} { user_orders { ${ORDER} } metadata { after total_count } } }`,
    )
  ).value;
const order = (by: Person, id: string) => by.ask<Order>(`query ($id: ID!) { user_order(id: $id) { ${ORDER} } }`, { id });
const items = (by: Person, id: string) => by.ask<readonly unknown[]>(`query ($id: ID!) { bought_items(user_order_id: $id) { ${ITEM} } }`, { id });

describe('a buyer’s orders', () => {
  it('are listed, the newest first, of all events or of one, page by page [S7.4-12]', async () => {
    const buyer = await world.person('lan');
    const sales = [await world.sales.sale(), await world.sales.sale(), await world.sales.sale()];
    for (const sale of sales) await world.takes(buyer, sale);
    const all = await orders(buyer);
    expect(all.user_orders.map(({ section_event }) => (section_event as { id: number }).id)).toEqual(
      sales.map(({ sectionEventId }) => sectionEventId).reverse(),
    );
    expect(all.metadata).toEqual({ after: null, total_count: 3 });
    expect((await orders(buyer, `(limit: 10, event_id: ${sales[1]?.eventId})`)).user_orders).toEqual([all.user_orders[1]]);
    const first = await orders(buyer, '(limit: 2)');
    expect(first.user_orders).toEqual(all.user_orders.slice(0, 2));
    expect((await orders(buyer, `(limit: 2, after: "${first.metadata.after}")`)).user_orders).toEqual(all.user_orders.slice(2));
    expect((await orders(await world.person('stranger'))).user_orders).toEqual([]);
  });

  it('say what was bought, for how much and by whom [S7.6-05] [S7.6-06]', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    const id = ticket.user_order_id;
    const read = await order(buyer, id);
    expect(read.value).toMatchObject({
      id,
      status: 'SUCCESSFUL',
      price: 0,
      currency: 'VND',
      money_label: 'completed',
      received: 0,
      ticket_donation: null,
      user_registrant: { email: buyer.email },
      section_event: { id: sale.sectionEventId, name: 'Tối thứ Bảy' },
      bought_items: [{ number_of_tickets: 1, unit_price: 0, price: 0, bought_tickets: [{ id: ticket.id, first_name: 'Lan' }] }],
    });
    expect((await items(buyer, id)).value).toEqual(read.value.bought_items);
    expect((await items(await world.team(sale, 'MANAGER'), id)).value).toHaveLength(1);
    for (const somebody of [await world.person('stranger'), await world.team(sale, 'CHECK_IN')]) {
      expect((await order(somebody, id)).refusal).toEqual({ code: 'NOT_FOUND' });
      expect((await items(somebody, id)).refusal).toEqual({ code: 'NOT_FOUND' });
    }
  });

  it('say what became of their money: awaited, a part of it here, all of it', async () => {
    const sale = await world.sales.sale({ types: [{ price: 200_000 }] });
    const buyer = await world.person('lan');
    const checkout = await world.orders(buyer, sale);
    const transfer = await buyer.ask<{ readonly value: number; readonly bank_transfer: { readonly message: string } }>(
      'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value bank_transfer { message } } }',
      { id: checkout.id },
    );
    const state = async () => {
      const [newest] = (await orders(buyer)).user_orders;
      return [newest?.['status'], newest?.['money_label'], newest?.['received']];
    };
    expect(await state()).toEqual(['PROCESSING', 'pendingPayment', 0]);
    await world.sales.pay(transfer.value.bank_transfer.message, 150_000);
    expect(await state()).toEqual(['PROCESSING', 'remaining', 150_000]);
    await world.sales.pay(transfer.value.bank_transfer.message, 50_000);
    expect(await state()).toEqual(['SUCCESSFUL', 'paid', 200_000]);
  });
});
