import { counterPage } from './counter-page.ts';
import { expect, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';

// Both sides of a refund to a wallet, as the books write it.
const GIVE = `INSERT INTO ledger_line (ledger_line_id, book, book_id, debit_account, credit_account, amount, currency,
    kind, subject, at)
  SELECT gen_random_uuid(), side.book, side.book_id, side.debit, side.credit, 300000, 'VND', side.kind, $2, now()
  FROM account a CROSS JOIN LATERAL (VALUES
    ('ACCOUNT', a.account_id::text, 'clearing', 'balance', 'wallet-credited'),
    ('PLATFORM', 'vemoi', 'wallet', 'clearing', 'wallet-refunded')) AS side(book, book_id, debit, credit, kind)
  WHERE a.email = $1`;

test('a buyer pays an order from the wallet on a phone in Vietnamese, and finds it in the statement', async ({
  journey,
}) => {
  test.setTimeout(180_000);
  const buys = wordsOf('vi', 'buying');
  const people = wordsOf('vi', 'people');
  const sale = await putOnSale(journey, {
    name: 'Trả bằng ví',
    tickets: [{ name: CHAIR, price: 130_000, places: 4 }],
  });
  const buyer = await aPerson(journey, `vi-${mark()}@example.com`, { first: 'Hà', last: 'Vũ' });
  await journey.sql(GIVE, [buyer.email, `given ${buyer.email}`]);
  const page = await journey.open(PHONE_VI);
  await buyer.signIn(page);
  const counter = counterPage(page, PHONE_VI, sale);

  await test.step('the wallet covers the order, and pays it at once', async () => {
    await counter.open();
    await counter.take(CHAIR, 1);
    await counter.expectTaken(CHAIR, 2);
    await counter.next();
    await page.locator('input[value="Wallet"]').check();
    await expect(page.getByText('Ví Vemoi', { exact: true })).toBeVisible();
    await journey.expectAccessible(page);
    await page.getByRole('button', { name: buys('Pay now') }).click();
    await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    const [order] = await journey.sql<{ status: string; method: string; tickets: number }>(
      `SELECT o.status, o.payment_method AS method,
         (SELECT count(*)::int FROM bought_ticket b WHERE b.event_id = o.event_id AND b.status = 'VALID') AS tickets
       FROM user_order o WHERE o.event_id = $1`,
      [sale.eventId],
    );
    expect(order).toEqual({ status: 'SUCCESSFUL', method: 'WALLET', tickets: 2 });
  });

  await test.step('the statement says where the money went', async () => {
    await page.goto(pathIn('vi', '/profile'));
    await expect(page).toHaveURL(/\/u\//);
    await page.goto(`${page.url()}?tab=REWARDS`);
    await page.getByRole('button', { name: /^Ví\s*40\.000/ }).click();
    const lines = page.getByRole('dialog', { name: people('Wallet') });
    await expect(lines.getByText('Dùng mua vé')).toBeVisible();
    await expect(lines.getByText('Trả bằng ví')).toBeVisible();
    await journey.expectAccessible(page);
  });

  await test.step('what is left pays a part of another order, and a transfer the rest', async () => {
    await counter.open();
    await counter.next();
    await page.getByRole('switch', { name: buys('Use wallet balance') }).click();
    const summary = page.getByRole('complementary');
    await expect(summary.getByText('−40.000 đ')).toBeAttached();
    await expect(page.locator('input[value="Wallet"]')).toHaveCount(0);
    await journey.expectAccessible(page);
    await counter.payNow();
    const transfer = await counter.readTransfer();
    expect(transfer.amount).toBe(90_000);
    await journey.world.transfer(transfer);
    await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    const [order] = await journey.sql<{ status: string; method: string; wallet: string }>(
      `SELECT status, payment_method AS method, wallet::text FROM user_order
       WHERE event_id = $1 ORDER BY inserted_at DESC LIMIT 1`,
      [sale.eventId],
    );
    expect(order).toEqual({ status: 'SUCCESSFUL', method: 'BANK_TRANSFER', wallet: '40000' });
  });
});
