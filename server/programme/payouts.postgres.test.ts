import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { dong, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { eventFigures, type Publisher } from '#domain/ledger/publisher-earnings.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { FEE_NOTICE } from '#domain/programme/fee-schedule.ts';
import { REFUND_WINDOW } from '#domain/sale/refund/refund.ts';
import { requestPayout } from '#test/races/request-payout.ts';
import { type Sale, saleWorld } from '#test/races/sale-world.ts';
import type { EarningFigure } from './ports/publisher-books.ts';
import { makePostgresFeeBook } from './postgres/postgres-fee-book.ts';
import { makePostgresPublisherBooks } from './postgres/postgres-publisher-books.ts';
import { ReadBalances } from './read-balances.ts';
import { ReadEarnings } from './read-earnings.ts';
import { ReviseFee } from './settings/revise-fee.ts';

const world = await saleWorld();
const { database } = world;
const books = makePostgresPublisherBooks(database);
const earnings = ReadEarnings.make({ books });
const balances = ReadBalances.make({ books });
const requestWithdrawal = requestPayout(world);
const FREE = { basisPoints: 0, fixed: ZERO };
const reviseFee = ReviseFee.make({
  book: makePostgresFeeBook(database, { SALE: FREE, WITHDRAWAL: FREE }),
  audit: { record: async () => undefined },
  transact: database,
  clock: { now: world.now },
});

async function bought(sale: Sale, tickets: number): Promise<string> {
  const waiting = await world.waitingForMoney(await world.buyer(), sale, [tickets]);
  await world.pay(waiting.code, waiting.amount);
  const { id } = await world.one<{ id: string }>(
    'SELECT user_order_id AS id FROM user_order WHERE event_id = $1 AND checkout_session_id = $2',
    [sale.eventId, waiting.checkoutSessionId],
  );
  await world.followEarnings();
  return id;
}
async function refund(sale: Sale, orderId: string, reason: 'ORDER_CANCELLED' | 'CHARGEBACK'): Promise<void> {
  const wish = { key: randomUUID(), orderId, note: null, by: null, tell: false, of: 'ALL' as const, reason };
  const [decided] = await database.transaction((tx) => world.decideRefunds(tx, sale.eventId, [wish]));
  expect(decided?.ok).toBe(true);
}
async function corporate(): Promise<{ readonly owner: AccountId; readonly publisher: Publisher; readonly id: number }> {
  const owner = await world.buyer();
  const { id } = await world.one<{ id: number }>(
    `INSERT INTO corporate (company_name, company_email, status) VALUES ('Nhà hát Sen', $1, 'APPROVED')
     RETURNING corporate_id AS id`,
    [`${owner}@example.test`],
  );
  return { owner, id, publisher: { kind: 'CORPORATE', corporateId: id } };
}
async function corporateSale(owner: AccountId, corporateId: number): Promise<Sale> {
  const sale = await world.sale({ owner, types: [{ price: 200_000 }] });
  await world.pool.query('UPDATE event SET corporate_id = $2 WHERE event_id = $1', [sale.eventId, corporateId]);
  return sale;
}
const mature = async (): Promise<void> => {
  world.pass(19 * DAY);
  await world.matureEarnings();
};
const ask = (accountId: AccountId, corporateId: number | null, amount: number, key: string = randomUUID()) =>
  requestWithdrawal({
    accountId,
    corporateId,
    form: { amount: dong(amount), bankAccountId: 'b1' },
    source: 'revenue',
    secondFactorCode: null,
    idempotencyKey: key,
  });
const allLines = async (publisher: Publisher, figure: EarningFigure): Promise<number> =>
  sum((await books.lines(publisher, figure, { limit: 100, from: null })).rows.map(({ change }) => change));
const booksAgree = async (): Promise<void> => {
  const { difference } = await world.one<{ difference: number }>(
    `SELECT coalesce(sum(CASE WHEN credit_account = 'clearing' THEN amount WHEN debit_account = 'clearing' THEN -amount END), 0)
       ::bigint AS difference FROM ledger_line WHERE currency = 'VND'`,
    [],
  );
  expect(difference).toBe(0);
};

async function figuresAreTheirLines(publisher: Publisher): Promise<void> {
  const standing = await earnings(publisher);
  const { refundsDue: _, byEvent: __, ...money } = standing;
  expect(await balances([publisher])).toEqual([money]);
  const ofBook = {
    matured: standing.matured,
    balance: standing.balance,
    'on-the-way': standing.onTheWay,
    'paid-out': standing.paidOut,
    'sale-fees': standing.saleFees,
    fees: standing.fees,
  } as const;
  for (const [figure, amount] of Object.entries(ofBook))
    expect([figure, await allLines(publisher, { eventId: null, figure: figure as keyof typeof ofBook })]).toEqual([
      figure,
      amount,
    ]);
  for (const { eventId, lines } of (await books.events(publisher, { limit: 20, from: null })).rows) {
    const { gross, refunded, byHand, matured } = eventFigures(lines, eventId);
    const shown = { sold: gross, refunded, 'by-hand': byHand, matured } as const;
    for (const [figure, amount] of Object.entries(shown))
      expect([figure, await allLines(publisher, { eventId, figure: figure as keyof typeof shown })]).toEqual([
        figure,
        amount,
      ]);
  }
  await booksAgree();
}

describe('the revenue of a publisher', () => {
  it('goes from a sale over its maturity and payout to the bank, and every figure is the sum of its lines', async () => {
    const { owner, publisher, id } = await corporate();
    const sale = await corporateSale(owner, id);
    const other = await corporateSale(owner, id);
    const kept = await bought(sale, 2);
    await refund(sale, await bought(sale, 1), 'ORDER_CANCELLED');
    await bought(other, 1);
    await world.followEarnings();
    const { end } = await world.one<{ end: number }>('SELECT end_at AS "end" FROM event WHERE event_id = $1', [
      sale.eventId,
    ]);
    expect(await earnings(publisher)).toMatchObject({
      balance: 0,
      withdrawable: 0,
      maturing: { amount: 600_000, from: end + REFUND_WINDOW },
    });
    await figuresAreTheirLines(publisher);
    expect(await ask(owner, id, 100_000)).toMatchObject({
      refusal: { code: 'WITHDRAWAL_REFUSED', trouble: { code: 'NOT_MATURED', available: 0 } },
    });

    await mature();
    expect(await earnings(publisher)).toMatchObject({ matured: 600_000, balance: 600_000, maturing: null });
    await figuresAreTheirLines(publisher);
    expect(await ask(owner, id, 600_001)).toMatchObject({
      refusal: { trouble: { code: 'MORE_THAN_AVAILABLE', available: 600_000 } },
    });
    const made = await ask(owner, id, 500_000);
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    const { withdrawalId, transferCode } = made.value;
    expect(made.value).toMatchObject({ corporateId: id, withdrawal: { payout: { fee: 11_000, total: 489_000 } } });
    expect(await earnings(publisher)).toMatchObject({ onTheWay: 500_000, withdrawable: 100_000 });
    expect((await earnings(publisher)).byEvent.map(({ taken, left }) => [taken, left])).toEqual([
      [400_000, 0],
      [100_000, 100_000],
    ]);
    await figuresAreTheirLines(publisher);
    expect(await ask(owner, id, 1_000)).toMatchObject({ refusal: { trouble: { code: 'WITHDRAWAL_PENDING' } } });

    for (const by of [await world.buyer(), await world.buyer()])
      expect(await world.moveWithdrawal(withdrawalId, { kind: 'APPROVE', by }, by)).toMatchObject({ ok: true });
    const transfer = world.transferOf(transferCode, 489_000, { direction: 'out', bankReference: 'FT-PAYOUT' });
    await world.receive(transfer);
    expect(await earnings(publisher)).toMatchObject({
      onTheWay: 0,
      paidOut: 500_000,
      fees: 11_000,
      balance: 100_000,
      withdrawable: 100_000,
    });
    await figuresAreTheirLines(publisher);

    await refund(sale, kept, 'CHARGEBACK');
    // Not payable before the books are compared again.
    expect(await earnings(publisher)).toMatchObject({ balance: 100_000, takenBack: 400_000, withdrawable: 0 });
    await world.followEarnings();
    await world.matureEarnings();
    expect(await earnings(publisher)).toMatchObject({ balance: -300_000, takenBack: 0, withdrawable: 0 });
    await figuresAreTheirLines(publisher);
  });

  it('is without the platform’s fee of the moment of each sale, and a chargeback brings its fee back', async () => {
    const { owner, publisher, id } = await corporate();
    const sale = await corporateSale(owner, id);
    const before = await bought(sale, 1);
    const terms = (basisPoints: number, fixed: number) => ({ basisPoints, fixed: dong(fixed), minimum: ZERO });
    const revise = (seen: number, percent: number, ahead: number) =>
      reviseFee({ fee: 'SALE', terms: terms(percent, 1_000), from: later(world.now(), ahead), seen, actor: owner });
    expect(await revise(0, 500, FEE_NOTICE - 1)).toMatchObject({ refusal: { code: 'INVALID_INPUT', field: 'from' } });
    expect(await revise(0, 500, FEE_NOTICE)).toMatchObject({ ok: true });
    await bought(sale, 1);
    world.pass(2 * FEE_NOTICE);
    const after = await bought(sale, 2);
    expect(await revise(0, 900, DAY)).toMatchObject({ refusal: { code: 'CHANGED_MEANWHILE' } });
    expect(await revise(1, 900, 300 * DAY)).toMatchObject({ ok: true });

    await mature();
    // 5 % of 400,000 and 1,000 once; the two orders before it keep their sale without a fee.
    expect(await earnings(publisher)).toMatchObject({ matured: 779_000, saleFees: 21_000, balance: 779_000 });
    expect((await earnings(publisher)).byEvent).toMatchObject([{ matured: 779_000, fee: 21_000, left: 779_000 }]);
    await figuresAreTheirLines(publisher);
    expect(await world.integrity(sale.eventId)).toMatchObject({ faults: [] });

    for (const orderId of [after, before]) await refund(sale, orderId, 'CHARGEBACK');
    await world.followEarnings();
    await world.matureEarnings();
    expect(await earnings(publisher)).toMatchObject({ matured: 200_000, saleFees: 0, balance: 200_000 });
    await figuresAreTheirLines(publisher);
    expect(await world.integrity(sale.eventId)).toMatchObject({ faults: [] });
    await world.pool.query('UPDATE event_earnings SET sale_fee = 1 WHERE event_id = $1', [sale.eventId]);
    expect((await world.integrity(sale.eventId)).faults).toMatchObject([{ check: 'LEDGER_REVENUE', expected: 1 }]);
    await world.pool.query('UPDATE event_earnings SET sale_fee = 0 WHERE event_id = $1', [sale.eventId]);
    await world.pool.query('DELETE FROM fee_change');
  });

  it('is paid out once when two requests meet, and comes back when the bank returns it', async () => {
    const { owner, publisher, id } = await corporate();
    await bought(await corporateSale(owner, id), 1);
    await mature();
    const answers = await Promise.all([ask(owner, id, 150_000), ask(owner, id, 150_000), ask(owner, id, 200_000)]);
    const [made, ...more] = answers.filter(({ ok: done }) => done);
    expect(more).toEqual([]);
    expect(await earnings(publisher)).toMatchObject({ matured: 200_000 });
    const standing = await earnings(publisher);
    expect(standing.balance + standing.onTheWay).toBe(200_000);
    if (made?.ok !== true) throw new Error('None was accepted');
    const { withdrawalId } = made.value;
    for (const by of [await world.buyer(), await world.buyer()])
      await world.moveWithdrawal(withdrawalId, { kind: 'APPROVE', by }, by);
    const accountant = await world.buyer();
    const returned = { kind: 'BANK_RETURNED', reason: 'Sai số tài khoản' } as const;
    expect(await world.moveWithdrawal(withdrawalId, returned, accountant)).toMatchObject({ ok: true });
    expect(await earnings(publisher)).toMatchObject({ onTheWay: 0, balance: 200_000, withdrawable: 200_000 });
    await figuresAreTheirLines(publisher);
  });

  it('answers a repeated request with the first payout', async () => {
    const { owner, publisher, id } = await corporate();
    await bought(await corporateSale(owner, id), 1);
    await mature();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(owner, id, 150_000, key)));
    const ids = answers.map((answer) => (answer.ok ? answer.value.withdrawalId : null));
    expect(ids[0]).not.toBeNull();
    expect(new Set(ids).size).toBe(1);
    expect(await earnings(publisher)).toMatchObject({ onTheWay: 150_000 });
  });

  it('waits while one of its events is being cancelled', async () => {
    const { owner, publisher, id } = await corporate();
    const sale = await corporateSale(owner, id);
    await bought(sale, 1);
    await mature();
    await world.pool.query(
      `INSERT INTO event_cancellation (event_id, event_cancellation_id, state, reason, planned_by, planned_at, begins_at,
         orders, tickets, invitations, money, orders_done, refunded)
       VALUES ($1, gen_random_uuid(), 'RUNNING', 'Mưa bão', $2, now(), now(), 1, 1, 0, 200000, 0, 0)`,
      [sale.eventId, owner],
    );
    expect((await earnings(publisher)).refundsDue).not.toBeNull();
    expect(await ask(owner, id, 50_000)).toMatchObject({ refusal: { trouble: { code: 'REFUNDS_DUE' } } });
    await world.pool.query(`UPDATE event_cancellation SET state = 'DONE', ended_at = now() WHERE event_id = $1`, [
      sale.eventId,
    ]);
    expect(await ask(owner, id, 50_000)).toMatchObject({ ok: true });
  });

  it('of a person stays apart from a corporate’s, and from others’', async () => {
    const { owner, publisher, id } = await corporate();
    const own: Publisher = { kind: 'ACCOUNT', accountId: owner };
    await bought(await world.sale({ owner, types: [{ price: 70_000 }] }), 1);
    await bought(await corporateSale(owner, id), 1);
    await mature();
    expect([(await earnings(own)).balance, (await earnings(publisher)).balance]).toEqual([70_000, 200_000]);
    expect(await Promise.all([ask(owner, null, 70_000), ask(owner, id, 200_000)])).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    const stranger: Publisher = { kind: 'ACCOUNT', accountId: await world.buyer() };
    const together = await balances([publisher, stranger, own, publisher]);
    expect(together.map(({ matured, onTheWay }) => [matured, onTheWay])).toEqual([
      [200_000, 200_000],
      [0, 0],
      [70_000, 70_000],
      [200_000, 200_000],
    ]);
    const { rows } = await books.publishers({ limit: 100, from: null });
    expect(rows.filter(({ publisher: one }) => one.kind === 'CORPORATE' && one.corporateId === id)).toMatchObject([
      { name: 'Nhà hát Sen', balance: ZERO },
    ]);
    const [event] = (await books.events(own, { limit: 20, from: null })).rows;
    expect(await allLines(publisher, { eventId: event?.eventId ?? 0, figure: 'sold' })).toBe(0);
    expect(await books.countEvents(own)).toBe(1);
    expect(await books.named(own)).toMatchObject({ email: `${owner}@example.test` });
    expect(await books.named({ kind: 'CORPORATE', corporateId: 999_999 })).toBeNull();
  });
});
