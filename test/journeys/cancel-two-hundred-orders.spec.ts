import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import pg from 'pg';
import type { Page } from 'playwright/test';
import { DESKTOP_EN, expect, type Journey, type Look, pathIn, test } from './journey.ts';
import { expectWholeBooks, nameAccount, nameAccountOverTheWire, saysPaid } from './money-back.ts';
import type { ReceivedMail } from './outside-world.ts';
import { buyPlaces, runAgainNow, timeToUndoPasses } from './paid-places.ts';
import type { Person } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { staffMember } from './staff-member.ts';
import { wordsOf } from './words-of.ts';

const ORDERS = 200;
const PRICE = 120_000;
/** The job ends orders fifty at a time, and is killed in its third fifty. */
const ENDED_BEFORE = 100;
const SHOWN_AT_ONCE = 20;
const AT_ONCE = 10;
// People who only use the API get emails in English.
const PHONE: Look = { width: 390, locale: 'en', scheme: 'light' };
const REASON = 'Bão số 9 đổ bộ vào Hà Nội';
const sayAtDesk = wordsOf(DESKTOP_EN.locale, 'desk');

async function forEach<Item>(items: readonly Item[], act: (item: Item, at: number) => Promise<void>): Promise<void> {
  const left = items.entries();
  const one = async (): Promise<void> => {
    for (const [at, item] of left) await act(item, at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function hasOne(journey: Journey, email: string, which: (mail: ReceivedMail) => boolean): Promise<void> {
  await journey.world.mailTo(email, which);
  expect((await journey.world.mails(email)).filter(which), email).toHaveLength(1);
}

/** So that the job waits there for the order, and its connection is killed. */
async function killInTheMiddle(journey: Journey, sale: OnSale, atThirdFifty: () => Promise<void>): Promise<void> {
  const client = new pg.Client(journey.database);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `SELECT 1 FROM user_order WHERE event_id = $1 AND user_order_id = (
         SELECT user_order_id FROM user_order WHERE event_id = $1 ORDER BY user_order_id OFFSET $2 LIMIT 1) FOR UPDATE`,
      [sale.eventId, ENDED_BEFORE + 20],
    );
    await timeToUndoPasses(journey, sale);
    await atThirdFifty();
    const own = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await expect
      .poll(async () => {
        const killed = await journey.sql<{ killed: boolean }>(
          `SELECT pg_terminate_backend(pid) AS killed FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))`,
          [own.rows[0]?.pid],
        );
        return killed.map(({ killed: gone }) => gone);
      })
      .toEqual([true]);
  } finally {
    await client.query('ROLLBACK');
    await client.end();
  }
}

type Ordered = { readonly amount: number; readonly message: string };

async function batchFile(desk: Page): Promise<readonly Ordered[]> {
  const downloading = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /^Download CSV/ }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  return Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  }).data.map((line) => ({ amount: Number(line['Amount']), message: line['Message'] ?? '' }));
}

/** The file for the bank, then the mark that it was ordered. */
async function orderTransfers(desk: Page, buyers: string): Promise<readonly Ordered[]> {
  await desk.goto(pathIn('en', `/admin/accountant/refunds?state=READY&q=${buyers}`));
  const ordered: Ordered[] = [];
  for (let left = ORDERS; left > 0; left -= SHOWN_AT_ONCE) {
    const count = Math.min(left, SHOWN_AT_ONCE);
    await desk.getByRole('checkbox', { name: sayAtDesk('Select all that can be paid') }).check();
    await expect(desk.getByRole('button', { name: `Mark as sent (${count})` })).toBeVisible();
    ordered.push(...(await batchFile(desk)));
    await desk.getByRole('button', { name: `Mark as sent (${count})` }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: sayAtDesk('Mark as sent') })
      .click();
    await expect(desk.getByRole('dialog')).toBeHidden();
    await expect(
      desk.getByRole('button', { name: 'Mark as sent (0)' }).or(desk.getByText('No refunds match')),
    ).toBeVisible();
  }
  return ordered;
}

test('an event with 200 paid orders is cancelled by a job that is killed: each buyer is told once and paid back once', async ({
  journey,
}) => {
  test.setTimeout(420_000);
  const buyersNamed = `haitram${mark()}`;
  const sale = await putOnSale(journey, {
    name: 'Hai trăm người',
    tickets: [{ name: 'Ghế thường', price: PRICE, places: ORDERS }],
  });
  const buyers: Person[] = [];
  await test.step('200 people pay by bank transfer', async () => {
    await forEach([...Array(ORDERS).keys()], async () => {
      buyers.push(await buyPlaces(journey, sale, { buyer: buyersNamed, places: 1 }));
    });
  });

  const desk = await journey.open(DESKTOP_EN);
  await sale.organiser.signIn(desk);
  await test.step('the organiser cancels the event, at 1440 px in en', async () => {
    await desk.goto(pathIn('en', `/events/manager/${sale.eventId}`));
    await desk.getByRole('button', { name: sayAtDesk('Cancel event…') }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByText(`${ORDERS} orders`)).toBeVisible();
    await expect(dialog.getByText(/24,000,000/)).toBeVisible();
    await dialog.getByLabel(sayAtDesk('Reason')).fill(REASON);
    await dialog.getByLabel(`Type “${sale.name}” to confirm`).fill(sale.name);
    await dialog.getByRole('button', { name: sayAtDesk('Cancel event'), exact: true }).click();
    await expect(desk.getByText(sayAtDesk('This event is cancelled'))).toBeVisible();
  });

  await test.step('the job is killed after half of the orders, goes on and finishes', async () => {
    await killInTheMiddle(journey, sale, async () => {
      await expect(desk.getByText(`${ENDED_BEFORE} of ${ORDERS} orders cancelled`)).toBeVisible({ timeout: 40_000 });
    });
    await expect
      .poll(() =>
        journey.sql(
          `SELECT 1 FROM job WHERE task = 'carry-out-cancellation' AND payload ->> 'eventId' = $1
             AND last_error IS NOT NULL AND dead_at IS NULL`,
          [String(sale.eventId)],
        ),
      )
      .toHaveLength(1);
    await runAgainNow(journey, sale);
    await expect(desk.getByText(sayAtDesk('All orders are cancelled and everyone has been told.'))).toBeVisible({
      timeout: 60_000,
    });
    await expect(desk.getByText(`${ORDERS} of ${ORDERS} orders cancelled`)).toBeVisible();
    await expect(desk.getByText(/24,000,000.*to refund/)).toBeVisible();
    await expect(desk.getByText(`${ORDERS} of ${ORDERS} people told`)).toBeVisible();
  });

  await test.step('each buyer is told once', async () => {
    await forEach(buyers, ({ email }) => hasOne(journey, email, ({ text }) => text.includes(REASON)));
  });

  await test.step('each names the account for the money, one of them at 390 px', async () => {
    const [first, ...others] = buyers;
    if (first === undefined) throw new Error('No buyer');
    await nameAccount(journey, await journey.open(PHONE), PHONE, first.email);
    await forEach(others, ({ email }) => nameAccountOverTheWire(journey, email));
  });

  await test.step('the accountant pays from batch files, and the bank’s notices confirm each refund', async () => {
    const accounts = await journey.open(DESKTOP_EN);
    await (await staffMember(journey, 'accountant')).signIn(accounts);
    const ordered = await orderTransfers(accounts, buyersNamed);
    expect(new Set(ordered.map(({ message }) => message)).size).toBe(ORDERS);
    await forEach(ordered, async ({ amount, message }) => {
      await journey.world.transfer({ amount, message, direction: 'out' });
    });
    await expect(async () => {
      await accounts.goto(pathIn('en', `/admin/accountant/refunds?q=${buyersNamed}`));
      await expect(accounts.getByText('No refunds match these filters')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step('each buyer hears of the money once, and the books are whole', async () => {
    await forEach(buyers, ({ email }) => hasOne(journey, email, saysPaid));
    await expectWholeBooks(journey, sale);
    expect(
      await journey.sql(
        `SELECT array_agg(DISTINCT status) AS refunds, count(*)::int AS count, sum(tickets)::int AS money
         FROM refund WHERE event_id = $1`,
        [sale.eventId],
      ),
    ).toEqual([{ refunds: ['CONFIRMED'], count: ORDERS, money: ORDERS * PRICE }]);
  });
});
