import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '#domain/kernel/instant.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type Ticket, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

type Policy = { readonly refund?: number; readonly name?: number; readonly session?: number };
const allow = ({ eventId }: Sale, { refund, name, session }: Policy) =>
  world.sales.test.asOwner(
    'UPDATE event SET refund_days = $2, name_change_days = $3, session_change_days = $4 WHERE event_id = $1',
    [eventId, refund ?? null, name ?? null, session ?? null],
  );
const beginsIn = ({ sectionEventId }: Sale, ms: number) =>
  world.sales.test.asOwner(
    `UPDATE section_event SET begin_at = $2, end_at = $2::timestamptz + interval '2 hours' WHERE section_event_id = $1`,
    [sectionEventId, new Date(Date.now() + ms)],
  );

async function bought(policy: Policy, price = 200_000) {
  const sale = await world.sales.sale({ types: [{ price, capacity: 3 }] });
  await allow(sale, policy);
  await beginsIn(sale, 10 * DAY);
  const buyer = await world.person('lan');
  const checkout = await world.orders(buyer, sale, 'hoa@example.test');
  if (price > 0) {
    await buyer.ask(
      'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value } }',
      {
        id: checkout.id,
      },
    );
    const { transfer_code: code } = await world.sales.one<{ transfer_code: string }>(
      'SELECT transfer_code FROM payment WHERE event_id = $1',
      [sale.eventId],
    );
    await world.sales.pay(code, 2 * price);
  }
  const [first, second] = await world.held(buyer);
  if (first === undefined || second === undefined) throw new Error('Not two tickets');
  return { sale, buyer, first, second };
}
const offers = async (by: Person, { id }: Ticket) =>
  (
    await by.ask<{ readonly self_service: readonly { readonly act: string; readonly refused: string | null }[] }>(
      'query ($id: ID!) { my_ticket(id: $id) { self_service { act until refused } } }',
      { id },
    )
  ).value?.self_service.map(({ act, refused }) => `${act} ${refused}`);
const voidBecause = async (by: Person, { id }: Ticket) =>
  (
    await by.ask<{ readonly void_because: string | null }>('query ($id: ID!) { my_ticket(id: $id) { void_because } }', {
      id,
    })
  ).value.void_because;
const asIfNotReturned = ({ eventId }: Sale) =>
  world.sales.test.asOwner('UPDATE bought_ticket SET returned_at = NULL WHERE event_id = $1', [eventId]);
const preview = (by: Person, { id }: Ticket) =>
  by.ask<{ readonly amount: number }>('query ($id: ID!) { ticket_return(id: $id) { amount } }', { id });
const giveBack = (by: Person, { id }: Ticket) =>
  by.ask<{ readonly status: string }>('mutation ($id: ID!) { return_bought_ticket(id: $id) { status } }', { id });
const rename = (by: Person, { id, email }: Ticket) =>
  by.ask(
    `mutation ($id: ID!, $input: TicketRecipientInput!) { update_bought_ticket(id: $id, input: $input) { first_name } }`,
    { id, input: { first_name: 'Hà', email } },
  );
const give = (by: Person, { id }: Ticket) =>
  by.ask(`mutation ($id: ID!, $input: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $input) { id } }`, {
    id,
    input: { first_name: 'Minh', email: `minh.${randomUUID().slice(0, 8)}@example.test` },
  });

describe('a void ticket', () => {
  it('says that it was returned, and a valid one nothing', async () => {
    const { buyer, first, second } = await bought({ refund: 2 });
    await giveBack(buyer, first);
    expect([await voidBecause(buyer, first), await voidBecause(buyer, second)]).toEqual(['RETURNED', null]);
  });

  it('says that its price goes back, also if its event is cancelled later', async () => {
    const { sale, buyer, first } = await bought({ refund: 2 });
    await giveBack(buyer, first);
    await asIfNotReturned(sale);
    await world.sales.test.asOwner("UPDATE event SET status = 'CANCELLED' WHERE event_id = $1", [sale.eventId]);
    expect(await voidBecause(buyer, first)).toBe('REFUNDED');
  });

  it('says of a free one whether its registration or the event was cancelled', async () => {
    const { sale, buyer, first } = await bought({ refund: 0 }, 0);
    await giveBack(buyer, first);
    await asIfNotReturned(sale);
    expect(await voidBecause(buyer, first)).toBe('CANCELLED');
    await world.sales.test.asOwner("UPDATE event SET status = 'CANCELLED' WHERE event_id = $1", [sale.eventId]);
    expect(await voidBecause(buyer, first)).toBe('EVENT_CANCELLED');
  });
});

describe('returning a ticket by the policy of its event', () => {
  it('is off unless the organiser switched it on', async () => {
    const { buyer, first } = await bought({});
    expect(await offers(buyer, first)).toEqual([
      'GIVE_BACK NOT_ALLOWED',
      'CHANGE_NAME null',
      'CHANGE_SESSION NOT_ALLOWED',
    ]);
    expect((await giveBack(buyer, first)).refusal).toEqual({
      code: 'SELF_SERVICE_REFUSED',
      because: 'NOT_ALLOWED',
      until: null,
    });
  });

  it('says what comes back, voids the ticket, frees its place, refunds it and mails once, however often asked', async () => {
    const { sale, buyer, first } = await bought({ refund: 2 });
    expect(await offers(buyer, first)).toContain('GIVE_BACK null');
    expect((await preview(buyer, first)).value).toEqual({ amount: 200_000 });
    const before = (await world.mailsTo(buyer.email)).length;
    for (const _press of [1, 2])
      expect(await giveBack(buyer, first)).toMatchObject({ refusal: null, value: { status: 'VOID' } });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 1 });
    const { value } = await buyer.ask<{ readonly user_orders: readonly object[] }>(
      '{ user_orders(limit: 1) { user_orders { status refunds { amount tickets status } } } }',
    );
    expect(value.user_orders).toEqual([
      { status: 'SUCCESSFUL', refunds: [{ amount: 200_000, tickets: 1, status: 'DECIDED' }] },
    ]);
    const mails = (await world.mailsTo(buyer.email)).slice(before);
    expect(mails.filter(({ subject }) => subject.includes('200.000'))).toHaveLength(1);
    expect(await world.sales.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('of the last ticket ends the order', async () => {
    const { sale, buyer, first, second } = await bought({ refund: 2 });
    const pressed = await Promise.all([giveBack(buyer, first), giveBack(buyer, second), giveBack(buyer, first)]);
    expect(pressed.map(({ refusal }) => refusal)).toEqual([null, null, null]);
    const { status } = await world.sales.one<{ status: string }>('SELECT status FROM user_order WHERE event_id = $1', [
      sale.eventId,
    ]);
    expect([status, await world.sales.quotaOf(sale)]).toMatchObject(['CANCELLED', { sold: 0 }]);
    expect(await world.sales.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('works for a free ticket, which gives nothing back', async () => {
    const { sale, buyer, first } = await bought({ refund: 0 }, 0);
    expect((await preview(buyer, first)).value).toEqual({ amount: 0 });
    for (const _press of [1, 2]) expect((await giveBack(buyer, first)).value).toEqual({ status: 'VOID' });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 1 });
  });

  it('is refused too late, once the ticket was used, and once it was given away', async () => {
    const { sale, buyer, first, second } = await bought({ refund: 2 });
    const friend = await world.person('minh');
    expect((await giveBack(friend, first)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await give(buyer, second)).refusal).toBe(null);
    expect((await giveBack(buyer, second)).refusal).toMatchObject({ because: 'TICKET_TRANSFERRED' });
    await world.sales.test.asOwner('UPDATE bought_ticket SET redeem_count = 1 WHERE bought_ticket_id = $1', [
      decodeWireId(first.id)?.rowId,
    ]);
    expect((await giveBack(buyer, first)).refusal).toMatchObject({ because: 'TICKET_CHECKED_IN' });
    await world.sales.test.asOwner('UPDATE bought_ticket SET redeem_count = 0 WHERE bought_ticket_id = $1', [
      decodeWireId(first.id)?.rowId,
    ]);
    await beginsIn(sale, 2 * DAY);
    expect((await giveBack(buyer, first)).refusal).toMatchObject({ because: 'TOO_LATE' });
    expect((await preview(buyer, first)).refusal).toMatchObject({ because: 'TOO_LATE' });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 2 });
  });
});

describe('the name on a ticket', () => {
  it('can be changed and the ticket given away until the organiser’s deadline, and later by the team only', async () => {
    const { sale, buyer, first, second } = await bought({ name: 3 });
    expect((await rename(buyer, first)).refusal).toBe(null);
    await beginsIn(sale, 3 * DAY);
    expect((await rename(buyer, second)).refusal).toMatchObject({ because: 'TOO_LATE' });
    expect((await give(buyer, first)).refusal).toMatchObject({ because: 'TOO_LATE' });
    expect((await rename(await world.team(sale, 'MANAGER'), second)).refusal).toBe(null);
    await allow(sale, {});
    expect((await give(buyer, first)).refusal).toBe(null);
  });
});

describe('changing to another session by the policy of its event', () => {
  type Session = { readonly section_event_id: number; readonly name: string };
  const sessions = (by: Person, { id }: Ticket) =>
    by.ask<readonly Session[]>(
      'query ($id: ID!) { ticket_sessions(id: $id) { section_event_id name begin_at timezone } }',
      { id },
    );
  const change = (by: Person, { id }: Ticket, session: number) =>
    by.ask<{ readonly id: string }>(
      'mutation ($id: ID!, $session: Int!) { change_ticket_session(id: $id, section_event_id: $session) { id } }',
      { id, session },
    );
  const refusal = (because: string) => ({ code: 'SELF_SERVICE_REFUSED', because, until: expect.any(Number) });
  let added = 0;

  async function addSession(
    { eventId }: Sale,
    { price = 200_000, capacity = 5, beginsIn: ms = 20 * DAY, limit = null as number | null } = {},
  ): Promise<{ readonly sectionEventId: number; readonly quotaId: string }> {
    added += 1;
    const [sectionEventId, ticketTypeId, quotaId] = [900_000 + added, randomUUID(), randomUUID()];
    const begin = new Date(Date.now() + ms);
    const { asOwner } = world.sales.test;
    await asOwner(
      `INSERT INTO section_event (event_id, section_event_id, name, begin_at, end_at, local_begin, timezone)
       VALUES ($1, $2, $3, $4, $4::timestamptz + interval '2 hours', '2027-02-01 19:30', 'Asia/Ho_Chi_Minh')`,
      [eventId, sectionEventId, `Suất ${added}`, begin],
    );
    await asOwner(`INSERT INTO quota (event_id, quota_id, scope, capacity) VALUES ($1, $2, 'TICKET_TYPE', $3)`, [
      ...[eventId, quotaId, capacity],
    ]);
    await asOwner(
      `INSERT INTO ticket_type (event_id, ticket_type_id, section_event_id, name, price, original_price, account_limit,
         mode, position) VALUES ($1, $2, $3, 'Vé 1', $4, $4, $5, 'ONSITE', 0)`,
      [eventId, ticketTypeId, sectionEventId, price, limit],
    );
    await asOwner('INSERT INTO ticket_type_quota (event_id, ticket_type_id, quota_id) VALUES ($1, $2, $3)', [
      ...[eventId, ticketTypeId, quotaId],
    ]);
    return { sectionEventId, quotaId };
  }
  const soldOf = async ({ eventId }: Sale, quotaId: string) =>
    (
      await world.sales.one<{ sold: number }>('SELECT sold FROM quota WHERE event_id = $1 AND quota_id = $2', [
        ...[eventId, quotaId],
      ])
    ).sold;

  it('is off unless the organiser switched it on, and is not for others', async () => {
    const { sale, buyer, first } = await bought({});
    const other = await addSession(sale);
    const because = { code: 'SELF_SERVICE_REFUSED', because: 'NOT_ALLOWED', until: null };
    expect((await sessions(buyer, first)).refusal).toEqual(because);
    expect((await change(buyer, first, other.sectionEventId)).refusal).toEqual(because);
    await allow(sale, { session: 2 });
    const stranger = await world.person('stranger');
    expect((await sessions(stranger, first)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await change(stranger, first, other.sectionEventId)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await change(buyer, first, 1)).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('lists the sessions with places for the whole order, and takes all of its tickets there, once', async () => {
    const { sale, buyer, first, second } = await bought({ session: 2, refund: 2 });
    const other = await addSession(sale);
    await addSession(sale, { price: 250_000 });
    await addSession(sale, { capacity: 1 });
    await addSession(sale, { beginsIn: -DAY });
    await addSession(sale, { limit: 1 });
    const { value } = await sessions(buyer, first);
    expect(value.map(({ section_event_id: id }) => id)).toEqual([other.sectionEventId]);
    const before = (await world.mailsTo(buyer.email)).length;
    const pressed = await Promise.all([1, 2, 3].map(() => change(buyer, first, other.sectionEventId)));
    for (const press of pressed) expect(press).toMatchObject({ refusal: null, value: { id: first.id } });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 0 });
    expect(await soldOf(sale, other.quotaId)).toBe(2);
    const rows = await world.sales.one(
      `SELECT o.section_event_id AS order, c.section_event_id AS checkout,
         (SELECT array_agg(DISTINCT r.section_event_id) FROM reservation r WHERE r.event_id = $1 AND r.state = 'SOLD')
           AS lines,
         (SELECT array_agg(DISTINCT b.section_event_id) FROM bought_ticket b WHERE b.event_id = $1) AS tickets,
         (SELECT count(*)::int FROM audit_entry a WHERE a.event_id = $1 AND a.act = 'order.session-changed') AS told
       FROM user_order o JOIN checkout_session c USING (event_id, checkout_session_id) WHERE o.event_id = $1`,
      [sale.eventId],
    );
    const { sectionEventId: there } = other;
    expect(rows).toEqual({ order: there, checkout: there, lines: [there], tickets: [there], told: 1 });
    const mails = (await world.mailsTo(buyer.email)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual(['Đã đổi suất: Đêm nhạc']);
    expect(await world.sales.integrity(sale.eventId)).toMatchObject({ healthy: true });

    expect((await preview(buyer, second)).value).toEqual({ amount: 200_000 });
    expect((await giveBack(buyer, second)).refusal).toBeNull();
    expect(await soldOf(sale, other.quotaId)).toBe(1);
    expect(await world.sales.integrity(sale.eventId)).toMatchObject({ healthy: true });
    expect((await change(buyer, first, sale.sectionEventId)).refusal).toBeNull();
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 1 });
    expect(await soldOf(sale, other.quotaId)).toBe(0);
    expect(await world.sales.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('lists the sessions while a sale of the event holds its places', async () => {
    const { sale, buyer, first } = await bought({ session: 2 });
    const other = await addSession(sale);
    const selling = await world.sales.pool.connect();
    try {
      await selling.query('BEGIN');
      await selling.query('SELECT FROM quota WHERE event_id = $1 FOR NO KEY UPDATE', [sale.eventId]);
      const { value } = await sessions(buyer, first);
      expect(value.map(({ section_event_id: id }) => id)).toEqual([other.sectionEventId]);
    } finally {
      await selling.query('ROLLBACK');
      selling.release();
    }
  });

  it('is refused too late, to a full or other session, and once a ticket of the order was given away', async () => {
    const { sale, buyer, first, second } = await bought({ session: 2 });
    const [full, dear, free] = [
      await addSession(sale, { capacity: 1 }),
      await addSession(sale, { price: 250_000 }),
      await addSession(sale),
    ];
    expect((await change(buyer, first, full.sectionEventId)).refusal).toEqual(refusal('SESSION_FULL'));
    expect((await change(buyer, first, dear.sectionEventId)).refusal).toEqual(refusal('OTHER_TICKETS'));
    const limited = await addSession(sale, { limit: 1 });
    expect((await change(buyer, first, limited.sectionEventId)).refusal).toEqual(refusal('LIMIT_REACHED'));
    expect((await give(buyer, second)).refusal).toBeNull();
    expect((await change(buyer, first, free.sectionEventId)).refusal).toEqual(refusal('ORDER_NOT_WHOLE'));
    expect((await sessions(buyer, first)).refusal).toEqual(refusal('ORDER_NOT_WHOLE'));
    const late = await bought({ session: 2 });
    const later = await addSession(late.sale);
    await beginsIn(late.sale, DAY);
    expect((await change(late.buyer, late.first, later.sectionEventId)).refusal).toEqual(refusal('TOO_LATE'));
    expect(await world.sales.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });
});
