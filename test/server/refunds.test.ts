import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

type Offer = {
  readonly tickets: readonly { readonly id: string; readonly worth: number; readonly cancelled: boolean }[];
  readonly tickets_left: number;
  readonly donation_left: number;
};
type Order = {
  readonly id: string;
  readonly status: string;
  readonly refunds: readonly Readonly<Record<string, unknown>>[];
};
const ORDER = 'id status refunds { status reason amount tickets sent_at confirmed_at }';

async function paidOrder() {
  const sale = await world.sales.sale({ types: [{ price: 200_000, capacity: 3 }] });
  const buyer = await world.person('lan');
  const checkout = await world.orders(buyer, sale, 'hoa@example.test', 'minh@example.test');
  const transfer = await buyer.ask<{ readonly value: string }>(
    'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value } }',
    { id: checkout.id },
  );
  expect(transfer.refusal).toBeNull();
  const { transfer_code: code } = await world.sales.one<{ transfer_code: string }>(
    'SELECT transfer_code FROM payment WHERE event_id = $1',
    [sale.eventId],
  );
  await world.sales.pay(code, 600_000);
  const { value } = await buyer.ask<{ readonly user_orders: readonly Order[] }>(
    `{ user_orders(limit: 1) { user_orders { ${ORDER} } } }`,
  );
  const [order] = value.user_orders;
  if (order === undefined) throw new Error('No order');
  expect(order).toMatchObject({ status: 'SUCCESSFUL', refunds: [] });
  return { sale, buyer, order };
}
const offered = (by: Person, id: string) =>
  by.ask<Offer>(
    `query ($id: ID!) { refund_offer(user_order_id: $id) {
      tickets { id name holder worth cancelled checked_in given } tickets_left donation_left closes_at } }`,
    { id },
  );
const refund = (by: Person, id: string, tickets: readonly string[], key: string = randomUUID(), reason = 'Ill') =>
  by.ask<Order>(
    `mutation ($input: RefundOrderInput!) { refund_order(input: $input) { ${ORDER} } }`,
    { input: { user_order_id: id, ticket_ids: tickets, donation: false, reason } },
    key,
  );
const cancel = (by: Person, id: string) =>
  by.ask<Order>(`mutation ($id: ID!) { cancel_successful_order(id: $id, reason: "Asked by phone") { ${ORDER} } }`, {
    id,
  });
const REFUNDED = { status: 'DECIDED', reason: 'ORDER_CANCELLED', sent_at: null, confirmed_at: null };

describe('refunding an order', () => {
  it('shows what each ticket was paid with, and refunds one of three once', async () => {
    const { sale, buyer, order } = await paidOrder();
    const host = await world.team(sale, 'MANAGER');
    const { value: offer } = await offered(host, order.id);
    expect(offer).toMatchObject({ tickets_left: 600_000, donation_left: 0 });
    expect(offer.tickets.map(({ worth }) => worth)).toEqual([200_000, 200_000, 200_000]);
    const [first] = offer.tickets;
    const key = randomUUID();
    for (const _press of [1, 2])
      expect(await refund(host, order.id, [first?.id ?? ''], key)).toMatchObject({
        refusal: null,
        value: { status: 'SUCCESSFUL', refunds: [{ ...REFUNDED, amount: 200_000, tickets: 1 }] },
      });
    const { value: after } = await offered(host, order.id);
    expect(after).toMatchObject({ tickets_left: 400_000 });
    expect(after.tickets.filter(({ cancelled }) => cancelled).map(({ id }) => id)).toEqual([first?.id]);
    expect(await refund(host, order.id, [first?.id ?? ''])).toMatchObject({
      refusal: { code: 'REFUND_REFUSED', because: 'TICKET_REFUNDED' },
      message: 'Có vé đã được hủy trước đó. Vui lòng tải lại trang và kiểm tra đơn hàng',
    });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 2 });
    expect((await world.mailsTo(buyer.email)).at(-1)?.subject).toContain('200.000');
    expect(await world.sales.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('needs a reason and something to refund', async () => {
    const { sale, order } = await paidOrder();
    const host = await world.team(sale, 'MANAGER');
    expect((await refund(host, order.id, [], randomUUID(), ' ')).refusal).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await refund(host, order.id, [])).refusal).toMatchObject({ because: 'NOTHING_CHOSEN' });
  });

  it('is for the event’s team that sees its orders, not for the buyer or the door', async () => {
    const { sale, buyer, order } = await paidOrder();
    for (const somebody of [buyer, await world.person('stranger'), await world.team(sale, 'CHECK_IN')]) {
      expect((await refund(somebody, order.id, [])).refusal).toEqual({ code: 'FORBIDDEN' });
      expect((await offered(somebody, order.id)).refusal).toEqual({ code: 'FORBIDDEN' });
    }
  });

  it('is shown to a manager on their own order, and accepted', async () => {
    const { sale, buyer, order } = await paidOrder();
    const shown = () =>
      buyer.ask<{ readonly abilities: readonly string[] }>(
        'query ($id: ID!) { user_order_admin(user_order_id: $id) { abilities } }',
        { id: order.id },
      );
    expect((await shown()).refusal).toEqual({ code: 'FORBIDDEN' });
    await world.sales.test.asOwner(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, 'MANAGER', now() FROM account
       WHERE email = $2`,
      [sale.eventId, buyer.email],
    );
    expect((await shown()).value.abilities).toContain('order.refund');
    const [first] = (await offered(buyer, order.id)).value.tickets;
    expect((await refund(buyer, order.id, [first?.id ?? ''])).refusal).toBeNull();
  });
});

describe('cancel_successful_order', () => {
  it('cancels a successful order, refunds all of it and changes nothing when repeated [S7.6-14]', async () => {
    const { sale, order } = await paidOrder();
    const admin = await world.person('admin');
    await world.sales.test.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [admin.email]);
    await admin.proves();
    for (const _press of [1, 2])
      expect(await cancel(admin, order.id)).toMatchObject({
        refusal: null,
        value: { status: 'CANCELLED', refunds: [{ ...REFUNDED, amount: 600_000, tickets: 3 }] },
      });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 0 });
  });

  it('is for admins only [S1-46], as the order’s abilities say', async () => {
    const { sale, buyer, order } = await paidOrder();
    const abilities = async (by: Person) =>
      (
        await by.ask<{ readonly abilities: readonly string[] }>(
          'query ($id: ID!) { user_order_admin(user_order_id: $id) { abilities } }',
          { id: order.id },
        )
      ).value.abilities;
    const admin = await world.person('admin');
    await world.sales.test.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [admin.email]);
    await admin.proves();
    expect(await abilities(admin)).toContain('order.cancel');
    expect(await abilities(await world.team(sale, 'MANAGER'))).toEqual([
      'order.view',
      'order.read-answers',
      'order.refund',
      'order.retry-invoice',
      'order.read-record',
      'order.notes',
    ]);
    for (const somebody of [buyer, await world.team(sale, 'MANAGER')])
      expect((await cancel(somebody, order.id)).refusal).toEqual({ code: 'FORBIDDEN' });
  });
});
