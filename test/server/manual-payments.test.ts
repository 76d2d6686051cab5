import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, instant } from '#domain/kernel/instant.ts';
import { refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { decodeWireId, encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { AnswerManualPayment } from '#server/sale/manual-payment/answer-manual-payment.ts';
import { RemindOfManualPayments } from '#server/sale/manual-payment/remind-of-manual-payments.ts';
import { ReleaseDueHolds } from '#server/sale/release-due-holds.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

const PRICE = 120_000;
const WHERE = 'VCB 0011 2233, NGUYEN VAN A\nghi mã đơn hàng';
const SESSION =
  'id user_order_id result { status } pay_before manual_payment { value reference instructions reported_at refused_because }';

type Session = {
  readonly id: string;
  readonly user_order_id: string;
  readonly result: { readonly status: string };
  readonly pay_before: number;
  readonly manual_payment: Readonly<Record<string, string | number | null>> | null;
};
type Waiting = {
  readonly user_order_id: string;
  readonly order_number: string;
  readonly value: number;
  readonly reported_at: number | null;
};

type WaitingPage = {
  readonly entries: readonly Waiting[];
  readonly metadata: { readonly after: string | null; readonly before: string | null; readonly total_count: number };
};

const open = (by: Person, eventId: number, terms = {}) =>
  by.ask<Readonly<Record<string, unknown>>>(
    `mutation ($event: Int!, $input: ManualPaymentTermsInput!) {
      update_manual_payment_terms(event_id: $event, input: $input) { open instructions hours } }`,
    { event: eventId, input: { open: true, instructions: WHERE, hours: 48, ...terms } },
  );
const methods = async (by: Person, price: number, eventId?: number) =>
  (
    await by.ask<{ readonly methods: readonly { readonly code: string }[] }>(
      'query ($price: Dong, $event: Int) { payment_configuration(price: $price, event_id: $event) { methods { code } } }',
      { price, event: eventId },
    )
  ).value.methods.map(({ code }) => code);
const begin = (by: Person, id: string) =>
  by.ask<Session>(`mutation ($id: ID!) { create_manual_payment(payment_checkout_session_id: $id) { ${SESSION} } }`, {
    id,
  });
const report = (by: Person, id: string) =>
  by.ask<Session>(`mutation ($id: ID!) { report_manual_payment(payment_checkout_session_id: $id) { ${SESSION} } }`, {
    id,
  });
const read = async (by: Person, id: string) =>
  (await by.ask<Session>(`query ($id: ID!) { payment_checkout_session(id: $id) { ${SESSION} } }`, { id })).value;
const waiting = (by: Person, eventId: number, at: Readonly<Record<string, unknown>> = {}) =>
  by.ask<WaitingPage>(
    `query ($event: Int!, $limit: Int, $after: String, $before: String) {
      manual_payments_admin(event_id: $event, limit: $limit, after: $after, before: $before) {
        entries { user_order_id order_number value reported_at } metadata { after before total_count } } }`,
    { event: eventId, ...at },
  );
const confirm = (by: Person, id: string) =>
  by.ask<{ readonly status: string }>(
    'mutation ($id: ID!) { confirm_manual_payment(user_order_id: $id) { status payment_method } }',
    { id },
  );
const refuse = (by: Person, id: string, reason = 'Không thấy tiền') =>
  by.ask<{ readonly status: string }>(
    'mutation ($id: ID!, $reason: String!) { refuse_manual_payment(user_order_id: $id, reason: $reason) { status } }',
    { id, reason },
  );

/** The address of an uploaded picture. */
async function picture(by: Person, type = 'PAYMENT_PROOF'): Promise<string> {
  const { value } = await by.ask<{ readonly upload_url: string; readonly url: string }>(
    'mutation ($input: CreateUploadLinkInput!) { create_upload_link(input: $input) { upload_url url } }',
    { input: { ext: 'png', type } },
  );
  const drawn = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const sent = await fetch(`${world.app.url}${value.upload_url}`, {
    method: 'PUT',
    body: Uint8Array.from(drawn),
    headers: { 'content-type': 'image/png' },
  });
  expect(sent.status).toBe(201);
  return value.url;
}

/** An event that takes payment by hand, its manager, and a buyer at the checkout. */
async function atTheCheckout(terms = {}) {
  const organiser = await world.person('organiser');
  const { rows } = await world.sales.pool.query<{ readonly account_id: AccountId }>(
    'SELECT account_id FROM account WHERE email = $1',
    [organiser.email],
  );
  const owner = rows[0]?.account_id;
  if (owner === undefined) throw new Error('No account');
  const sale = await world.sales.sale({ owner, types: [{ price: PRICE }] });
  const manager = await world.team(sale, 'MANAGER');
  const opened = await open(manager, sale.eventId, terms);
  expect(opened.refusal).toBeNull();
  const buyer = await world.person('lan');
  const { id } = await world.orders(buyer, sale);
  return { sale, organiser, manager, buyer, id };
}

async function begun(terms = {}) {
  const order = await atTheCheckout(terms);
  const { value, refusal } = await begin(order.buyer, order.id);
  expect(refusal).toBeNull();
  return { ...order, session: value };
}

const faults = async (eventId: number) => (await world.sales.integrity(eventId)).faults;

describe('manual payment', () => {
  it('lists who waits page by page: those reported first, then by deadline, there and back', async () => {
    const { sale, manager, buyer, id, session } = await begun();
    const others: Session[] = [];
    for (const name of ['hoa', 'minh']) {
      const other = await world.person(name);
      others.push((await begin(other, (await world.orders(other, sale)).id)).value);
    }
    await report(buyer, id);
    await world.sales.pool.query(
      `UPDATE payment SET pay_before = pay_before + interval '1 hour' WHERE event_id = $1 AND checkout_session_id = $2`,
      [sale.eventId, decodeWireId(id)?.rowId],
    );
    const inOrder = [session, ...others].map((one) => one.user_order_id);
    const pageAt = async (at: Readonly<Record<string, unknown>>) => {
      const { entries, metadata } = (await waiting(manager, sale.eventId, { limit: 2, ...at })).value;
      return { ids: entries.map((one) => one.user_order_id), ...metadata };
    };
    const first = await pageAt({});
    expect(first).toMatchObject({ ids: inOrder.slice(0, 2), before: null, total_count: 3 });
    const second = await pageAt({ after: first.after });
    expect(second).toMatchObject({ ids: inOrder.slice(2), after: null });
    expect((await pageAt({ before: second.before })).ids).toEqual(first.ids);
    const another = await begun();
    expect((await waiting(another.manager, another.sale.eventId, { after: first.after })).refusal).toEqual({
      code: 'INVALID_CURSOR',
    });
  });

  it('is offered only where the organiser opened it, above the threshold', async () => {
    const sale = await world.sales.sale({ types: [{ price: PRICE }] });
    const buyer = await world.person('binh');
    const manager = await world.team(sale, 'MANAGER');
    expect(await methods(buyer, PRICE, sale.eventId)).not.toContain('Manual');
    const { id } = await world.orders(buyer, sale);
    expect((await begin(buyer, id)).refusal).toEqual({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
    expect((await open(manager, sale.eventId)).value).toEqual({ open: true, instructions: WHERE, hours: 48 });
    expect(await methods(buyer, PRICE, sale.eventId)).toContain('Manual');
    expect(await methods(buyer, 25_000, sale.eventId)).toEqual(['BankTransfer']);
    expect(await methods(buyer, PRICE)).not.toContain('Manual');
    for (const [terms, field] of [
      [{ instructions: '  ' }, 'instructions'],
      [{ hours: 0 }, 'hours'],
      [{ hours: 169 }, 'hours'],
    ] as const)
      expect((await open(manager, sale.eventId, terms)).refusal).toMatchObject({ code: 'INVALID_INPUT', field });
    await open(manager, sale.eventId, { open: false });
    expect(await methods(buyer, PRICE, sale.eventId)).not.toContain('Manual');
  });

  it('holds the places as long as the terms say, tells how to pay, and tells the organiser of a report once', async () => {
    const { sale, organiser, manager, buyer, id, session } = await begun({ hours: 5 });
    expect(session).toMatchObject({
      result: { status: 'PENDING' },
      manual_payment: { value: PRICE, instructions: WHERE, reported_at: null, refused_because: null },
    });
    const left = session.pay_before - Date.now();
    expect(left).toBeGreaterThan(4.9 * HOUR);
    expect(left).toBeLessThanOrEqual(5 * HOUR);
    expect((await begin(buyer, id)).value.user_order_id).toBe(session.user_order_id);
    expect(await world.sales.quotaOf(sale)).toMatchObject({ reserved: 1, sold: 0 });
    const told = (await world.mailsTo(buyer.email)).at(-1);
    expect(told?.text).toContain('NGUYEN VAN A');
    expect(told?.text).toContain(String(session.manual_payment?.['reference']));
    expect((await waiting(manager, sale.eventId)).value.entries).toEqual([
      {
        user_order_id: session.user_order_id,
        order_number: session.manual_payment?.['reference'],
        value: PRICE,
        reported_at: null,
      },
    ]);
    for (const _again of [1, 2]) expect((await report(buyer, id)).refusal).toBeNull();
    expect((await read(buyer, id)).manual_payment).toMatchObject({ reported_at: expect.any(Number) });
    const mails = (await world.mailsTo(organiser.email)).filter(({ subject }) => subject.includes('120'));
    expect(mails.map(({ text }) => text.includes(buyer.email) || text.includes('Lan'))).toEqual([true]);
  });

  it('carries the buyer’s picture of the transfer to the organiser, which the buyer replaces until it is answered', async () => {
    const { sale, manager, buyer, id, session } = await begun();
    const proved = (by: Person, proof: string) =>
      by.ask<{ readonly manual_payment: { readonly proof_url: string | null } }>(
        `mutation ($id: ID!, $proof: String) { report_manual_payment(payment_checkout_session_id: $id, proof: $proof) {
          manual_payment { proof_url } } }`,
        { id, proof },
      );
    const shown = async () =>
      (
        await manager.ask<{ readonly entries: readonly { readonly proof_url: string | null }[] }>(
          'query ($event: Int!) { manual_payments_admin(event_id: $event) { entries { proof_url } } }',
          { event: sale.eventId },
        )
      ).value.entries.map(({ proof_url }) => proof_url);
    const ofOrder = async () =>
      (
        await manager.ask<{ readonly payment_proof_url: string | null }>(
          'query ($id: ID!) { user_order_admin(user_order_id: $id) { payment_proof_url } }',
          { id: session.user_order_id },
        )
      ).value.payment_proof_url;
    const kept = async (address: string) => {
      const { rows } = await world.sales.pool.query<{ readonly kept: boolean }>(
        'SELECT kept_at IS NOT NULL AS kept FROM private_file WHERE private_file_id = $1',
        [address.split('/').at(-1)],
      );
      return rows[0]?.kept;
    };
    expect([await shown(), await ofOrder()]).toEqual([[null], null]);
    const stranger = await world.person('minh');
    for (const proof of [await picture(stranger), await picture(buyer, 'AVATAR'), 'https://example.test/a.webp'])
      expect((await proved(buyer, proof)).refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'proof' });
    expect((await read(buyer, id)).manual_payment).toMatchObject({ reported_at: null });

    const first = await picture(buyer);
    const second = await picture(buyer);
    for (const proof of [first, first, second])
      expect((await proved(buyer, proof)).value.manual_payment.proof_url).toContain(`${proof}?`);
    expect([await kept(first), await kept(second)]).toEqual([false, true]);
    expect((await read(buyer, id)).manual_payment).toMatchObject({ reported_at: expect.any(Number) });

    await confirm(manager, session.user_order_id);
    expect((await proved(buyer, await picture(buyer))).refusal).toMatchObject({ code: 'CHECKOUT_CLOSED' });
    const address = await ofOrder();
    expect(address).toContain(`${second}?`);
    const opened = await fetch(`${world.app.url}${address}`);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${world.app.url}${second}`)).status).toBe(404);
  });

  it('confirmed, sells the places once, with tickets, balanced books and nothing for the organiser to withdraw', async () => {
    const { sale, manager, buyer, id, session } = await begun();
    for (const _again of [1, 2])
      expect(await confirm(manager, session.user_order_id)).toMatchObject({
        refusal: null,
        value: { status: 'SUCCESSFUL', payment_method: 'MANUAL' },
      });
    expect((await refuse(manager, session.user_order_id)).refusal).toEqual({ code: 'MANUAL_PAYMENT_OVER' });
    expect((await report(buyer, id)).refusal).toMatchObject({ code: 'CHECKOUT_CLOSED' });
    expect((await read(buyer, id)).result.status).toBe('SUCCESSFUL');
    expect(await world.held(buyer)).toHaveLength(1);
    expect(await world.sales.quotaOf(sale)).toMatchObject({ reserved: 0, sold: 1 });
    expect(await faults(sale.eventId)).toEqual([]);
    const { rows } = await world.sales.pool.query<{ readonly kind: string; readonly amount: number }>(
      `SELECT kind, amount FROM ledger_line WHERE book = 'EVENT' AND book_id = $1::int::text ORDER BY kind`,
      [sale.eventId],
    );
    expect(rows).toEqual([
      { kind: 'deposit-received', amount: PRICE },
      { kind: 'organiser-keeps', amount: PRICE },
      { kind: 'tickets-sold', amount: PRICE },
    ]);
    expect((await waiting(manager, sale.eventId)).value.entries).toEqual([]);
    const audits = await world.sales.pool.query<{ readonly act: string }>(
      'SELECT act FROM audit_entry WHERE event_id = $1 ORDER BY act',
      [sale.eventId],
    );
    expect(audits.rows.map(({ act }) => act)).toEqual(['manual-payment.opened', 'payment.confirmed']);
  });

  it('refunded, waits on the organiser’s list until they returned it, and is never paid by the platform', async () => {
    const { sale, manager, buyer, session } = await begun();
    await confirm(manager, session.user_order_id);
    const refundIt = (by: Person, refunds?: readonly string[]) =>
      by.ask<{ readonly status: string }>(
        `mutation ($id: ID!, $refunds: [ID!]) {
          confirm_manual_refund(user_order_id: $id, refund_ids: $refunds) { status } }`,
        { id: session.user_order_id, refunds },
      );
    const owed = () =>
      manager.ask<readonly { readonly id: string; readonly value: number; readonly buyer: string }[]>(
        `query ($event: Int!) { manual_refunds_admin(event_id: $event) {
          id user_order_id order_number buyer email value decided_at } }`,
        { event: sale.eventId },
      );
    expect((await owed()).value).toEqual([]);
    expect((await refundIt(manager)).refusal).toEqual({ code: 'NOT_FOUND' });
    const { rows: tickets } = await world.sales.pool.query<{ readonly id: string }>(
      'SELECT bought_ticket_id AS id FROM bought_ticket WHERE event_id = $1',
      [sale.eventId],
    );
    const refunded = await manager.ask(`mutation ($input: RefundOrderInput!) { refund_order(input: $input) { id } }`, {
      input: {
        user_order_id: session.user_order_id,
        ticket_ids: tickets.map(({ id }) => encodeWireId(sale.eventId, id)),
        donation: false,
        reason: 'Khách đổi ý',
      },
    });
    expect(refunded.refusal).toBeNull();
    const payouts = await world.sales.payouts.open({ filter: null, search: null }, instant(Date.now()), {
      limit: 100,
      from: null,
    });
    expect(payouts.rows.filter(({ eventId }) => eventId === sale.eventId)).toEqual([]);
    expect((await owed()).value).toEqual([
      {
        id: expect.any(String),
        user_order_id: session.user_order_id,
        order_number: session.manual_payment?.['reference'],
        buyer: expect.any(String),
        email: buyer.email,
        value: PRICE,
        decided_at: expect.any(Number),
      },
    ]);
    const due = (await world.mailsTo(buyer.email)).at(-1);
    expect(due?.text).toContain('là bên hoàn tiền');
    const other = encodeWireId(sale.eventId, '00000000-0000-4000-8000-000000000000');
    expect((await refundIt(manager, [other])).refusal).toEqual({ code: 'NOT_FOUND' });
    const ids = (await owed()).value.map(({ id }) => id);
    await Promise.all([refundIt(manager, ids), refundIt(manager, ids)]);
    expect((await owed()).value).toEqual([]);
    for (const _again of [1, 2])
      expect(await refundIt(manager)).toMatchObject({ refusal: null, value: { status: 'REFUNDED' } });
    expect(await faults(sale.eventId)).toEqual([]);
    const { rows } = await world.sales.pool.query<{ readonly held: number }>(
      `SELECT coalesce(sum(CASE 'manual' WHEN debit_account THEN amount WHEN credit_account THEN -amount END), 0)::int
        AS held FROM ledger_line WHERE book = 'PLATFORM'`,
    );
    expect(rows).toEqual([{ held: 0 }]);
    const paidBack = (await world.mailsTo(buyer.email)).filter(({ text }) => text.includes('báo đã trả lại bạn'));
    expect(paidBack).toHaveLength(1);
  });

  it('refused with a reason, releases the places and tells the buyer why', async () => {
    const { sale, manager, buyer, id, session } = await begun();
    expect((await refuse(manager, session.user_order_id, ' ')).refusal).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'reason',
    });
    for (const _again of [1, 2])
      expect(await refuse(manager, session.user_order_id)).toMatchObject({ value: { status: 'UNSUCCESSFUL' } });
    expect((await confirm(manager, session.user_order_id)).refusal).toEqual({ code: 'MANUAL_PAYMENT_OVER' });
    expect(await read(buyer, id)).toMatchObject({
      result: { status: 'CANCELLED' },
      manual_payment: { refused_because: 'Không thấy tiền' },
    });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ reserved: 0, sold: 0 });
    const mails = await world.mailsTo(buyer.email);
    expect(mails.filter(({ text }) => text.includes('Không thấy tiền'))).toHaveLength(1);
  });

  it('is answered only by managers of its event, and reported only by its buyer', async () => {
    const { sale, buyer, id, session } = await begun();
    const other = await begun();
    const stranger = await world.person('stranger');
    for (const somebody of [buyer, stranger, await world.team(sale, 'EDITOR'), other.manager]) {
      expect((await confirm(somebody, session.user_order_id)).refusal).toEqual({ code: 'FORBIDDEN' });
      expect((await refuse(somebody, session.user_order_id)).refusal).toEqual({ code: 'FORBIDDEN' });
      expect((await waiting(somebody, sale.eventId)).refusal).toEqual({ code: 'FORBIDDEN' });
      expect((await open(somebody, sale.eventId)).refusal).toEqual({ code: 'FORBIDDEN' });
      const owed = await somebody.ask('query ($event: Int!) { manual_refunds_admin(event_id: $event) { id } }', {
        event: sale.eventId,
      });
      expect(owed.refusal).toEqual({ code: 'FORBIDDEN' });
    }
    expect((await report(stranger, id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await begin(stranger, id)).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('reminds the buyer near the deadline, ends there, and refuses a late answer', async () => {
    const { sale, buyer } = await begun({ hours: 4 });
    const remind = world.app.use(RemindOfManualPayments);
    await remind();
    world.wait(3.5 * HOUR);
    await remind();
    await remind();
    const subjects = (await world.mailsTo(buyer.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Nhắc thanh toán'))).toHaveLength(1);
    world.wait(0.6 * HOUR);
    await world.app.use(ReleaseDueHolds)();
    const { rows } = await world.sales.pool.query<{ readonly id: string; readonly by: AccountId }>(
      'SELECT user_order_id AS id, account_id AS by FROM user_order WHERE event_id = $1',
      [sale.eventId],
    );
    const [order] = rows;
    if (order === undefined) throw new Error('No order');
    const late = { eventId: sale.eventId, orderId: order.id, answer: 'CONFIRM', reason: null, by: order.by } as const;
    expect(await world.app.use(AnswerManualPayment)(late)).toEqual(refused({ code: 'MANUAL_PAYMENT_OVER' }));
    expect(await world.sales.quotaOf(sale)).toMatchObject({ reserved: 0, sold: 0 });
    expect((await world.mailsTo(buyer.email)).at(-1)?.subject).toContain('Thanh toán chưa được xác nhận');
  });
});
