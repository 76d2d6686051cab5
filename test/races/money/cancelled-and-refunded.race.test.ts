import { expect, it } from 'vitest';
import { UNDO_WINDOW } from '#domain/event/cancellation.ts';
import { writeRefundSecret } from '#server/money/refund-link.ts';
import { saleWorld } from '../sale-world.ts';
import { eventHands } from './event-hands.ts';

const ORDERS = 200;
const PRICE = 90_000;
const AT_ONCE = 20;

async function forEach<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map(act));
}

it('an event with 200 paid orders, cancelled by a job that is killed, tells each buyer once and pays each back once', {
  timeout: 300_000,
}, async () => {
  const world = await saleWorld();
  const hands = eventHands(world);
  const [organiser, accountant] = [await world.buyer(), await world.buyer()];
  const sale = await world.sale({ types: [{ price: PRICE, capacity: ORDERS }] });
  const { eventId } = sale;
  await forEach([...Array(ORDERS).keys()], async () => {
    const { code, amount } = await world.waitingForMoney(await world.buyer(), sale, [1]);
    await world.pay(code, amount);
  });
  const paid = `user_order WHERE event_id = $1 AND status = 'SUCCESSFUL'`;
  expect(await world.count(paid, [eventId])).toBe(ORDERS);

  expect((await hands.cancel(sale, null, organiser)).ok).toBe(true);
  world.pass(UNDO_WINDOW);
  await hands.carryOut(sale, 4);
  await hands.carryOut(sale, null);
  const mails = `email_message WHERE message = 'event-cancelled' AND data ->> 'eventId' = $1::int::text`;
  expect(await world.count(mails, [eventId])).toBe(ORDERS);
  expect(await world.one(`SELECT count(DISTINCT recipient)::int AS people FROM ${mails}`, [eventId])).toEqual({
    people: ORDERS,
  });

  const { rows: refunds } = await world.pool.query<{ refundId: string; code: string; amount: number }>(
    `SELECT refund_id AS "refundId", transfer_code AS code, tickets::int AS amount FROM refund WHERE event_id = $1`,
    [eventId],
  );
  expect(refunds.map(({ amount }) => amount)).toEqual(Array.from({ length: ORDERS }, () => PRICE));
  const account = { bin: '970436', number: '0071000123456', holder: 'Nguyễn Thị Lan' };
  await forEach(refunds, async ({ refundId, code, amount }) => {
    const refund = { eventId, refundId };
    await world.nameRefundAccount(writeRefundSecret(world.keyring, refund), account);
    const payout = await world.payouts.find(refund);
    if (payout?.accountAt == null) throw new Error('No account');
    const [marked] = await world.sendRefunds([{ ...refund, accountAt: payout.accountAt }], accountant);
    expect(marked?.result.ok).toBe(true);
    const transfer = world.transferOf(`MBVCB.1.${code}.CT tu VEMOI`, amount, { direction: 'out' });
    await world.receive(transfer);
    await world.receive(transfer);
  });
  expect(
    await world.one(
      `SELECT (SELECT array_agg(DISTINCT status) FROM user_order WHERE event_id = $1) AS orders,
         (SELECT array_agg(DISTINCT status) FROM refund WHERE event_id = $1) AS refunds,
         (SELECT array_agg(DISTINCT state) FROM payment WHERE event_id = $1) AS payments,
         (SELECT sum(sold)::int FROM quota WHERE event_id = $1) AS sold`,
      [eventId],
    ),
  ).toEqual({ orders: ['REFUNDED'], refunds: ['CONFIRMED'], payments: ['REFUNDED'], sold: 0 });
  expect(await world.integrity(eventId)).toMatchObject({ healthy: true, faults: [] });
  expect(world.failures).toEqual([]);
});
