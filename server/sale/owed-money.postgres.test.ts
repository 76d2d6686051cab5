import { beforeAll, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { makePostgresOwedMoney } from '#server/sale/postgres/postgres-owed-money.ts';
import { RefundOwedMoney } from '#server/sale/refund-owed-money.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

const refundOwed = () =>
  RefundOwedMoney.make({
    search: makePostgresOwedMoney(world.pool),
    transact: world.database,
    decideRefunds: world.decideRefunds,
    announce: () => undefined,
    clock: { now: world.now },
  })();
const refunds = async ({ eventId }: Sale) =>
  (
    await world.pool.query(
      'SELECT reason, (tickets + donation + late + surplus)::int AS amount FROM refund WHERE event_id = $1 ORDER BY reason',
      [eventId],
    )
  ).rows;
const told = async ({ eventId }: Sale) =>
  world.count(`email_message WHERE message = 'refund-due' AND data ->> 'eventId' = $1`, [String(eventId)]);
const paying = async () => {
  const sale = await world.sale({ types: [{ price: 200_000, capacity: 1 }] });
  return { sale, order: await world.waitingForMoney(await world.buyer(), sale, [1]) };
};
const isWhole = async (sale: Sale) => expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });

it.each([
  ['late money that found no place', 200_000],
  ['short money that was never completed', 150_000],
])('%s is refunded on the seventh day without a choice, not before, with one email', async (_what, amount) => {
  const { sale, order } = await paying();
  world.pass(HOUR);
  await world.releaseDue();
  const other = await world.waitingForMoney(await world.buyer(), sale, [1]);
  await world.pay(other.code, 200_000);
  await world.pay(order.code, amount);
  world.pass(7 * DAY - MINUTE);
  await refundOwed();
  expect(await refunds(sale)).toEqual([]);
  world.pass(MINUTE);
  await refundOwed();
  expect(await refundOwed()).toBe(0);
  expect(await refunds(sale)).toEqual([{ reason: 'LATE_MONEY', amount }]);
  expect(await told(sale)).toBe(1);
  await isWhole(sale);
});

it('late money whose buyer waits for places is not refunded meanwhile', async () => {
  const { sale, order } = await paying();
  world.pass(HOUR);
  await world.releaseDue();
  const other = await world.waitingForMoney(await world.buyer(), sale, [1]);
  await world.pay(other.code, 200_000);
  await world.pay(order.code, 200_000);
  await world.chooseLate({ ...order, choice: 'WAIT' });
  world.pass(8 * DAY);
  await refundOwed();
  expect(await refunds(sale)).toEqual([]);
  await isWhole(sale);
});

it('a surplus goes back at once, and so does a second payment, each once', async () => {
  const { sale, order } = await paying();
  await world.pay(order.code, 250_000);
  await refundOwed();
  await refundOwed();
  expect(await refunds(sale)).toEqual([{ reason: 'SURPLUS', amount: 50_000 }]);
  await world.pay(order.code, 200_000);
  await refundOwed();
  expect(await refundOwed()).toBe(0);
  expect(await refunds(sale)).toEqual([
    { reason: 'SECOND_PAYMENT', amount: 200_000 },
    { reason: 'SURPLUS', amount: 50_000 },
  ]);
  expect(await told(sale)).toBe(2);
  expect(await world.one('SELECT status FROM user_order WHERE event_id = $1', [sale.eventId])).toEqual({
    status: 'SUCCESSFUL',
  });
  await isWhole(sale);
});
