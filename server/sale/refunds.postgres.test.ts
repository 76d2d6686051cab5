import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/kernel/instant.ts';
import { NO_MONEY, totalOf } from '#domain/sale/refund/money-parts.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import type { AnnouncedRefundWish } from './decide-refunds.ts';
import type { RefundMove } from './move-refund.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

type Told = { readonly sale: Sale; readonly orderId: string };

async function paidOrder(given: Parameters<SaleWorld['sale']>[0] = {}, quantity = 3, amount = quantity * 100_000) {
  const sale = await world.sale({ types: [{ price: 100_000, capacity: 10 }], ...given });
  const accountId = await world.buyer();
  const waiting = await world.waitingForMoney(accountId, sale, [quantity]);
  await world.pay(waiting.code, amount);
  const order = await world.one<{ user_order_id: string }>(
    'SELECT user_order_id FROM user_order WHERE event_id = $1 AND account_id = $2',
    [sale.eventId, accountId],
  );
  return { sale, accountId, waiting, orderId: order.user_order_id };
}
const ticketsOf = async ({ sale, orderId }: Told) =>
  (
    await world.pool.query<{ bought_ticket_id: string; status: string }>(
      'SELECT bought_ticket_id, status FROM bought_ticket WHERE event_id = $1 AND user_order_id = $2 ORDER BY position',
      [sale.eventId, orderId],
    )
  ).rows;
const firstTickets = async (order: Told, count: number) =>
  (await ticketsOf(order)).slice(0, count).map((row) => row.bought_ticket_id);

const cancel = (
  orderId: string,
  of: Extract<AnnouncedRefundWish, { of: unknown }>['of'],
  key = randomUUID(),
): AnnouncedRefundWish => ({
  key,
  orderId,
  reason: 'ORDER_CANCELLED',
  of,
  note: 'The buyer called',
  by: null,
  tell: true,
});
const decide = async (eventId: number, wish: AnnouncedRefundWish) => {
  const [answer] = await world.database.transaction((tx) => world.decideRefunds(tx, eventId, [wish]));
  if (answer === undefined) throw new Error('No answer');
  return answer;
};
const decided = async (eventId: number, wish: AnnouncedRefundWish) => {
  const answer = await decide(eventId, wish);
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
};
const move = (given: RefundMove) => world.database.transaction((tx) => world.moveRefund(tx, given));
const stateOf = ({ sale, orderId }: Told) =>
  world.one(
    `SELECT o.status, p.state, p.refunded, q.sold, q.reserved FROM user_order o
       JOIN payment p ON p.event_id = o.event_id AND p.checkout_session_id = o.checkout_session_id
       JOIN quota q ON q.event_id = o.event_id
       WHERE o.event_id = $1 AND o.user_order_id = $2`,
    [sale.eventId, orderId],
  );
const balance = async (eventId: number, account: string): Promise<number> =>
  (
    await world.one<{ balance: number }>(
      `SELECT coalesce(sum(CASE WHEN credit_account = $2 THEN amount WHEN debit_account = $2 THEN -amount END),
         0)::bigint AS balance FROM ledger_line WHERE book = 'EVENT' AND book_id = $1`,
      [String(eventId), account],
    )
  ).balance;
const healthy = async (sale: Sale) =>
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });

describe('refunding one ticket of three', () => {
  it('voids it, returns its place, owes its worth and leaves the rest as it was', async () => {
    const order = await paidOrder();
    const [ticketId = ''] = await firstTickets(order, 1);
    const answer = await decided(order.sale.eventId, cancel(order.orderId, { ticketIds: [ticketId], donation: false }));
    expect(answer).toMatchObject({ parts: { tickets: 100_000, donation: 0 }, orderStatus: 'SUCCESSFUL' });
    expect((await ticketsOf(order)).map(({ status }) => status)).toEqual(['VOID', 'VALID', 'VALID']);
    expect(await stateOf(order)).toEqual({
      status: 'SUCCESSFUL',
      state: 'SUCCEEDED',
      refunded: 100_000,
      sold: 2,
      reserved: 0,
    });
    expect([await balance(order.sale.eventId, 'refunds'), await balance(order.sale.eventId, 'ticket-sales')]).toEqual([
      100_000, 200_000,
    ]);
    await healthy(order.sale);
  });

  it('is written with its history, audit entry, code and one email', async () => {
    const order = await paidOrder();
    const [ticketId = ''] = await firstTickets(order, 1);
    const { refundId, transferCode } = await decided(
      order.sale.eventId,
      cancel(order.orderId, { ticketIds: [ticketId], donation: false }),
    );
    expect(
      await world.one('SELECT kind, data FROM order_event WHERE user_order_id = $1 ORDER BY number DESC LIMIT 1', [
        order.orderId,
      ]),
    ).toMatchObject({
      kind: 'refund-decided',
      data: { refundId, amount: 100_000, tickets: 1, checkedIn: 0, given: 0 },
    });
    expect(await world.count(`audit_entry WHERE act = 'refund.decided' AND subject = $1`, [`refund:${refundId}`])).toBe(
      1,
    );
    expect(
      await world.count('refund_code_directory WHERE transfer_code = $1 AND refund_id = $2', [transferCode, refundId]),
    ).toBe(1);
    expect(
      await world.count(`email_message WHERE message = 'refund-due' AND data ->> 'eventId' = $1`, [
        String(order.sale.eventId),
      ]),
    ).toBe(1);
  });

  it('sells its place again', async () => {
    const order = await paidOrder({ types: [{ price: 100_000, capacity: 3 }] });
    const other = await world.buyer();
    expect(await world.hold(other, order.sale, [1])).toMatchObject({ ok: false, refusal: { code: 'SOLD_OUT' } });
    const ticketIds = await firstTickets(order, 1);
    await decided(order.sale.eventId, cancel(order.orderId, { ticketIds, donation: false }));
    expect(await world.hold(other, order.sale, [1])).toMatchObject({ ok: true });
    await healthy(order.sale);
  });

  it('happens once however often it is asked for, at the same time too', async () => {
    const order = await paidOrder();
    const ticketIds = await firstTickets(order, 1);
    const wish = cancel(order.orderId, { ticketIds, donation: false });
    const answers = await Promise.all([1, 2, 3].map(() => decided(order.sale.eventId, wish)));
    expect(new Set(answers.map(({ refundId }) => refundId)).size).toBe(1);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await world.count('refund WHERE event_id = $1', [order.sale.eventId])).toBe(1);
    expect(await decide(order.sale.eventId, cancel(order.orderId, { ticketIds, donation: false }))).toMatchObject({
      refusal: { code: 'REFUND_REFUSED', because: 'TICKET_REFUNDED' },
    });
    await healthy(order.sale);
  });

  it('leaves nothing behind where the transaction fails after it', async () => {
    const order = await paidOrder();
    const before = await stateOf(order);
    const ticketIds = await firstTickets(order, 2);
    const crash = world.database.transaction(async (tx) => {
      await world.decideRefunds(tx, order.sale.eventId, [cancel(order.orderId, { ticketIds, donation: false })]);
      throw new Error('The process ends here');
    });
    await expect(crash).rejects.toThrow('ends here');
    expect(await stateOf(order)).toEqual(before);
    expect(await world.count('refund WHERE event_id = $1', [order.sale.eventId])).toBe(0);
    await healthy(order.sale);
  });
});

describe('refunding a whole order', () => {
  it('cancels it, and it is refunded once the money is confirmed', async () => {
    const order = await paidOrder();
    const { eventId } = order.sale;
    const { refundId } = await decided(eventId, cancel(order.orderId, 'ALL'));
    if (refundId === null) throw new Error('No refund');
    expect(await stateOf(order)).toMatchObject({ status: 'CANCELLED', state: 'REFUND_DUE', sold: 0 });
    await healthy(order.sale);
    expect(await move({ eventId, refundId, by: null, step: 'CONFIRM' })).toMatchObject({
      refusal: { because: 'WRONG_STATUS' },
    });
    expect(await move({ eventId, refundId, by: null, step: 'SEND' })).toMatchObject({ ok: true });
    expect(await balance(eventId, 'refunds')).toBe(0);
    await healthy(order.sale);
    expect(await move({ eventId, refundId, by: null, step: 'CONFIRM' })).toMatchObject({
      value: { orderStatus: 'REFUNDED', repeated: false },
    });
    expect(await move({ eventId, refundId, by: null, step: 'CONFIRM' })).toMatchObject({ value: { repeated: true } });
    expect(await stateOf(order)).toMatchObject({ status: 'REFUNDED', state: 'REFUNDED', refunded: 300_000 });
    await healthy(order.sale);
  });

  it('is owed again where the transfer fails, and sent again', async () => {
    const order = await paidOrder();
    const { eventId } = order.sale;
    const { refundId } = await decided(eventId, cancel(order.orderId, 'ALL'));
    if (refundId === null) throw new Error('No refund');
    for (const attempt of [1, 2]) {
      await move({ eventId, refundId, by: null, step: 'SEND' });
      await move({ eventId, refundId, by: null, step: 'FAIL', because: 'Account closed', tell: true });
      expect(await balance(eventId, 'refunds')).toBe(300_000);
      expect(
        await world.one('SELECT status, attempts, failed_because FROM refund WHERE refund_id = $1', [refundId]),
      ).toEqual({ status: 'FAILED', attempts: attempt, failed_because: 'Account closed' });
      await healthy(order.sale);
    }
    await move({ eventId, refundId, by: null, step: 'SEND' });
    await move({ eventId, refundId, by: null, step: 'CONFIRM' });
    expect(await stateOf(order)).toMatchObject({ status: 'REFUNDED' });
    await move({ eventId, refundId, by: null, step: 'CONFIRM' });
    const mails = (message: string) =>
      world.count(`email_message WHERE message = $1 AND data ->> 'refundId' = $2`, [message, refundId]);
    expect([await mails('refund-failed'), await mails('refund-paid')]).toEqual([2, 1]);
    await healthy(order.sale);
  });

  it('follows ticket by ticket, and the last one empties it', async () => {
    const order = await paidOrder();
    const { eventId } = order.sale;
    for (const ticketId of await firstTickets(order, 3)) {
      const one = await decided(eventId, cancel(order.orderId, { ticketIds: [ticketId], donation: false }));
      await move({ eventId, refundId: one.refundId ?? '', by: null, step: 'SEND' });
      await move({ eventId, refundId: one.refundId ?? '', by: null, step: 'CONFIRM' });
      await healthy(order.sale);
    }
    expect(await stateOf(order)).toMatchObject({ status: 'REFUNDED', state: 'REFUNDED', sold: 0 });
  });

  it('cancels an order that cost nothing in the same way, without a refund', async () => {
    const sale = await world.sale();
    const accountId = await world.buyer();
    const begun = await world.checkout(accountId, sale, [2]);
    const orderId = (begun.ok ? begun.value.order?.userOrderId : undefined) ?? '';
    const [ticketId = ''] = await firstTickets({ sale, orderId }, 1);
    expect(await decided(sale.eventId, cancel(orderId, { ticketIds: [ticketId], donation: false }))).toMatchObject({
      refundId: null,
      orderStatus: 'SUCCESSFUL',
    });
    await healthy(sale);
    expect(await decided(sale.eventId, cancel(orderId, 'ALL'))).toMatchObject({
      refundId: null,
      orderStatus: 'CANCELLED',
    });
    expect(await world.quotaOf(sale)).toMatchObject({ sold: 0 });
    expect(await decide(sale.eventId, cancel(orderId, 'ALL'))).toMatchObject({
      refusal: { because: 'NOTHING_TO_REFUND' },
    });
    await healthy(sale);
  });

  it('leaves an order with a free ticket standing until that is cancelled too', async () => {
    const order = await paidOrder({ types: [{ price: 100_000 }, { price: 0 }] }, 1);
    const { eventId } = order.sale;
    const other = await world.buyer();
    const waiting = await world.waitingForMoney(other, order.sale, [1, 1]);
    await world.pay(waiting.code, 100_000);
    const { user_order_id: orderId } = await world.one<{ user_order_id: string }>(
      'SELECT user_order_id FROM user_order WHERE event_id = $1 AND account_id = $2',
      [eventId, other],
    );
    const paid = await world.one<{ bought_ticket_id: string }>(
      `SELECT bought_ticket_id FROM bought_ticket WHERE user_order_id = $1 AND ticket_type_id = $2`,
      [orderId, order.sale.types[0]?.ticketTypeId],
    );
    const wish = cancel(orderId, { ticketIds: [paid.bought_ticket_id], donation: false });
    expect(await decided(eventId, wish)).toMatchObject({ parts: { tickets: 100_000 }, orderStatus: 'SUCCESSFUL' });
    await healthy(order.sale);
    expect(await decided(eventId, cancel(orderId, 'ALL'))).toMatchObject({ refundId: null, orderStatus: 'CANCELLED' });
    await healthy(order.sale);
  });
});

describe('a refund is refused', () => {
  it('from seven days after the event on, unless the event is cancelled', async () => {
    const own = await saleWorld({}, world.test);
    const order = await paidOrder();
    own.pass(18 * DAY);
    const wish = cancel(order.orderId, 'ALL');
    const late = (asked: AnnouncedRefundWish) =>
      own.database.transaction((tx) => own.decideRefunds(tx, order.sale.eventId, [asked]));
    expect(await late(wish)).toMatchObject([{ refusal: { code: 'REFUND_REFUSED', because: 'WINDOW_OVER' } }]);
    expect(await late({ ...wish, reason: 'EVENT_CANCELLED', of: 'ALL' })).toMatchObject([{ ok: true }]);
  });

  it('for another order’s ticket and for nothing', async () => {
    const [order, other] = [await paidOrder(), await paidOrder()];
    const ticketIds = await firstTickets(other, 1);
    const ask = (of: Extract<AnnouncedRefundWish, { of: unknown }>['of']) =>
      decide(order.sale.eventId, cancel(order.orderId, of));
    expect(await ask({ ticketIds, donation: false })).toMatchObject({ refusal: { because: 'TICKET_NOT_OF_ORDER' } });
    expect(await ask({ ticketIds: [], donation: false })).toMatchObject({ refusal: { because: 'NOTHING_CHOSEN' } });
    expect(await ask({ ticketIds: [], donation: true })).toMatchObject({ refusal: { because: 'NOTHING_TO_REFUND' } });
    expect(await decide(other.sale.eventId, cancel(randomUUID(), 'ALL'))).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
  });

  it('by the table itself, once more would go back than came in', async () => {
    const order = await paidOrder();
    await decided(order.sale.eventId, cancel(order.orderId, 'ALL'));
    await expect(
      world.pool.query('UPDATE payment SET refunded = refunded + 1 WHERE event_id = $1', [order.sale.eventId]),
    ).rejects.toThrow('payment_never_over_refunded');
  });

  it('without disturbing the others of the same transaction', async () => {
    const order = await paidOrder();
    const answers = await world.database.transaction((tx) =>
      world.decideRefunds(tx, order.sale.eventId, [
        cancel(randomUUID(), 'ALL'),
        cancel(order.orderId, 'ALL'),
        cancel(order.orderId, 'ALL'),
      ]),
    );
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code))).toEqual([
      'NOT_FOUND',
      'ok',
      'REFUND_REFUSED',
    ]);
  });
});

describe('a ticket that was used or given away', () => {
  it('is refunded like any other, and both are stated', async () => {
    const order = await paidOrder();
    const [used = '', given = ''] = await firstTickets(order, 2);
    await world.pool.query(
      'UPDATE bought_ticket SET redeem_count = 1, first_redeemed_at = now() WHERE bought_ticket_id = $1',
      [used],
    );
    await world.pool.query(
      `UPDATE bought_ticket SET sender_account_id = account_id, sent_at = now(), sent_before = '{}'
         WHERE bought_ticket_id = $1`,
      [given],
    );
    await decided(order.sale.eventId, cancel(order.orderId, 'ALL'));
    expect(
      await world.one(`SELECT data FROM order_event WHERE user_order_id = $1 AND kind = 'refund-decided'`, [
        order.orderId,
      ]),
    ).toMatchObject({ data: { tickets: 3, checkedIn: 1, given: 1 } });
    expect((await ticketsOf(order)).map(({ status }) => status)).toEqual(['VOID', 'VOID', 'VOID']);
  });
});

describe('money that bought nothing', () => {
  it('a surplus goes back, and the order stands', async () => {
    const order = await paidOrder({}, 2, 230_000);
    const { eventId } = order.sale;
    const { payment_id: paymentId } = await world.one<{ payment_id: string }>(
      'SELECT payment_id FROM payment WHERE event_id = $1',
      [eventId],
    );
    const wish = { key: randomUUID(), orderId: order.orderId, note: null, by: null, tell: true, paymentId } as const;
    expect(await world.find(order.waiting)).toMatchObject({ value: { overpaid: 30_000 } });
    const answer = await decided(eventId, { ...wish, reason: 'SURPLUS', amount: 'ALL' });
    expect(answer).toMatchObject({ parts: { ...NO_MONEY, surplus: 30_000 }, orderStatus: 'SUCCESSFUL' });
    expect(await world.find(order.waiting)).toMatchObject({ value: { overpaid: 0 } });
    await healthy(order.sale);
    await move({ eventId, refundId: answer.refundId ?? '', by: null, step: 'SEND' });
    expect(await balance(eventId, 'refunds')).toBe(0);
    await healthy(order.sale);
  });

  it('a second payment goes back beside the order that stands, and also after that was refunded', async () => {
    const order = await paidOrder();
    const { eventId } = order.sale;
    await world.pay(order.waiting.code, 300_000);
    await healthy(order.sale);
    const whole = await decided(eventId, cancel(order.orderId, 'ALL'));
    expect(totalOf(whole.parts)).toBe(300_000);
    expect(await stateOf(order)).toMatchObject({ status: 'CANCELLED', state: 'REFUND_DUE' });
    await healthy(order.sale);
    const second = await decided(eventId, {
      key: randomUUID(),
      orderId: order.orderId,
      reason: 'SECOND_PAYMENT',
      paymentId: whole.paymentId ?? '',
      amount: 'ALL',
      note: null,
      by: null,
      tell: true,
    });
    expect(second.parts).toEqual({ ...NO_MONEY, late: 300_000 });
    for (const { refundId } of [whole, second])
      for (const step of ['SEND', 'CONFIRM'] as const)
        await move({ eventId, refundId: refundId ?? '', by: null, step });
    expect(await stateOf(order)).toMatchObject({ status: 'REFUNDED', state: 'REFUNDED', refunded: 600_000 });
    await healthy(order.sale);
  });

  it('late money whose buyer chooses a refund has its row, and can be sent', async () => {
    const sale = await world.sale({ types: [{ price: 90_000, capacity: 1 }] });
    const waiting = await world.waitingForMoney(await world.buyer(), sale, [1]);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    await world.hold(await world.buyer(), sale, [1]);
    await world.pay(waiting.code, 90_000);
    await world.chooseLate({ ...waiting, choice: 'REFUND' });
    const { refund_id: refundId, ...refund } = await world.one<{ refund_id: string }>(
      'SELECT refund_id, reason, status, late, refund_key FROM refund WHERE event_id = $1',
      [sale.eventId],
    );
    expect(refund).toMatchObject({ reason: 'LATE_MONEY', status: 'DECIDED', late: 90_000 });
    await healthy(sale);
    const { eventId } = sale;
    for (const step of ['SEND', 'CONFIRM'] as const) await move({ eventId, refundId, by: null, step });
    expect(
      await world.one(
        'SELECT o.status, p.state FROM user_order o JOIN payment p USING (event_id, checkout_session_id) WHERE event_id = $1',
        [eventId],
      ),
    ).toEqual({ status: 'REFUNDED', state: 'REFUNDED' });
    await healthy(sale);
  });
});

describe('an order that waits for approval', () => {
  it('is refunded when declined: its places are free and no ticket was issued', async () => {
    const order = await paidOrder({ approval: true });
    expect(await stateOf(order)).toMatchObject({ status: 'REQUIRED_APPROVAL', sold: 3 });
    await decided(order.sale.eventId, { ...cancel(order.orderId, 'ALL'), reason: 'APPROVAL_DECLINED', of: 'ALL' });
    expect(await stateOf(order)).toMatchObject({ status: 'REFUNDED', state: 'REFUND_DUE', sold: 0 });
    await healthy(order.sale);
  });

  it('is withdrawn by its buyer, and its money is owed', async () => {
    const order = await paidOrder({ approval: true });
    await decided(order.sale.eventId, {
      ...cancel(order.orderId, 'ALL'),
      reason: 'APPROVAL_DECLINED',
      of: 'ALL',
      status: 'WITHDRAWN',
    });
    expect(await stateOf(order)).toMatchObject({ status: 'WITHDRAWN', state: 'REFUND_DUE', sold: 0 });
    await healthy(order.sale);
  });
});
