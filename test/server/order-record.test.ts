import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

type Payment = Readonly<Record<string, unknown>> & { readonly receipts: readonly Readonly<Record<string, unknown>>[] };
type Entry = {
  readonly kind: string;
  readonly by: string;
  readonly name: string | null;
  readonly amount: number | null;
  readonly tickets: number | null;
};
type Note = {
  readonly id: string;
  readonly author: string;
  readonly note: string;
  readonly edited_at: number | null;
  readonly may_change: boolean;
};
type OrderRecord = {
  readonly payments: readonly Payment[];
  readonly history: readonly Entry[];
  readonly has_older_history: boolean;
  readonly notes: readonly Note[] | null;
};
const NOTE = 'id author note at edited_at may_change';
const RECORD = `payments { id provider state amount received refunded transfer_code gateway_reference
    transaction_number begun_at pay_before receipts { reference amount at } }
  history { kind at amount tickets by name } has_older_history notes { ${NOTE} }`;

const read = (by: Person, id: string) =>
  by.ask<OrderRecord>(`query ($id: ID!) { order_record(user_order_id: $id) { ${RECORD} } }`, { id });
const add = (by: Person, id: string, note: string, key: string = randomUUID()) =>
  by.ask<readonly Note[]>(
    `mutation ($id: ID!, $note: String!) { add_order_note(user_order_id: $id, note: $note) { ${NOTE} } }`,
    { id, note },
    key,
  );
const edit = (by: Person, id: string, noteId: string, note: string) =>
  by.ask<readonly Note[]>(
    `mutation ($id: ID!, $noteId: ID!, $note: String!) {
      edit_order_note(user_order_id: $id, note_id: $noteId, note: $note) { ${NOTE} } }`,
    { id, noteId, note },
  );
const remove = (by: Person, id: string, noteId: string) =>
  by.ask<readonly Note[]>(
    `mutation ($id: ID!, $noteId: ID!) { remove_order_note(user_order_id: $id, note_id: $noteId) { ${NOTE} } }`,
    { id, noteId },
  );

/** Two tickets, 400,000 by bank transfer. */
async function paidOrder() {
  const sale = await world.sales.sale({ types: [{ price: 200_000, capacity: 5 }] });
  const buyer = await world.person('lan');
  const checkout = await world.orders(buyer, sale, 'hoa@example.test');
  const transfer = await buyer.ask(
    'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value } }',
    { id: checkout.id },
  );
  expect(transfer.refusal).toBeNull();
  const { transfer_code: code } = await world.sales.one<{ transfer_code: string }>(
    'SELECT transfer_code FROM payment WHERE event_id = $1',
    [sale.eventId],
  );
  await world.sales.pay(code, 400_000);
  const { value } = await buyer.ask<{ readonly user_orders: readonly { readonly id: string }[] }>(
    '{ user_orders(limit: 1) { user_orders { id } } }',
  );
  const [order] = value.user_orders;
  if (order === undefined) throw new Error('No order');
  return { sale, buyer, id: order.id, code };
}

async function platform(column: 'is_admin' | 'is_accountant'): Promise<Person> {
  const somebody = await world.person('platform');
  await world.app.database.asOwner(`UPDATE account SET ${column} = true WHERE email = $1`, [somebody.email]);
  await somebody.proves();
  return somebody;
}

const said = (entries: readonly Entry[]) =>
  entries.map(({ kind, by, name, amount, tickets }) => [kind, by, name, amount, tickets]);

describe('the record of an order', () => {
  it('shows its payment with our ids and the bank’s reference, what was asked and what came', async () => {
    const { sale, id, code } = await paidOrder();
    const host = await world.team(sale, 'MANAGER');
    const { bank_reference: reference } = await world.sales.one<{ bank_reference: string }>(
      `SELECT bank_reference FROM incoming_transfer WHERE content LIKE '%' || $1 || '%'`,
      [code],
    );
    const { refusal, value } = await read(host, id);
    expect(refusal).toBeNull();
    expect(value.payments).toEqual([
      {
        ...{ id: expect.any(String), provider: 'BANK_TRANSFER', state: 'SUCCEEDED', transfer_code: code },
        ...{ amount: 400_000, received: 400_000, refunded: 0, gateway_reference: null, transaction_number: null },
        ...{ begun_at: expect.any(Number), pay_before: expect.any(Number) },
        receipts: [{ reference, amount: 400_000, at: expect.any(Number) }],
      },
    ]);
  });

  it('shows every attempt to pay, oldest first, with the gateway’s own number', async () => {
    const { sale, id } = await paidOrder();
    await world.app.database.asOwner(
      `WITH attempt AS (INSERT INTO payment (event_id, payment_id, checkout_session_id, account_id, provider, state,
           amount, pay_before, held_until, idempotency_key, inserted_at, updated_at)
         SELECT event_id, gen_random_uuid(), checkout_session_id, account_id, 'VNPAY', 'EXPIRED', amount, pay_before,
           held_until, 'an earlier attempt', inserted_at - interval '1 hour', updated_at
         FROM payment WHERE event_id = $1 RETURNING *)
       INSERT INTO gateway_payment (provider, reference, event_id, payment_id, method, amount, started_at, expires_at,
         state, transaction_number)
       SELECT provider, $2, event_id, payment_id, 'VNPAYQR', amount, inserted_at, pay_before, 'FAILED', '14226112'
       FROM attempt`,
      [sale.eventId, `ref-${sale.eventId}`],
    );
    const { value } = await read(await world.team(sale, 'MANAGER'), id);
    expect(value.payments.map(({ provider, state, received }) => [provider, state, received])).toEqual([
      ['VNPAY', 'EXPIRED', 0],
      ['BANK_TRANSFER', 'SUCCEEDED', 400_000],
    ]);
    expect(value.payments[0]).toMatchObject({
      ...{ gateway_reference: `ref-${sale.eventId}`, transaction_number: '14226112', transfer_code: null },
      receipts: [],
    });
  });

  it('tells who did what, newest first: placed, paid, emailed again by team and platform, refunded', async () => {
    const { sale, buyer, id } = await paidOrder();
    const host = await world.team(sale, 'MANAGER');
    const admin = await platform('is_admin');
    const [ticket] = await world.held(buyer);
    const mail = (by: Person) =>
      by.ask('mutation ($id: ID!) { send_receving_bought_ticket(bought_ticket_id: $id) { id } }', { id: ticket?.id });
    const serve = (by: Person) =>
      by.ask('mutation ($id: ID!) { resend_bought_ticket(id: $id) { line { id } } }', { id: ticket?.id });
    world.wait(6 * MINUTE);
    expect((await mail(host)).refusal).toBeNull();
    world.wait(6 * MINUTE);
    expect((await serve(admin)).refusal).toBeNull();
    const refunded = await host.ask(
      'mutation ($input: RefundOrderInput!) { refund_order(input: $input) { id } }',
      { input: { user_order_id: id, ticket_ids: [ticket?.id], donation: false, reason: 'Ill' } },
      randomUUID(),
    );
    expect(refunded.refusal).toBeNull();
    const { value } = await read(host, id);
    expect(said(value.history)).toEqual([
      ['REFUND_DECIDED', 'PERSON', host.email, 200_000, 1],
      ['TICKET_MAILED', 'STAFF', null, null, null],
      ['TICKET_MAILED', 'PERSON', host.email, null, null],
      ['PAID', 'PLATFORM', null, 400_000, null],
      ['PLACED', 'BUYER', null, 400_000, null],
    ]);
    expect(value.has_older_history).toBe(false);
  });

  it('is read by managers and accountants; accountants see no notes, the buyer and the door see nothing', async () => {
    const { sale, buyer, id } = await paidOrder();
    const host = await world.team(sale, 'MANAGER');
    expect((await add(host, id, 'Cần xe lăn')).refusal).toBeNull();
    expect((await read(host, id)).value.notes).toMatchObject([{ note: 'Cần xe lăn' }]);
    const accountant = await platform('is_accountant');
    const told = await read(accountant, id);
    expect([told.refusal, told.value.payments.length, told.value.notes]).toEqual([null, 1, null]);
    expect((await add(accountant, id, 'Đã chuyển')).refusal).toEqual({ code: 'FORBIDDEN' });
    for (const somebody of [
      buyer,
      await world.person('stranger'),
      await world.team(sale, 'CHECK_IN'),
      await world.team(sale, 'EDITOR'),
    ]) {
      expect((await read(somebody, id)).refusal).toEqual({ code: 'FORBIDDEN' });
      expect((await add(somebody, id, 'Xin chào')).refusal).toEqual({ code: 'FORBIDDEN' });
    }
  });
});

describe('notes of a team on an order', () => {
  it('are added once, edited and deleted by their author, and audited without their words', async () => {
    const { sale, id } = await paidOrder();
    const host = await world.team(sale, 'MANAGER');
    const colleague = await world.team(sale, 'MANAGER');
    const key = randomUUID();
    for (const _press of [1, 2]) {
      const told = await add(host, id, '  Gọi lại\nsau 17:00 <b>nhé</b> ', key);
      expect(told).toMatchObject({
        refusal: null,
        value: [{ author: host.email, note: 'Gọi lại\nsau 17:00 <b>nhé</b>', edited_at: null, may_change: true }],
      });
    }
    const [note] = (await read(colleague, id)).value.notes ?? [];
    expect(note).toMatchObject({ may_change: false });
    expect((await edit(colleague, id, note?.id ?? '', 'Khác')).refusal).toEqual({ code: 'FORBIDDEN' });
    expect((await remove(colleague, id, note?.id ?? '')).refusal).toEqual({ code: 'FORBIDDEN' });
    expect((await add(colleague, id, 'Đã gọi')).value.map((one) => one.note)).toEqual([note?.note, 'Đã gọi']);
    expect((await edit(host, id, note?.id ?? '', 'Gọi lại')).value[0]).toMatchObject({
      note: 'Gọi lại',
      edited_at: expect.any(Number),
    });
    for (const _press of [1, 2])
      expect((await remove(host, id, note?.id ?? '')).value.map((one) => one.note)).toEqual(['Đã gọi']);
    expect((await edit(host, id, note?.id ?? '', 'Lại')).refusal).toEqual({ code: 'NOT_FOUND' });
    const audited = await world.app.database.asOwner<{ readonly act: string; readonly facts: object }>(
      `SELECT act, facts FROM audit_entry WHERE event_id = $1 AND act LIKE 'order.note%' ORDER BY at, audit_entry_id`,
      [sale.eventId],
    );
    expect(audited.map(({ act }) => act)).toEqual([
      'order.noted',
      'order.noted',
      'order.note-edited',
      'order.note-removed',
    ]);
    expect(audited.flatMap(({ facts }) => Object.keys(facts))).toEqual(['noteId', 'noteId', 'noteId', 'noteId']);
    expect((await read(host, id)).value.history.map(({ kind }) => kind)).toEqual(['PAID', 'PLACED']);
  });

  it('are not shown to a manager on an order that they bought', async () => {
    const { sale, buyer, id } = await paidOrder();
    const host = await world.team(sale, 'MANAGER');
    await add(host, id, 'Khách quen');
    await world.app.database.asOwner(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, 'MANAGER', now() FROM account
       WHERE email = $2`,
      [sale.eventId, buyer.email],
    );
    const told = await read(buyer, id);
    expect([told.refusal, told.value.payments.length, told.value.notes]).toEqual([null, 1, null]);
    expect((await add(buyer, id, 'Của tôi')).refusal).toEqual({ code: 'FORBIDDEN' });
  });

  it('are at most a hundred, of 2,000 characters each', async () => {
    const { sale, id } = await paidOrder();
    const host = await world.team(sale, 'MANAGER');
    expect((await add(host, id, 'x'.repeat(2_001))).refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'note' });
    expect((await add(host, id, 'x'.repeat(2_000))).refusal).toBeNull();
    await world.app.database.asOwner(
      `INSERT INTO order_note (event_id, user_order_id, order_note_id, author_account_id, idempotency_key, note,
         inserted_at)
       SELECT event_id, user_order_id, gen_random_uuid(), author_account_id, n::text, 'Gọi lại', now()
       FROM order_note, generate_series(1, 99) n WHERE event_id = $1`,
      [sale.eventId],
    );
    expect(await add(host, id, 'Một nữa')).toMatchObject({
      refusal: { code: 'ORDER_NOTES_FULL', most: 100 },
      message: 'Đơn hàng này đã có 100 ghi chú. Vui lòng xóa bớt trước.',
    });
  });
});
