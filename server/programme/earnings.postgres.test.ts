import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

const world: SaleWorld = await saleWorld();

async function soldBy(owner: AccountId | undefined, price = 200_000): Promise<Sale> {
  return world.sale({ ...(owner === undefined ? {} : { owner }), donations: true, types: [{ price }] });
}
async function bought(buyer: AccountId, sale: Sale, tickets = 2): Promise<string> {
  const waiting = await world.waitingForMoney(buyer, sale, [tickets]);
  await world.pay(waiting.code, waiting.amount);
  const { id } = await world.one<{ id: string }>(
    'SELECT user_order_id AS id FROM user_order WHERE event_id = $1 AND checkout_session_id = $2',
    [sale.eventId, waiting.checkoutSessionId],
  );
  await world.followEarnings();
  return id;
}
const refund = async (sale: Sale, orderId: string, ticketIds: readonly string[] | null) => {
  const wish = {
    key: randomUUID(),
    orderId,
    note: null,
    by: null,
    tell: false,
    reason: 'ORDER_CANCELLED' as const,
    of: ticketIds === null ? ('ALL' as const) : { ticketIds, donation: false },
  };
  const [decided] = await world.database.transaction((tx) => world.decideRefunds(tx, sale.eventId, [wish]));
  expect(decided?.ok).toBe(true);
  await world.followEarnings();
};
const HOLDING = `SELECT coalesce(sum(CASE $2 WHEN credit_account THEN amount WHEN debit_account THEN -amount ELSE 0 END), 0)
  ::bigint AS amount FROM ledger_line WHERE book = 'ACCOUNT' AND book_id = $1 AND currency = $3`;
const held = async (holder: string, account: string, currency: 'VND' | 'POINT'): Promise<number> =>
  (await world.one<{ amount: number }>(HOLDING, [holder, account, currency])).amount;
const ticketsOf = async (sale: Sale) =>
  (
    await world.pool.query<{ id: string }>(
      'SELECT bought_ticket_id AS id FROM bought_ticket WHERE event_id = $1 ORDER BY position',
      [sale.eventId],
    )
  ).rows.map(({ id }) => id);
const afterTheWindow = async () => {
  world.pass(19 * DAY);
  await world.matureEarnings();
};

describe('an order that was paid', () => {
  it('earns its buyer points and who referred the seller dong, pending until the refund window is over', async () => {
    const friend = await world.buyer();
    const seller = await world.buyer(friend);
    const buyer = await world.buyer();
    const sale = await soldBy(seller);
    await bought(buyer, sale);
    await world.matureEarnings();
    expect([await held(buyer, 'pending-rewards', 'POINT'), await held(friend, 'pending-rewards', 'VND')]).toEqual([
      20_000, 4_000,
    ]);
    expect([await held(buyer, 'balance', 'POINT'), await held(seller, 'revenue', 'VND')]).toEqual([0, 0]);

    await afterTheWindow();
    expect([await held(buyer, 'pending-rewards', 'POINT'), await held(friend, 'pending-rewards', 'VND')]).toEqual([
      0, 0,
    ]);
    expect([
      await held(buyer, 'balance', 'POINT'),
      await held(friend, 'balance', 'VND'),
      await held(seller, 'revenue', 'VND'),
    ]).toEqual([20_000, 4_000, 400_000]);
    expect(await world.integrity(sale.eventId)).toMatchObject({ faults: [] });
  });

  it('is followed once, however often it is told', async () => {
    const buyer = await world.buyer();
    const sale = await soldBy(undefined);
    const orderId = await bought(buyer, sale);
    for (let told = 0; told < 3; told += 1) {
      await world.pool.query('INSERT INTO earning_to_follow (event_id, user_order_id) VALUES ($1, $2)', [
        sale.eventId,
        orderId,
      ]);
      await world.followEarnings();
    }
    expect(await held(buyer, 'pending-rewards', 'POINT')).toBe(20_000);
  });

  it.each([
    ['the organiser', async (sale: Sale, owner: AccountId) => void (await bought(owner, sale))],
    [
      'one of the team',
      async (sale: Sale) => {
        const member = await world.buyer();
        await world.pool.query(
          `INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, 'CHECK_IN', now())`,
          [sale.eventId, member],
        );
        await bought(member, sale);
      },
    ],
  ] as const)('earns nothing when it is by %s', async (_who, buy) => {
    const owner = await world.buyer(await world.buyer());
    const sale = await soldBy(owner);
    await buy(sale, owner);
    expect(await world.count('reward WHERE event_id = $1', [sale.eventId])).toBe(0);
  });
});

describe('a refund', () => {
  it('takes back the share of its tickets while a reward is pending', async () => {
    const buyer = await world.buyer();
    const sale = await soldBy(await world.buyer());
    const orderId = await bought(buyer, sale);
    await refund(sale, orderId, (await ticketsOf(sale)).slice(0, 1));
    expect(await held(buyer, 'pending-rewards', 'POINT')).toBe(10_000);
    await refund(sale, orderId, null);
    expect(await held(buyer, 'pending-rewards', 'POINT')).toBe(0);
    await afterTheWindow();
    expect([await held(buyer, 'balance', 'POINT'), (await world.integrity(sale.eventId)).faults]).toEqual([0, []]);
  });

  it('after it has matured makes the balance negative, and returns the revenue, too', async () => {
    const [buyer, seller] = [await world.buyer(), await world.buyer()];
    const sale = await soldBy(seller);
    const orderId = await bought(buyer, sale);
    await afterTheWindow();
    await world.pool.query(
      `INSERT INTO ledger_line (ledger_line_id, book, book_id, debit_account, credit_account, amount, currency, kind, subject, at)
       VALUES (gen_random_uuid(), 'ACCOUNT', $1, 'balance', 'clearing', 15000, 'POINT', 'points-spent', $1, now())`,
      [buyer],
    );
    const wish = { key: randomUUID(), orderId, note: null, by: null, tell: false, of: 'ALL' as const };
    await world.database.transaction((tx) =>
      world.decideRefunds(tx, sale.eventId, [{ ...wish, reason: 'CHARGEBACK' }]),
    );
    await world.followEarnings();
    await world.matureEarnings();
    expect([await held(buyer, 'balance', 'POINT'), await held(seller, 'revenue', 'VND')]).toEqual([-15_000, 0]);
    expect(await world.integrity(sale.eventId)).toMatchObject({ faults: [] });
  });
});

describe('the integrity check turns red for', () => {
  it.each([
    [
      'a reward that the books granted otherwise',
      'UPDATE reward SET granted = granted + 1 WHERE event_id = $1',
      'LEDGER_REWARDS',
    ],
    [
      'revenue that did not mature in the books',
      'UPDATE event_earnings SET paid_over = paid_over + 1 WHERE event_id = $1',
      'LEDGER_REVENUE',
    ],
  ])('%s', async (_what, tamper, check) => {
    const sale = await soldBy(await world.buyer());
    await bought(await world.buyer(), sale);
    await world.pool.query(tamper, [sale.eventId]);
    expect((await world.integrity(sale.eventId)).faults.map((fault) => fault.check)).toContain(check);
  });
});
