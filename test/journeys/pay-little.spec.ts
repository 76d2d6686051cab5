import { PAYMENT_METHODS_SAID } from '#words/platform/statuses.ts';
import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const NEAR_FREE = 'Vé tượng trưng';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[])
  test(`25,000 VND leave a transfer alone, less leaves no choice, and a company gets its e-invoice, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'buying');
    const sale = await putOnSale(journey, {
      name: 'Vé rẻ',
      tickets: [
        { name: CHAIR, price: 25_000, places: 9 },
        { name: NEAR_FREE, price: 24_000, places: 9 },
      ],
    });
    const page = await journey.open(look);
    const buyer = await aPerson(journey, `re-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' });
    await buyer.signIn(page);
    const counter = counterPage(page, look, sale);
    const methods = page.getByRole('radio', { name: PAYMENT_METHODS_SAID.BankTransfer[look.locale] });
    const payBy = async (amount: number): Promise<void> => {
      const transfer = await counter.readTransfer();
      expect(transfer.amount).toBe(amount);
      await journey.world.transfer(transfer);
      await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    };

    await test.step('at 25,000 VND a bank transfer is all that is offered, and the invoice needs its details', async () => {
      await counter.open();
      await counter.take(CHAIR, 1);
      await counter.next();
      await expect(methods).toBeChecked();
      await expect(page.getByRole('radio')).toHaveCount(1);
      const invoice = page.getByRole('region', { name: say('Company invoice (optional)') });
      await invoice.getByRole('checkbox').check();
      await invoice.getByLabel(say('Company name')).fill('Công ty Sông Hồng');
      await page.getByRole('button', { name: say('Pay now') }).click();
      await expect(invoice.getByText(say('Please enter the company tax code'))).toBeVisible();
      await journey.expectAccessible(page);
      await invoice.getByLabel(say('Company tax code')).fill('0100109106');
      await invoice.getByLabel(say('Billing address')).fill('1 Tràng Tiền, Hà Nội');
      await counter.payNow();
      await payBy(25_000);
    });

    await test.step('the company reads its invoice with the order', async () => {
      await page.goto(pathIn(look.locale, '/my-ticket/orders'));
      await page.locator('main a[href*="/my-ticket/orders/"]').first().click();
      await expect(page).toHaveURL(/\/my-ticket\/orders\/./);
      const invoice = page.getByRole('region', { name: say('E-invoice') });
      await expect(async () => {
        await page.reload();
        await expect(invoice.getByText(say('Invoice number'), { exact: true })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(invoice.getByText('Công ty Sông Hồng')).toBeVisible();
      await expect(invoice.getByText('0100109106')).toBeVisible();
      await journey.expectAccessible(page);
    });

    await test.step('below it there is nothing to choose', async () => {
      await counter.open();
      await counter.take(NEAR_FREE, 1);
      await counter.next();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await counter.payNow();
      await payBy(24_000);
    });
  });
