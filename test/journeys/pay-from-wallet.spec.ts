import { dong } from '#domain/kernel/money/dong.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { counterPage } from './counter-page.ts';
import { giveMoney, givePoints, spendMoney } from './give-balance.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const SPENT = { en: 'Spent on tickets', vi: 'Dùng mua vé' } as const;
const NEWEST = `SELECT status, payment_method AS method, wallet::int, points::int FROM user_order
  WHERE event_id = $1 ORDER BY inserted_at DESC LIMIT 1`;

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;
  const { locale } = look;
  const money = (thousands: number) => (locale === 'vi' ? `${thousands}.000 đ` : `${thousands},000 đ`);

  test(`the wallet pays an order whole, or a part beside a transfer, and is refused once it is spent elsewhere, ${where}`, async ({
    journey,
  }) => {
    test.slow();
    const buys = wordsOf(locale, 'buying');
    const people = wordsOf(locale, 'people');
    const sale = await putOnSale(journey, {
      name: 'Trả bằng ví',
      tickets: [{ name: CHAIR, price: 130_000, places: 9 }],
    });
    const buyer = await aPerson(journey, `vi-${mark()}@example.com`, { first: 'Hà', last: 'Vũ' });
    const { email } = buyer;
    await giveMoney(journey, { email, amount: 300_000 });
    const page = await journey.open(look);
    await buyer.signIn(page);
    const counter = counterPage(page, look, sale);
    const thanked = () => expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    const byTransfer = async (amount: number) => {
      await counter.payNow();
      const transfer = await counter.readTransfer();
      expect(transfer.amount).toBe(amount);
      await journey.world.transfer(transfer);
      await thanked();
    };

    await test.step('the wallet covers the order, and pays it at once', async () => {
      await counter.open();
      await counter.take(CHAIR, 1);
      await counter.expectTaken(CHAIR, 2);
      await counter.next();
      await page.locator('input[value="Wallet"]').check();
      await journey.expectAccessible(page);
      await page.getByRole('button', { name: buys('Pay now') }).click();
      await thanked();
      expect(await journey.sql(NEWEST, [sale.eventId])).toEqual([
        { status: 'SUCCESSFUL', method: 'WALLET', wallet: 0, points: 0 },
      ]);
    });

    await test.step('the statement says where the money went', async () => {
      await page.goto(pathIn(locale, '/profile'));
      await expect(page).toHaveURL(/\/u\//);
      await page.goto(`${page.url()}?tab=REWARDS`);
      await page.getByRole('button', { name: new RegExp(`^${people('Wallet')}\\s*40[.,]000`) }).click();
      const lines = page.getByRole('dialog', { name: people('Wallet') });
      await expect(lines.getByText(SPENT[locale])).toBeVisible();
      await expect(lines.getByText('Trả bằng ví')).toBeVisible();
      await journey.expectAccessible(page);
    });

    await test.step('what is left pays a part of another order, and a transfer the rest', async () => {
      await counter.open();
      await counter.next();
      await page.getByRole('switch', { name: buys('Use wallet balance') }).click();
      await expect(page.getByRole('complementary').getByText(`−${money(40)}`)).toBeAttached();
      await expect(page.locator('input[value="Wallet"]')).toHaveCount(0);
      await journey.expectAccessible(page);
      await byTransfer(90_000);
      expect(await journey.sql(NEWEST, [sale.eventId])).toEqual([
        { status: 'SUCCESSFUL', method: 'BANK_TRANSFER', wallet: 40_000, points: 0 },
      ]);
    });

    await test.step('spent elsewhere meanwhile, it is refused, and a transfer pays', async () => {
      await giveMoney(journey, { email, amount: 130_000 });
      // The same address again is a reload, which shows the paid order.
      await page.goto('about:blank');
      await counter.open();
      await counter.next();
      await page.locator('input[value="Wallet"]').check();
      await spendMoney(journey, { email, amount: 50_000 });
      await page.getByRole('button', { name: buys('Pay now') }).click();
      const short = refusalSentence({ code: 'BALANCE_TOO_LOW', unit: 'VND', missing: dong(50_000) }, locale);
      await expect(page.getByText(short)).toBeVisible();
      await journey.expectAccessible(page);
    });
  });

  test(`points pay for up to half of the tickets, and money the rest, ${where}`, async ({ journey }) => {
    const say = wordsOf(locale, 'buying');
    const sale = await putOnSale(journey, {
      name: 'Trả bằng điểm',
      tickets: [{ name: CHAIR, price: 100_000, places: 9 }],
    });
    const buyer = await aPerson(journey, `diem-${mark()}@example.com`, { first: 'Hà', last: 'Vũ' });
    await givePoints(journey, { email: buyer.email, amount: 80_000 });
    const page = await journey.open(look);
    await buyer.signIn(page);
    const counter = counterPage(page, look, sale);
    await counter.open();
    await counter.next();
    const card = page.getByRole('region', { name: say('Loyalty points') });
    await card.getByLabel(say('Use points')).fill('60000');
    await card.getByRole('button', { name: say('Apply') }).click();
    const refused = sentenceIn(locale)('Points can pay for up to half of the tickets. Use at most {most}', {
      most: locale === 'vi' ? '50.000' : '50,000',
    });
    await expect(card.getByText(refused)).toBeVisible();
    await journey.expectAccessible(page);
    await card.getByLabel(say('Use points')).fill('50000');
    await card.getByRole('button', { name: say('Apply') }).click();
    await counter.payNow();
    const transfer = await counter.readTransfer();
    expect(transfer.amount).toBe(50_000);
    await journey.world.transfer(transfer);
    await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    expect(await journey.sql(NEWEST, [sale.eventId])).toEqual([
      { status: 'SUCCESSFUL', method: 'BANK_TRANSFER', wallet: 0, points: 50_000 },
    ]);
    expect(await buyer.ask('{ user_wallet { points } }')).toEqual({ points: 30_000 });
  });
}
