import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { ApprovalAnswer } from '#domain/ticket/approval.ts';
import { AnswerApproval } from '#server/sale/answer-approval.ts';
import { AnswerRegistrations } from '#server/sale/answer-registrations.ts';
import { DeclineDueRegistrations } from '#server/sale/decline-due-registrations.ts';
import { DeclinePaidOrder } from '#server/sale/decline-paid-order.ts';
import { makePostgresApprovalBook } from '#server/sale/postgres/postgres-approval-book.ts';
import { postgresRefundBook } from '#server/sale/postgres/postgres-refund-book.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

let world: SaleWorld;
let organiser: AccountId;
beforeAll(async () => {
  world = await saleWorld();
  organiser = await world.buyer();
});

const book = () => makePostgresApprovalBook(world.pool);
const answerApproval = () =>
  AnswerApproval.make({
    desk: world.desk,
    reader: world.reader,
    approvals: book(),
    declinePaid: DeclinePaidOrder.make({
      transact: world.database,
      book: postgresRefundBook,
      approvals: book(),
      decideRefunds: world.decideRefunds,
      announce: () => undefined,
      outbox: world.outbox,
    }),
  });

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const declineDue = (answers = answerApproval()) =>
  DeclineDueRegistrations.make({ approvals: book(), answer: answers, clock: { now: world.now }, log: silent });

async function registered(sale: Sale, quantity = 1) {
  const buyer = await world.buyer();
  const begun = await world.checkout(buyer, sale, [quantity]);
  if (!begun.ok || begun.value.order === null) throw new Error('No order');
  return { buyer, orderId: begun.value.order.userOrderId };
}

const answer = (sale: Sale, orderId: string, answer: ApprovalAnswer, by: AccountId | null = organiser) =>
  answerApproval()({ eventId: sale.eventId, orderId, answer, by, message: null });

const statusOf = async (sale: Sale, orderId: string) =>
  (
    await world.one<{ status: string }>('SELECT status FROM user_order WHERE event_id = $1 AND user_order_id = $2', [
      sale.eventId,
      orderId,
    ])
  ).status;
const ticketsOf = (sale: Sale) => world.count('bought_ticket WHERE event_id = $1', [sale.eventId]);
const mails = async (sale: Sale) =>
  (
    await world.pool.query<{ message: string }>(
      `SELECT message FROM email_message WHERE data ->> 'eventId' = $1 ORDER BY message`,
      [String(sale.eventId)],
    )
  ).rows.map((row) => row.message);
const isWhole = async (sale: Sale, sold: number) => {
  expect(await world.quotaOf(sale)).toMatchObject({ sold, reserved: 0 });
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
};

describe('an order that waits for approval', () => {
  it('gets its tickets and one email when approved, once however often and by whom at once [S4-15]', async () => {
    const sale = await world.sale({ approval: true });
    const { buyer, orderId } = await registered(sale, 2);
    const other = await world.buyer();
    const answers = await Promise.all([
      answer(sale, orderId, 'APPROVE'),
      answer(sale, orderId, 'APPROVE', other),
      answer(sale, orderId, 'APPROVE'),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await answer(sale, orderId, 'APPROVE')).toEqual({ ok: true, value: null });
    expect(await statusOf(sale, orderId)).toBe('SUCCESSFUL');
    expect(await ticketsOf(sale)).toBe(2);
    expect(await mails(sale)).toEqual(['registration-approved', 'registration-pending']);
    const named = await world.one<{ email: string }>('SELECT DISTINCT email FROM bought_ticket WHERE event_id = $1', [
      sale.eventId,
    ]);
    expect(named.email).toBe(`${buyer}@example.test`);
    await isWhole(sale, 2);
  });

  it('gives its places back and is REFUNDED when declined; a different answer is told so', async () => {
    const sale = await world.sale({ approval: true });
    const { orderId } = await registered(sale);
    const declined = await answerApproval()({
      eventId: sale.eventId,
      orderId,
      answer: 'DECLINE',
      by: organiser,
      message: 'Hết chỗ rồi',
    });
    expect(declined).toEqual({ ok: true, value: null });
    expect(await answer(sale, orderId, 'APPROVE')).toEqual({ ok: false, refusal: { code: 'ANSWERED_OTHERWISE' } });
    expect(await answer(sale, orderId, 'WITHDRAW')).toEqual({ ok: false, refusal: { code: 'ANSWERED_OTHERWISE' } });
    expect(await statusOf(sale, orderId)).toBe('REFUNDED');
    expect(await book().approval({ eventId: sale.eventId, userOrderId: orderId })).toMatchObject({
      ended: 'DECLINED',
      message: 'Hết chỗ rồi',
    });
    expect(await ticketsOf(sale)).toBe(0);
    expect(await mails(sale)).toEqual(['registration-declined', 'registration-pending']);
    await isWhole(sale, 0);
  });

  it('ends one way where its buyer withdraws while the organiser approves', async () => {
    const sale = await world.sale({ approval: true });
    const rounds = await Promise.all(Array.from({ length: 12 }, () => registered(sale)));
    const answers = await Promise.all(
      rounds.flatMap(({ buyer, orderId }, at) => {
        const both = [() => answer(sale, orderId, 'APPROVE'), () => answer(sale, orderId, 'WITHDRAW', buyer)];
        return (at % 2 === 0 ? both : both.toReversed()).map((one) => one());
      }),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(rounds.length);
    const statuses = await Promise.all(rounds.map(({ orderId }) => statusOf(sale, orderId)));
    const approved = statuses.filter((status) => status === 'SUCCESSFUL').length;
    expect(statuses.filter((status) => status === 'WITHDRAWN')).toHaveLength(rounds.length - approved);
    expect(await ticketsOf(sale)).toBe(approved);
    await isWhole(sale, approved);
  });

  it('is withdrawn by its buyer, of which the organiser is told once', async () => {
    const sale = await world.sale({ approval: true });
    await world.pool.query('UPDATE event SET owner_account_id = $2 WHERE event_id = $1', [sale.eventId, organiser]);
    const { buyer, orderId } = await registered(sale);
    for (const _again of [1, 2])
      expect(await answer(sale, orderId, 'WITHDRAW', buyer)).toEqual({ ok: true, value: null });
    expect(await answer(sale, orderId, 'APPROVE')).toEqual({ ok: false, refusal: { code: 'ORDER_GIVEN_UP' } });
    expect(await mails(sale)).toEqual(['registration-pending', 'registration-withdrawn']);
    const told = await world.one<{ recipient: string }>(
      `SELECT recipient FROM email_message WHERE message = 'registration-withdrawn' AND data ->> 'eventId' = $1`,
      [String(sale.eventId)],
    );
    expect(told.recipient).toBe(`${organiser}@example.test`);
    await isWhole(sale, 0);
  });

  it('is answered in bulk, two hundred at once, beside one that is gone', async () => {
    const sale = await world.sale({ approval: true, types: [{ capacity: 300 }] });
    const orders: string[] = [];
    for (let round = 0; round < 10; round += 1)
      orders.push(...(await Promise.all(Array.from({ length: 20 }, () => registered(sale)))).map((one) => one.orderId));
    const [gone = ''] = orders;
    await answer(sale, gone, 'DECLINE');
    const answers = await AnswerRegistrations.make({ answer: answerApproval() })({
      eventId: sale.eventId,
      orderIds: orders,
      answer: 'APPROVE',
      by: organiser,
      message: null,
    });
    expect(answers.filter(({ result }) => result.ok)).toHaveLength(199);
    expect(answers.find(({ orderId }) => orderId === gone)?.result).toEqual({
      ok: false,
      refusal: { code: 'ANSWERED_OTHERWISE' },
    });
    expect(await ticketsOf(sale)).toBe(199);
    await isWhole(sale, 199);
  });

  it('is declined by the deadline, not before, and once', async () => {
    const sale = await world.sale({ approval: true });
    await world.pool.query('UPDATE event SET approval_days = 3 WHERE event_id = $1', [sale.eventId]);
    const { orderId } = await registered(sale);
    const decline = declineDue();
    world.pass(3 * DAY - MINUTE);
    await decline();
    expect(await statusOf(sale, orderId)).toBe('REQUIRED_APPROVAL');
    world.pass(MINUTE);
    await decline();
    expect(await decline()).toBe(0);
    expect(await statusOf(sale, orderId)).toBe('REFUNDED');
    expect(await mails(sale)).toEqual(['registration-declined', 'registration-pending']);
    await isWhole(sale, 0);
  });

  it('is not asked for again by the deadline once its order ended in another way', async () => {
    const sale = await world.sale({ approval: true });
    const orders = await Promise.all([1, 2, 3].map(() => registered(sale)));
    const ends = [
      ['SUCCESSFUL', 'APPROVED'],
      ['WITHDRAWN', 'WITHDRAWN'],
      ['CANCELLED', 'CANCELLED'],
    ] as const;
    for (const [at, { orderId }] of orders.entries())
      await world.pool.query('UPDATE user_order SET status = $2 WHERE user_order_id = $1', [orderId, ends[at]?.[0]]);
    world.pass(7 * DAY);
    const decline = declineDue();
    expect(await decline()).toBe(0);
    for (const [at, { orderId }] of orders.entries()) {
      const approval = await book().approval({ eventId: sale.eventId, userOrderId: orderId });
      expect(approval).toMatchObject({ ended: ends[at]?.[1] });
    }
  });

  it.each([
    ['refused', () => Promise.resolve(refused({ code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' } as const))],
    ['broken', () => Promise.reject(new Error('broken'))],
  ])('whose answer by the deadline is %s waits an hour, so that it holds up no other', async (_how, fails) => {
    const sale = await world.sale({ approval: true });
    const { orderId } = await registered(sale);
    world.pass(7 * DAY);
    expect(await declineDue(fails)()).toBe(1);
    expect(await declineDue()()).toBe(0);
    world.pass(HOUR);
    expect(await declineDue()()).toBe(1);
    expect(await statusOf(sale, orderId)).toBe('REFUNDED');
  });

  it('waits anew, with a deadline of its own, where it was ended before and money came for it', async () => {
    const sale = await world.sale({ approval: true, types: [{ price: 90_000 }] });
    const order = await world.waitingForMoney(await world.buyer(), sale, [1]);
    const { userOrderId } = await world.one<{ userOrderId: string }>(
      `INSERT INTO order_approval (event_id, user_order_id, asked_at, due_at, ended, ended_at, message)
       SELECT event_id, user_order_id, now() - interval '9 days', now() - interval '2 days', 'CANCELLED', now(), 'Once'
       FROM user_order WHERE event_id = $1 RETURNING user_order_id AS "userOrderId"`,
      [sale.eventId],
    );
    world.pass(HOUR);
    await world.releaseDue();
    await world.pay(order.code, 90_000);
    expect(await statusOf(sale, userOrderId)).toBe('REQUIRED_APPROVAL');
    const approval = await book().approval({ eventId: sale.eventId, userOrderId });
    expect(approval).toMatchObject({ ended: null, endedAt: null, message: null });
    expect(approval?.dueAt).toBeGreaterThan(world.now());
  });

  it('is not a matter of approval where the event asks for none', async () => {
    const sale = await world.sale();
    const { orderId } = await registered(sale);
    expect(await answer(sale, orderId, 'DECLINE')).toEqual({ ok: false, refusal: { code: 'NO_APPROVAL_NEEDED' } });
    await isWhole(sale, 1);
  });
});

describe('a free order with a paid donation', () => {
  async function donated() {
    const sale = await world.sale({ approval: true, donations: true });
    const buyer = await world.buyer();
    await world.saveDonation({
      accountId: buyer,
      sectionEventId: sale.sectionEventId,
      amount: dong(50_000),
      message: null,
    });
    const order = await world.waitingForMoney(buyer, sale, [1]);
    await world.pay(order.code, 50_000);
    const { id } = await world.one<{ id: string }>('SELECT user_order_id AS id FROM user_order WHERE event_id = $1', [
      sale.eventId,
    ]);
    expect(await statusOf(sale, id)).toBe('REQUIRED_APPROVAL');
    return { sale, buyer, orderId: id };
  }
  const refunds = async (sale: Sale) =>
    (
      await world.pool.query(
        'SELECT reason, status, donation, tickets, decided_by AS by FROM refund WHERE event_id = $1',
        [sale.eventId],
      )
    ).rows;
  const owed = { reason: 'APPROVAL_DECLINED', status: 'DECIDED', donation: 50_000, tickets: 0 };

  it('keeps its donation and gets its ticket when approved', async () => {
    const { sale, orderId } = await donated();
    expect(await answer(sale, orderId, 'APPROVE')).toEqual({ ok: true, value: null });
    expect([await statusOf(sale, orderId), await ticketsOf(sale), await refunds(sale)]).toEqual(['SUCCESSFUL', 1, []]);
    await isWhole(sale, 1);
  });

  it('gets its donation back when declined, once, with one email, and is asked where to send it', async () => {
    const { sale, orderId } = await donated();
    const answers = await Promise.all([1, 2, 3].map(() => answer(sale, orderId, 'DECLINE')));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect([await statusOf(sale, orderId), await refunds(sale)]).toEqual(['REFUNDED', [{ ...owed, by: organiser }]]);
    expect(await mails(sale)).toEqual(['bank-transfer-waiting', 'registration-declined', 'registration-pending']);
    expect(await book().approval({ eventId: sale.eventId, userOrderId: orderId })).toMatchObject({ ended: 'DECLINED' });
    await world.askForRefundAccounts();
    expect((await mails(sale)).filter((message) => message === 'refund-account')).toHaveLength(1);
    await isWhole(sale, 0);
  });

  it('gets its donation back when its buyer withdraws, or when nobody answers', async () => {
    const [first, second] = [await donated(), await donated()];
    expect(await answer(first.sale, first.orderId, 'WITHDRAW', first.buyer)).toEqual({ ok: true, value: null });
    expect(await statusOf(first.sale, first.orderId)).toBe('WITHDRAWN');
    expect(await refunds(first.sale)).toEqual([{ ...owed, by: first.buyer }]);
    world.pass(7 * DAY);
    await declineDue()();
    expect(await statusOf(second.sale, second.orderId)).toBe('REFUNDED');
    expect(await refunds(second.sale)).toEqual([{ ...owed, by: null }]);
    await isWhole(first.sale, 0);
    await isWhole(second.sale, 0);
  });

  it('ends one way where it is approved and declined at once', async () => {
    const rounds = await Promise.all(Array.from({ length: 6 }, donated));
    const answers = await Promise.all(
      rounds.flatMap(({ sale, orderId }) => [answer(sale, orderId, 'APPROVE'), answer(sale, orderId, 'DECLINE')]),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(rounds.length);
    for (const { sale, orderId } of rounds) {
      const approved = (await statusOf(sale, orderId)) === 'SUCCESSFUL';
      expect([await ticketsOf(sale), (await refunds(sale)).length]).toEqual(approved ? [1, 0] : [0, 1]);
      await isWhole(sale, approved ? 1 : 0);
    }
  });
});
