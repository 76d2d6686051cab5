import { beforeAll, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

const refundOwed = () => world.refundOwed();
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

const late = async () => {
  const { sale, order } = await paying();
  world.pass(HOUR);
  await world.releaseDue();
  const other = await world.waitingForMoney(await world.buyer(), sale, [1]);
  await world.pay(other.code, 200_000);
  await world.pay(order.code, 200_000);
  return { sale, order };
};

it('late money without a choice is refunded on the seventh day, not before, with one email', async () => {
  const { sale } = await late();
  world.pass(7 * DAY - MINUTE);
  await refundOwed();
  expect(await refunds(sale)).toEqual([]);
  world.pass(MINUTE);
  await refundOwed();
  expect(await refundOwed()).toBe(0);
  expect(await refunds(sale)).toEqual([{ reason: 'LATE_MONEY', amount: 200_000 }]);
  expect(await told(sale)).toBe(1);
  await isWhole(sale);
});

it('late money without a choice is asked about once more after two days, and not once its buyer chose', async () => {
  const chosen = await late();
  const { sale } = await late();
  await world.chooseLate({ ...chosen.order, choice: 'WAIT' });
  const reminders = (of: Sale) =>
    world.count(`email_message WHERE message = 'late-money-reminder' AND data ->> 'eventId' = $1`, [
      String(of.eventId),
    ]);
  world.pass(2 * DAY - MINUTE);
  await world.remindLate();
  expect(await reminders(sale)).toBe(0);
  world.pass(MINUTE);
  await world.remindLate();
  world.pass(DAY);
  await world.remindLate();
  expect([await reminders(sale), await reminders(chosen.sale)]).toEqual([1, 0]);
  world.pass(4 * DAY);
  await refundOwed();
  expect(await refunds(sale)).toEqual([{ reason: 'LATE_MONEY', amount: 200_000 }]);
});

it('short money is told with how much is missing, and refunded once its hold ends', async () => {
  const { sale, order } = await paying();
  await world.pay(order.code, 150_000);
  const asked = (
    await world.pool.query(`SELECT data FROM email_message WHERE message = 'part-paid' AND data ->> 'eventId' = $1`, [
      String(sale.eventId),
    ])
  ).rows;
  expect(asked).toMatchObject([{ data: { received: 150_000 } }]);
  await refundOwed();
  expect(await refunds(sale)).toEqual([]);
  world.pass(46 * MINUTE);
  await world.releaseDue();
  await refundOwed();
  expect(await refundOwed()).toBe(0);
  expect(await refunds(sale)).toEqual([{ reason: 'LATE_MONEY', amount: 150_000 }]);
  expect(await told(sale)).toBe(1);
  await isWhole(sale);
});

it.each([
  ['an event', 'NULL'],
  ['a session', 'section_event_id'],
])('late money of %s that is cancelled is refunded at once, but not while that can be undone', async (_what, which) => {
  const { sale, order } = await paying();
  world.pass(HOUR);
  await world.releaseDue();
  const cancelled = (state: string) =>
    world.pool.query(
      `INSERT INTO event_cancellation (event_id, event_cancellation_id, section_event_id, state, reason, planned_by,
         planned_at, begins_at)
       SELECT event_id, gen_random_uuid(), ${which}, $2, 'Storm', gen_random_uuid(), now(), now() FROM section_event
       WHERE event_id = $1 AND section_event_id = $3
       ON CONFLICT (event_id, coalesce(section_event_id, 0)) WHERE state <> 'UNDONE' DO UPDATE SET state = $2`,
      [sale.eventId, state, sale.sectionEventId],
    );
  await world.pool.query(
    'UPDATE section_event SET cancelled_at = now() WHERE event_id = $1 AND section_event_id = $2',
    [sale.eventId, sale.sectionEventId],
  );
  await cancelled('PLANNED');
  await world.pay(order.code, 200_000);
  expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(0);
  await refundOwed();
  expect(await refunds(sale)).toEqual([]);
  await cancelled('RUNNING');
  await refundOwed();
  expect(await refunds(sale)).toEqual([{ reason: 'LATE_MONEY', amount: 200_000 }]);
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
