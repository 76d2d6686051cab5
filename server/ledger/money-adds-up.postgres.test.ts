import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { CHART } from '#domain/ledger/posting.ts';
import { type TestDatabase, testDatabase } from '#test/postgres/test-database.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

/** The server’s own role may not change the ledger. */
let database: TestDatabase;
let world: SaleWorld;
beforeAll(async () => {
  database = await testDatabase();
  world = await saleWorld({}, database);
});

async function given(received: number): Promise<Sale & { readonly code: string }> {
  const sale = await world.sale({ donations: true });
  const accountId = await world.buyer();
  const { sectionEventId, eventId } = sale;
  await world.saveDonation({ accountId, sectionEventId, amount: dong(50_000), message: null });
  const begun = await world.openCheckout({
    accountId,
    eventId,
    sectionEventId,
    policyAgreed: false,
    shownPrice: dong(50_000),
    attendees: [],
    locale: 'vi',
    idempotencyKey: randomUUID(),
  });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const transfer = await world.requestTransfer({
    accountId,
    eventId,
    checkoutSessionId: begun.value.checkoutSessionId,
  });
  if (!transfer.ok) throw new Error(transfer.refusal.code);
  await world.pay(transfer.value.message, received);
  return { ...sale, code: transfer.value.message };
}
const paid = () => given(50_000);
const overpaid = () => given(60_000);
const partPaid = () => given(20_000);
async function late(): Promise<Sale> {
  const sale = await partPaid();
  world.pass(46 * MINUTE);
  await world.releaseDue();
  return sale;
}
async function refunded(): Promise<Sale> {
  const sale = await world.sale({ types: [{ price: 100_000 }] });
  const accountId = await world.buyer();
  const { code } = await world.waitingForMoney(accountId, sale, [2]);
  await world.pay(code, 200_000);
  const { rows } = await world.pool.query<{ readonly orderId: string; readonly ticketId: string }>(
    `SELECT user_order_id AS "orderId", bought_ticket_id AS "ticketId" FROM bought_ticket WHERE event_id = $1 LIMIT 1`,
    [sale.eventId],
  );
  const { orderId = '', ticketId = '' } = rows[0] ?? {};
  const of = { ticketIds: [ticketId], donation: false };
  const wish = {
    key: randomUUID(),
    orderId,
    reason: 'ORDER_CANCELLED',
    of,
    note: null,
    by: null,
    tell: false,
  } as const;
  const [answer] = await world.database.transaction((tx) => world.decideRefunds(tx, sale.eventId, [wish]));
  if (answer?.ok !== true) throw new Error('Not refunded');
  return sale;
}

const LINE = 'UPDATE ledger_line SET amount = amount + 1';
const EVENTS_LINE = `${LINE} WHERE book = 'EVENT' AND book_id = $1::int::text`;
const TAMPERED: readonly (readonly [string, () => Promise<Sale>, string, string])[] = [
  ['a payment’s received money', paid, 'UPDATE payment SET received = received + 1 WHERE event_id = $1', 'RECEIPTS'],
  ['a receipt', paid, 'UPDATE payment_receipt SET amount = amount + 1 WHERE event_id = $1', 'RECEIPTS'],
  ['a removed receipt', paid, 'DELETE FROM payment_receipt WHERE event_id = $1', 'RECEIPTS'],
  [
    'an order’s price',
    paid,
    'UPDATE user_order SET price = price + 1, original_price = original_price + 1 WHERE event_id = $1',
    'PAID_ORDERS',
  ],
  ['a payment’s refunded money', paid, 'UPDATE payment SET refunded = 1 WHERE event_id = $1', 'REFUNDS'],
  ['a refund', refunded, 'UPDATE refund SET tickets = tickets + 1 WHERE event_id = $1', 'REFUNDS'],
  ['a refund’s ticket', refunded, 'UPDATE refund_ticket SET worth = worth + 1 WHERE event_id = $1', 'REFUND_TICKETS'],
  ['a refund in the ledger', refunded, `${EVENTS_LINE} AND kind = 'refund-decided'`, 'LEDGER_REFUNDS'],
  ['earnings in the ledger', paid, `${EVENTS_LINE} AND kind = 'donation-given'`, 'LEDGER_SALES'],
  ['money in the ledger', paid, `${EVENTS_LINE} AND kind = 'deposit-received'`, 'LEDGER_MONEY'],
  ['an owed surplus in the ledger', overpaid, `${EVENTS_LINE} AND kind = 'surplus-owed'`, 'LEDGER_OWED'],
  ['a deposit of a part payment', partPaid, `${EVENTS_LINE} AND kind = 'deposit-received'`, 'LEDGER_DEPOSITS'],
  ['late money in the ledger', late, `${EVENTS_LINE} AND kind = 'money-came-late'`, 'LEDGER_OWED'],
  [
    'the platform’s side of a receipt',
    paid,
    `${LINE} WHERE kind = 'money-received' AND subject IN
      (SELECT subject FROM ledger_line WHERE book = 'EVENT' AND book_id = $1::int::text)`,
    'LEDGER_CLEARING',
  ],
];

describe('the integrity check', () => {
  it.each([
    ['paid', paid],
    ['paid too much', overpaid],
    ['paid in part', partPaid],
    ['late', late],
    ['refunded', refunded],
  ] as const)('finds no fault in money that is %s', async (_how, make) => {
    expect((await world.integrity((await make()).eventId)).faults).toEqual([]);
  });

  it.each(TAMPERED)('turns red for %s that was tampered with', async (_what, make, tamper, check) => {
    const { eventId } = await make();
    expect(await database.asOwner(`${tamper} RETURNING 1`, [eventId])).toHaveLength(1);
    expect((await world.integrity(eventId)).faults.map((fault) => fault.check)).toContain(check);
  });
});

describe('the database refuses', () => {
  it.each([
    [
      'a price that is not the original less the discount',
      'user_order SET original_price = original_price + 1',
      'order_price_adds_up',
    ],
    ['a donation above the price', 'user_order SET donation = price + 1', 'order_donation_in_price'],
    [
      'a payment that succeeded with less than its amount',
      'payment SET received = amount - 1',
      'payment_succeeded_in_full',
    ],
  ])('%s', async (_what, change, constraint) => {
    const { eventId } = await paid();
    await expect(world.pool.query(`UPDATE ${change} WHERE event_id = $1`, [eventId])).rejects.toMatchObject({
      constraint,
    });
  });

  it.each([
    [
      'an order whose checkout there is not',
      'UPDATE user_order SET checkout_session_id = $2 WHERE event_id = $1',
      'order_of_checkout',
    ],
    [
      'a step of an order that there is not',
      `INSERT INTO order_event (event_id, user_order_id, number, kind, at) VALUES ($1, $2, 1, 'paid', now())`,
      'event_of_order',
    ],
    [
      'a ticket of a line that there is not',
      'UPDATE bought_ticket SET reservation_id = $2 WHERE event_id = $1 AND position = 0',
      'ticket_of_line',
    ],
    [
      'a ticket of a type that there is not',
      'UPDATE bought_ticket SET ticket_type_id = $2 WHERE event_id = $1 AND position = 0',
      'ticket_of_type',
    ],
  ])('%s', async (_what, change, constraint) => {
    const { eventId } = await refunded();
    await expect(world.pool.query(change, [eventId, randomUUID()])).rejects.toMatchObject({ constraint });
  });

  it('ledger lines of unknown kinds or accounts, and knows all of the chart', async () => {
    const { eventId } = await paid();
    const change = (set: string) =>
      database.asOwner(`UPDATE ledger_line SET ${set} WHERE book_id = $1::int::text AND kind = 'donation-given'`, [
        eventId,
      ]);
    await expect(change(`kind = 'gone'`)).rejects.toMatchObject({ constraint: 'ledger_kind_known' });
    await expect(change(`debit_account = 'gone'`)).rejects.toMatchObject({ constraint: 'ledger_debit_known' });
    await expect(change(`credit_account = 'gone'`)).rejects.toMatchObject({ constraint: 'ledger_credit_known' });

    const named = async (constraint: string): Promise<readonly string[]> => {
      const { rows } = await world.pool.query<{ readonly text: string }>(
        'SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = $1',
        [constraint],
      );
      return [...(rows[0]?.text ?? '').matchAll(/'([a-z-]+)'::text/g)].map(([, name = '']) => name).toSorted();
    };
    const accounts = Object.keys(CHART).toSorted();
    expect(await named('ledger_debit_known')).toEqual(accounts);
    expect(await named('ledger_credit_known')).toEqual(accounts);
    // Kinds are a type only.
    const source = readFileSync('domain/ledger/posting.ts', 'utf8');
    const kinds = [...source.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, kind = '']) => kind).toSorted();
    expect(kinds.length).toBeGreaterThan(30);
    expect(await named('ledger_kind_known')).toEqual(kinds);
  });
});
