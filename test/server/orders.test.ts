import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

type Order = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly bought_items: readonly Readonly<Record<string, unknown>>[];
};
const ITEM = 'ticket_id name number_of_tickets unit_price original_price price bought_tickets { id first_name }';
const ORDER = `id order_number status price original_price discount currency payment_method money_label received overpaid late_reason inserted_at updated_at
  payment_checkout_session_id user_registrant { email first_name last_name gender phone_number } ticket_donation { amount }
  section_event { id name } bought_items { ${ITEM} }`;
const orders = async (by: Person, asked = '(limit: 10)') =>
  (
    await by.ask<{
      readonly user_orders: readonly Order[];
      readonly metadata: { readonly after: string | null; readonly total_count: number };
    }>(`{ user_orders${asked} { user_orders { ${ORDER} } metadata { after total_count } } }`)
  ).value;
const order = (by: Person, id: string) =>
  by.ask<Order>(`query ($id: ID!) { user_order(id: $id) { ${ORDER} } }`, { id });
const items = (by: Person, id: string) =>
  by.ask<readonly unknown[]>(`query ($id: ID!) { bought_items(user_order_id: $id) { ${ITEM} } }`, { id });

describe('a buyer’s orders', () => {
  it('are listed newest first, for all events or one, in pages [S7.4-12]', async () => {
    const buyer = await world.person('lan');
    const sales = [await world.sales.sale(), await world.sales.sale(), await world.sales.sale()];
    for (const sale of sales) await world.takes(buyer, sale);
    const all = await orders(buyer);
    expect(all.user_orders.map(({ section_event }) => (section_event as { id: number }).id)).toEqual(
      sales.map(({ sectionEventId }) => sectionEventId).reverse(),
    );
    expect(all.metadata).toEqual({ after: null, total_count: 3 });
    expect((await orders(buyer, `(limit: 10, event_id: ${sales[1]?.eventId})`)).user_orders).toEqual([
      all.user_orders[1],
    ]);
    const first = await orders(buyer, '(limit: 2)');
    expect(first.user_orders).toEqual(all.user_orders.slice(0, 2));
    expect((await orders(buyer, `(limit: 2, after: "${first.metadata.after}")`)).user_orders).toEqual(
      all.user_orders.slice(2),
    );
    expect((await orders(await world.person('stranger'))).user_orders).toEqual([]);
  });

  it('are listed alone that wait for payment or approval, while their sessions last', async () => {
    const buyer = await world.person('waits');
    const sales = [await world.sales.sale(), await world.sales.sale(), await world.sales.sale()];
    for (const sale of sales) await world.takes(buyer, sale);
    const [approval, ended] = sales;
    const set = (status: string, eventId: number | undefined) =>
      world.app.database.asOwner('UPDATE user_order SET status = $2 WHERE event_id = $1', [eventId, status]);
    await set('REQUIRED_APPROVAL', approval?.eventId);
    await set('PROCESSING', ended?.eventId);
    await world.app.database.asOwner(
      `UPDATE section_event SET begin_at = now() - interval '2 days', end_at = now() - interval '1 day' WHERE event_id = $1`,
      [ended?.eventId],
    );
    const waiting = await orders(buyer, '(limit: 10, pending: true)');
    expect(waiting.user_orders.map(({ status }) => status)).toEqual(['REQUIRED_APPROVAL']);
    expect(waiting.metadata).toEqual({ after: null, total_count: 1 });
    expect((await orders(buyer, '(limit: 10, pending: false)')).user_orders).toHaveLength(3);
  });

  it('show what was bought, for how much and by whom [S7.6-05] [S7.6-06]', async () => {
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
      bought_items: [
        {
          number_of_tickets: 1,
          unit_price: 0,
          original_price: 0,
          price: 0,
          bought_tickets: [{ id: ticket.id, first_name: 'Lan' }],
        },
      ],
    });
    expect((await items(buyer, id)).value).toEqual(read.value.bought_items);
    expect((await items(await world.team(sale, 'MANAGER'), id)).value).toHaveLength(1);
    for (const somebody of [await world.person('stranger'), await world.team(sale, 'CHECK_IN')]) {
      expect((await order(somebody, id)).refusal).toEqual({ code: 'NOT_FOUND' });
      expect((await items(somebody, id)).refusal).toEqual({ code: 'NOT_FOUND' });
    }
  });

  it('show whether their money is awaited, received in part or in full', async () => {
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

  it('show what came beyond the price, in the order and in its checkout', async () => {
    const sale = await world.sales.sale({ types: [{ price: 200_000 }] });
    const buyer = await world.person('lan');
    const { id } = await world.orders(buyer, sale);
    const transfer = await buyer.ask<{ readonly bank_transfer: { readonly message: string } }>(
      'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { bank_transfer { message } } }',
      { id },
    );
    await world.sales.pay(transfer.value.bank_transfer.message, 250_000);
    await world.sales.pay(transfer.value.bank_transfer.message, 200_000);
    expect((await orders(buyer)).user_orders).toMatchObject([
      { status: 'SUCCESSFUL', price: 200_000, overpaid: 250_000, late_reason: null },
    ]);
    const checkout = await buyer.ask(
      'query ($id: ID!) { payment_checkout_session(id: $id) { result { overpaid late_reason } } }',
      { id },
    );
    expect(checkout.value).toEqual({ result: { overpaid: 250_000, late_reason: null } });
  });

  it.each([
    [150_000, 'PART_PAID'],
    [200_000, 'SOLD_OUT'],
  ])('show why %d of 200,000 got no tickets after the places were taken: %s', async (amount, reason) => {
    const sale = await world.sales.sale({ types: [{ price: 200_000, capacity: 1 }] });
    const buyer = await world.person('lan');
    const { id } = await world.orders(buyer, sale);
    const transfer = await buyer.ask<{ readonly bank_transfer: { readonly message: string } }>(
      'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { bank_transfer { message } } }',
      { id },
    );
    await world.sales.pool.query(
      `UPDATE checkout_session SET held_until = now() - interval '1 hour' WHERE event_id = $1`,
      [sale.eventId],
    );
    await world.sales.pool.query(`UPDATE reservation SET held_until = now() - interval '1 hour' WHERE event_id = $1`, [
      sale.eventId,
    ]);
    await world.sales.pool.query(`UPDATE payment SET held_until = now() - interval '1 hour' WHERE event_id = $1`, [
      sale.eventId,
    ]);
    await world.sales.hold(await world.sales.buyer(), sale, [1]);
    await world.sales.pay(transfer.value.bank_transfer.message, amount);
    expect((await orders(buyer)).user_orders).toMatchObject([{ overpaid: 0, received: amount, late_reason: reason }]);
    const checkout = await buyer.ask(
      'query ($id: ID!) { payment_checkout_session(id: $id) { result { status late_reason } } }',
      { id },
    );
    expect(checkout.value).toEqual({ result: { status: 'LATE_MONEY', late_reason: reason } });
  });
});

describe('an order on the wire', () => {
  it('says each line before and after its discount, so that lines, discount and donation sum to the total', async () => {
    const sale = await world.sales.sale({ donations: true, types: [{ price: 150_000, originalPrice: 200_000 }] });
    const buyer = await world.person('lan');
    await buyer.ask(
      'mutation ($id: Int!) { upsert_ticket_donation(amount: 50000, section_event_id: $id) { amount } }',
      { id: sale.sectionEventId },
    );
    const checkout = await world.orders(buyer, sale);
    await buyer.ask(
      'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value } }',
      { id: checkout.id },
    );
    expect((await orders(buyer)).user_orders).toMatchObject([
      {
        price: 200_000,
        original_price: 250_000,
        discount: 50_000,
        ticket_donation: { amount: 50_000 },
        bought_items: [{ number_of_tickets: 1, original_price: 200_000, price: 150_000 }],
      },
    ]);
  });

  it('contains its lines, buyer and donation [S3-65] [S3-66]', async () => {
    const sale = await world.sales.sale({ donations: true, types: [{ price: 200_000 }] });
    const buyer = await world.person('lan');
    await buyer.ask(
      'mutation ($id: Int!) { upsert_ticket_donation(amount: 50000, section_event_id: $id, message: "Chúc vui") { amount } }',
      {
        id: sale.sectionEventId,
      },
    );
    const checkout = await world.orders(buyer, sale);
    await buyer.ask(
      'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value } }',
      { id: checkout.id },
    );
    const { value } = await buyer.ask<{ readonly user_orders: readonly unknown[] }>(
      `{ user_orders(limit: 10) { user_orders { id status price currency payment_method inserted_at updated_at payment_checkout_session_id
        bought_items { number_of_tickets } section_event { id }
        user_registrant { email first_name last_name gender phone_number } ticket_donation { amount currency message status } } } }`,
    );
    expect(value.user_orders).toEqual([
      {
        id: expect.any(String),
        status: 'PROCESSING',
        price: 250_000,
        currency: 'VND',
        payment_method: 'BANK_TRANSFER',
        inserted_at: expect.any(Number),
        updated_at: expect.any(Number),
        payment_checkout_session_id: checkout.id,
        bought_items: [{ number_of_tickets: 1 }],
        section_event: { id: sale.sectionEventId },
        user_registrant: { email: buyer.email, first_name: null, last_name: null, gender: null, phone_number: null },
        ticket_donation: { amount: 50_000, currency: 'VND', message: 'Chúc vui', status: 'PROCESSING' },
      },
    ]);
  });

  it('is shown to those who may see the event’s orders, alone and in a searchable list [S7.6-11] [S7.6-12]', async () => {
    const sale = await world.sales.sale();
    const buyers = [await world.person('an'), await world.person('binh'), await world.person('cuc')];
    for (const buyer of buyers) await world.takes(buyer, sale);
    const host = await world.team(sale, 'MANAGER');
    type Listed = {
      readonly user_orders: readonly Order[];
      readonly metadata: { readonly after: string | null; readonly total_count: number };
    };
    const list = async (asked: string) =>
      (
        await host.ask<Listed>(
          `query ($id: Int!) { user_orders_admin(event_id: $id, ${asked}) { user_orders { ${ORDER} } metadata { after total_count } } }`,
          {
            id: sale.eventId,
          },
        )
      ).value;
    const first = await list('limit: 2');
    expect([first.user_orders.length, first.metadata.total_count]).toEqual([2, 3]);
    const next = await list(`limit: 2, after: "${first.metadata.after}"`);
    expect(
      [...first.user_orders, ...next.user_orders].map(
        ({ user_registrant }) => (user_registrant as { email: string }).email,
      ),
    ).toEqual(buyers.map(({ email }) => email).reverse());
    expect((await list(`limit: 10, search: "${buyers[1]?.email}"`)).user_orders).toEqual([first.user_orders[1]]);
    const one = (by: Person) =>
      by.ask<Order>(`query ($id: ID!) { user_order_admin(user_order_id: $id) { ${ORDER} } }`, {
        id: first.user_orders[0]?.id,
      });
    expect((await one(host)).value).toEqual(first.user_orders[0]);
    for (const somebody of [await world.person('stranger'), await world.team(sale, 'CHECK_IN'), ...buyers])
      expect((await one(somebody)).refusal).toEqual({ code: 'FORBIDDEN' });
  });
});

describe('the orders of an event, page by page', () => {
  it('are sorted over all pages by the server: buyer, total or status', async () => {
    const sale = await world.sales.sale({ types: [{ capacity: 9 }] });
    const host = await world.team(sale, 'MANAGER');
    const given = { Đức: 200_000, An: 300_000, Ánh: 100_000 };
    for (const [name, price] of Object.entries(given)) {
      const buyer = await world.person('mua');
      await world.takes(buyer, sale);
      await world.app.database.asOwner(
        `UPDATE user_order SET registrant_first_name = $2, price = $3, original_price = $3
          WHERE event_id = $1 AND registrant_email = $4`,
        [sale.eventId, name, price, buyer.email],
      );
    }
    type Listed = {
      readonly user_orders: readonly {
        readonly id: string;
        readonly user_registrant: { readonly first_name: string };
      }[];
      readonly metadata: { readonly after: string | null };
    };
    const sorted = async (sort: string, descending = false) => {
      const found: Listed['user_orders'][number][] = [];
      let after: string | null = null;
      do {
        const page: Listed = (
          await host.ask<Listed>(
            `query ($id: Int!, $sort: String, $descending: Boolean, $after: String) {
              user_orders_admin(event_id: $id, sort: $sort, descending: $descending, limit: 2, after: $after) {
                user_orders { id user_registrant { first_name } } metadata { after } } }`,
            { id: sale.eventId, sort, descending, after },
          )
        ).value;
        found.push(...page.user_orders);
        after = page.metadata.after;
      } while (after !== null);
      return found;
    };
    const names = async (sort: string, descending?: boolean) =>
      (await sorted(sort, descending)).map(({ user_registrant }) => user_registrant.first_name);
    const expected = { newest: ['Ánh', 'An', 'Đức'], buyer: ['An', 'Ánh', 'Đức'], total: ['Ánh', 'Đức', 'An'] };
    for (const [sort, inOrder] of Object.entries(expected)) {
      expect(await names(sort)).toEqual(inOrder);
      expect(await names(sort, true)).toEqual(inOrder.toReversed());
    }
    const [, first] = await sorted('buyer');
    await world.app.database.asOwner(
      "UPDATE user_order SET status = 'CANCELLED' WHERE event_id = $1 AND registrant_first_name = 'Ánh'",
      [sale.eventId],
    );
    expect((await sorted('status')).at(-1)).toEqual(first);
    expect((await sorted('status', true))[0]).toEqual(first);
    const refused = await host.ask(
      'query ($id: Int!) { user_orders_admin(event_id: $id, sort: "phone") { metadata { after } } }',
      {
        id: sale.eventId,
      },
    );
    expect(refused.refusal).not.toBe(null);
  });
});

const remove = (by: Person, id: string) =>
  by.ask<{ readonly status: string }>('mutation ($id: ID!) { delete_user_order(id: $id) { status } }', { id });

describe('deleting an order', () => {
  it('voids the tickets of a free, unused order, releases its places and tells the buyer', async () => {
    const sale = await world.sales.sale({ types: [{ capacity: 1 }] });
    const buyer = await world.person('lan');
    const [ticket] = await world.takes(buyer, sale);
    const id = ticket?.user_order_id ?? '';
    const host = await world.team(sale, 'MANAGER');
    expect(await remove(host, id)).toMatchObject({ refusal: null, value: { status: 'CANCELLED' } });
    expect(await (await world.atTheDoor(sale))(ticket?.qr_text ?? null)).toBe('TICKET_VOID');
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 0, capacity: 1 });
    expect((await world.mailsTo(buyer.email)).at(-1)?.subject).toContain('Đêm nhạc');
    expect(await remove(host, id)).toMatchObject({ refusal: null, value: { status: 'CANCELLED' } });
    const other = await world.person('minh');
    expect(await world.takes(other, sale)).toHaveLength(1);
  });

  it('is refused for a paid order and after a check-in', async () => {
    const stays =
      'Không thể xóa đơn hàng có thanh toán hoặc vé đã được soát. Vui lòng liên hệ quản trị viên để được hỗ trợ.';
    const free = await world.buyerWithTicket();
    await (await world.atTheDoor(free.sale))(free.ticket.qr_text);
    const host = await world.team(free.sale, 'MANAGER');
    expect(await remove(host, free.ticket.user_order_id)).toMatchObject({
      refusal: { code: 'ORDER_STAYS' },
      message: stays,
    });
    const paid = await world.sales.sale({ types: [{ price: 200_000 }] });
    const buyer = await world.person('lan');
    const checkout = await world.orders(buyer, paid);
    await buyer.ask(
      'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value } }',
      { id: checkout.id },
    );
    const [order] = (await orders(buyer)).user_orders;
    expect((await remove(await world.team(paid, 'MANAGER'), order?.id ?? '')).refusal).toEqual({ code: 'ORDER_STAYS' });
    expect((await orders(buyer)).user_orders[0]?.['status']).toBe('PROCESSING');
  });

  it('is allowed to an admin for a paid order and after a check-in: the money goes back [S1-45]', async () => {
    const admin = await world.person('admin');
    await world.sales.test.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [admin.email]);
    await admin.proves();
    const free = await world.buyerWithTicket();
    await (await world.atTheDoor(free.sale))(free.ticket.qr_text);
    for (const _press of [1, 2])
      expect(await remove(admin, free.ticket.user_order_id)).toMatchObject({
        refusal: null,
        value: { status: 'CANCELLED' },
      });
    expect(await (await world.atTheDoor(free.sale))(free.ticket.qr_text)).toBe('TICKET_VOID');

    const sale = await world.sales.sale({ types: [{ price: 200_000 }] });
    const buyer = await world.person('lan');
    const checkout = await world.orders(buyer, sale);
    await buyer.ask(
      'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value } }',
      { id: checkout.id },
    );
    const { transfer_code: code } = await world.sales.one<{ transfer_code: string }>(
      'SELECT transfer_code FROM payment WHERE event_id = $1',
      [sale.eventId],
    );
    await world.sales.pay(code, 200_000);
    const id = (await orders(buyer)).user_orders[0]?.id ?? '';
    expect((await remove(await world.team(sale, 'MANAGER'), id)).refusal).toEqual({ code: 'ORDER_STAYS' });
    for (const _press of [1, 2])
      expect(await remove(admin, id)).toMatchObject({ refusal: null, value: { status: 'CANCELLED' } });
    expect((await world.mailsTo(buyer.email)).at(-1)?.subject).toContain('200.000');
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 0 });
    expect(await world.sales.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('is for the team that manages guests', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    for (const somebody of [
      buyer,
      await world.person('stranger'),
      await world.team(sale, 'CHECK_IN'),
      await world.team(sale, 'EDITOR'),
    ])
      expect((await remove(somebody, ticket.user_order_id)).refusal).toEqual({ code: 'FORBIDDEN' });
    expect((await order(buyer, ticket.user_order_id)).value['status']).toBe('SUCCESSFUL');
  });
});
