import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

const world: SaleWorld = await saleWorld();

async function paying(used: number, more: { readonly balance?: number; readonly donations?: boolean } = {}) {
  const lan = await world.buyer();
  await world.givePoints(lan, more.balance ?? 100_000);
  const sale = await world.sale({ donations: more.donations ?? false, types: [{ price: 100_000 }] });
  const transfer = await world.waitingForMoney(lan, sale, [2], { points: used });
  return { lan, sale, ...transfer };
}
const refund = async (sale: Sale, orderId: string, of: 'ALL' | readonly string[]) => {
  const wish = {
    key: randomUUID(),
    orderId,
    note: null,
    by: null,
    tell: true,
    reason: 'ORDER_CANCELLED' as const,
    of: of === 'ALL' ? of : { ticketIds: of, donation: false },
  };
  const [decided] = await world.database.transaction((tx) => world.decideRefunds(tx, sale.eventId, [wish]));
  if (decided?.ok !== true) throw new Error(decided?.refusal.code);
  return decided.value;
};
const orderOf = (sale: Sale) =>
  world.one<{ readonly id: string; readonly price: number; readonly points: number; readonly status: string }>(
    'SELECT user_order_id AS id, price, points, status FROM user_order WHERE event_id = $1',
    [sale.eventId],
  );
const ticketsOf = async (sale: Sale): Promise<readonly string[]> =>
  (
    await world.pool.query<{ readonly id: string }>(
      'SELECT bought_ticket_id AS id FROM bought_ticket WHERE event_id = $1 ORDER BY position',
      [sale.eventId],
    )
  ).rows.map(({ id }) => id);
const healthy = async (sale: Sale) =>
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
const stateOfHold = async (accountId: AccountId) =>
  (await world.one<{ readonly state: string }>('SELECT state FROM points_hold WHERE account_id = $1', [accountId]))
    .state;

describe('points of an order', () => {
  it('are held while it is paid, spent when it is sold, and pay the event what they are worth', async () => {
    const { lan, sale, code, amount } = await paying(60_000);
    expect(amount).toBe(140_000);
    expect(await world.pointsOf(lan)).toBe(40_000);
    await world.pay(code, amount);
    expect(await orderOf(sale)).toMatchObject({ price: 200_000, points: 60_000, status: 'SUCCESSFUL' });
    await healthy(sale);
    expect(await world.endPointsHolds()).toBe(1);
    expect(await world.endPointsHolds()).toBe(0);
    expect([await stateOfHold(lan), await world.pointsOf(lan)]).toEqual(['SPENT', 40_000]);
    await healthy(sale);
  });

  it('are free again once it ran out unpaid', async () => {
    const { lan, sale } = await paying(60_000);
    world.pass(6 * HOUR);
    await world.releaseDue();
    await world.endPointsHolds();
    expect([await stateOfHold(lan), await world.pointsOf(lan)]).toEqual(['RELEASED', 100_000]);
    await healthy(sale);
  });

  it('are free again where the process died before the payment began', async () => {
    const lan = await world.buyer();
    await world.givePoints(lan, 100_000);
    const sale = await world.sale({ types: [{ price: 100_000 }] });
    const opened = await world.checkout(lan, sale, [2], { points: 60_000 });
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { checkoutSessionId } = opened.value;
    await world.holdPoints({ accountId: lan, checkoutSessionId, eventId: sale.eventId, points: points(60_000) });
    expect([await world.endPointsHolds(), await world.pointsOf(lan)]).toEqual([0, 40_000]);
    await world.giveUp({ accountId: lan, eventId: sale.eventId, checkoutSessionId });
    world.pass(2 * MINUTE);
    expect([await world.endPointsHolds(), await world.pointsOf(lan)]).toEqual([1, 100_000]);
    await healthy(sale);
  });

  it('that a sold order uses and no account holds are found by the check of the books', async () => {
    const { lan, sale, code, amount, checkoutSessionId } = await paying(60_000);
    await world.pay(code, amount);
    await world.test.asOwner(`UPDATE points_hold SET state = 'RELEASED' WHERE account_id = $1`, [lan]);
    expect(await world.integrity(sale.eventId)).toMatchObject({
      healthy: false,
      faults: [{ check: 'LEDGER_POINTS', subject: checkoutSessionId, expected: 60_000, found: 0 }],
    });
  });

  it('are asked for in vain where the balance or half of the tickets is less', async () => {
    const lan = await world.buyer();
    await world.givePoints(lan, 60_000);
    const sale = await world.sale({ types: [{ price: 100_000 }] });
    expect(await world.checkout(lan, sale, [1], { points: 50_001 })).toMatchObject({
      refusal: { code: 'INVALID_INPUT', field: 'points', problem: { kind: 'TOO_LARGE', max: 50_000 } },
    });
    expect(await world.checkout(lan, sale, [2], { points: 60_001 })).toMatchObject({
      refusal: { code: 'BALANCE_TOO_LOW', unit: 'POINT', missing: 1 },
    });
    expect(await world.checkout(lan, sale, [1], { points: 50_000, shownPrice: 50_001 })).toMatchObject({
      refusal: { code: 'PRICE_CHANGED', price: 50_000 },
    });
  });

  it('do not pay for a donation', async () => {
    const lan = await world.buyer();
    await world.givePoints(lan, 200_000);
    const sale = await world.sale({ donations: true, types: [{ price: 100_000 }] });
    const { sectionEventId } = sale;
    await world.saveDonation({ accountId: lan, sectionEventId, amount: dong(300_000), message: null });
    expect(await world.checkout(lan, sale, [1], { points: 50_001 })).toMatchObject({
      refusal: { code: 'INVALID_INPUT', field: 'points', problem: { max: 50_000 } },
    });
    const transfer = await world.waitingForMoney(lan, sale, [1], { points: 50_000 });
    expect(transfer.amount).toBe(350_000);
    await world.pay(transfer.code, transfer.amount);
    const order = await orderOf(sale);
    const answer = await refund(sale, order.id, 'ALL');
    expect(answer).toMatchObject({ parts: { tickets: 100_000, donation: 300_000 }, points: 50_000 });
    await world.endPointsHolds();
    expect(await world.pointsOf(lan)).toBe(200_000);
    await healthy(sale);
  });
});

describe('what an order earns', () => {
  it('is counted on its money alone, before and after a refund', async () => {
    const { lan, sale, code, amount } = await paying(60_000);
    const pending = async () =>
      (
        await world.one<{ readonly amount: number }>(
          'SELECT amount FROM reward WHERE account_id = $1 AND event_id = $2',
          [lan, sale.eventId],
        )
      ).amount;
    await world.pay(code, amount);
    await world.followEarnings();
    expect(await pending()).toBe(7_000);
    const order = await orderOf(sale);
    const [first = ''] = await ticketsOf(sale);
    await refund(sale, order.id, [first]);
    await world.followEarnings();
    expect(await pending()).toBe(3_500);
  });
});

describe('a refund of an order that points paid for a part of', () => {
  it('gives points back as points and money as money, in the proportion that paid', async () => {
    const { lan, sale, code, amount } = await paying(60_000);
    await world.pay(code, amount);
    await world.endPointsHolds();
    const order = await orderOf(sale);
    const [first = ''] = await ticketsOf(sale);
    expect(await refund(sale, order.id, [first])).toMatchObject({ parts: { tickets: 100_000 }, points: 30_000 });
    expect(await world.pointsOf(lan)).toBe(70_000);
    await healthy(sale);
    expect(await refund(sale, order.id, 'ALL')).toMatchObject({ parts: { tickets: 100_000 }, points: 30_000 });
    expect(await world.pointsOf(lan)).toBe(100_000);
    expect(await orderOf(sale)).toMatchObject({ status: 'CANCELLED' });
    const { rows } = await world.pool.query<{ readonly amount: number }>(
      `SELECT (data->>'amount')::int AS amount FROM email_message WHERE message = 'refund-due'
         AND (data->>'eventId')::int = $1`,
      [sale.eventId],
    );
    expect(rows.map((row) => row.amount)).toEqual([70_000, 70_000]);
    await healthy(sale);
  });
});
