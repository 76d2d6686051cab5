import sharp from 'sharp';
import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { timePasses } from './time-passes.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a buyer pays the organiser by hand, who confirms it, refunds it, refuses another and lets a third run out, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    test.setTimeout(180_000);
    const { locale } = look;
    const say = wordsOf(locale, 'desk');
    const buys = wordsOf(locale, 'buying');
    const sale = await putOnSale(journey, {
      name: 'Trả tận tay',
      tickets: [{ name: CHAIR, price: 130_000, places: 4 }],
    });
    const desk = await journey.open(look);
    await sale.organiser.signIn(desk);

    await test.step('the organiser says where the money goes', async () => {
      await desk.goto(pathIn(locale, `/events/manager/${sale.eventId}/manual-payments`));
      await desk.getByLabel(say('Accept manual payment')).check();
      await desk.getByLabel(say('Where buyers send the money')).fill('VCB 445 566\nPHAM THI MAI');
      await desk.getByRole('button', { name: say('Save'), exact: true }).click();
      await expect(desk.getByText(say('Buyers can pay you by hand'), { exact: true })).toBeVisible();
      await journey.expectAccessible(desk);
    });

    const buyer = await aPerson(journey, `tan-tay-${mark()}@example.com`, { first: 'Hà', last: 'Vũ' });
    const page = await journey.open(look);
    await buyer.signIn(page);
    const counter = counterPage(page, look, sale);

    await test.step('the buyer reads it, pays and says so', async () => {
      await counter.open();
      await counter.take(CHAIR, 1);
      await counter.expectTaken(CHAIR, 2);
      await counter.next();
      await page.locator('input[value="Manual"]').check();
      await page.getByRole('button', { name: buys('Pay now') }).click();
      await expect(counter.heading('Pay the organiser')).toBeVisible();
      await expect(page.getByText('PHAM THI MAI')).toBeVisible();
      await journey.expectAccessible(page);
      await page.getByRole('button', { name: buys('I have transferred') }).click();
      await expect(counter.heading('Waiting for the organiser')).toBeVisible();
      await page.locator('input[name="proof"]').setInputFiles({
        name: 'receipt.png',
        mimeType: 'image/png',
        buffer: await sharp({ create: { width: 300, height: 600, channels: 3, background: '#1c6e5d' } })
          .png()
          .toBuffer(),
      });
      await expect(page.getByRole('img', { name: buys('Your picture of the transfer') })).toBeVisible();
      await journey.expectAccessible(page);
    });

    await test.step('the organiser confirms it, and the buyer has the tickets', async () => {
      await desk.reload();
      await expect(desk.getByText(say('Buyer says the money was sent'))).toBeVisible();
      await expect(desk.getByText(buyer.email)).toBeVisible();
      const proof = desk.getByRole('img', { name: say('The buyer’s picture of the transfer') });
      await expect.poll(() => proof.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expect(desk.getByRole('heading', { name: locale === 'vi' ? /^260\.000/ : /^260,000/ })).toBeVisible();
      await desk.getByRole('button', { name: say('Money received') }).click();
      await desk.getByRole('button', { name: say('Confirm payment') }).click();
      await expect(desk.getByText(say('No payment waits for you'))).toBeVisible();
      await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
      const [order] = await journey.sql<{ status: string; method: string; tickets: number }>(
        `SELECT o.status, o.payment_method AS method,
           (SELECT count(*)::int FROM bought_ticket b WHERE b.event_id = o.event_id AND b.status = 'VALID') AS tickets
         FROM user_order o WHERE o.event_id = $1`,
        [sale.eventId],
      );
      expect(order).toEqual({ status: 'SUCCESSFUL', method: 'MANUAL', tickets: 2 });
    });

    await test.step('the organiser refunds a ticket, and returns its money', async () => {
      await desk.goto(pathIn(locale, `/events/manager/${sale.eventId}/orders`));
      await desk
        .getByRole('button', { name: /^(Refund order|Hoàn tiền đơn) / })
        .filter({ visible: true })
        .click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByLabel(say('Reason')).fill('Khách bị ốm');
      await dialog.getByRole('button', { name: locale === 'vi' ? /130\.000/ : /130,000/ }).click();
      await expect(dialog).toBeHidden();
      await journey.world.mailTo(buyer.email, ({ text }) => /là bên hoàn tiền|return the money/.test(text));
      await desk.goto(pathIn(locale, `/events/manager/${sale.eventId}/manual-payments`));
      const owed = desk.getByRole('region', { name: say('Money to return') });
      await expect(owed.getByText(buyer.email)).toBeVisible();
      await journey.expectAccessible(desk);
      await owed.getByRole('button', { name: say('Money returned') }).click();
      await expect(owed.getByRole('button', { name: say('Confirm refund') })).toBeFocused();
      await desk.keyboard.press('Enter');
      await expect(owed).toBeHidden();
      await journey.world.mailTo(buyer.email, ({ text }) => /báo đã trả lại bạn|is on its way back to you/.test(text));
      const [refund] = await journey.sql('SELECT status, attempts FROM refund WHERE event_id = $1', [sale.eventId]);
      expect(refund).toEqual({ status: 'CONFIRMED', attempts: 1 });
    });

    const payByHand = async () => {
      await counter.next();
      await page.locator('input[value="Manual"]').check();
      await page.getByRole('button', { name: buys('Pay now') }).click();
      await expect(counter.heading('Pay the organiser')).toBeVisible();
    };

    await test.step('money that did not arrive is refused with a reason, which the buyer reads', async () => {
      // The same address again is a reload, which shows the paid order.
      await page.goto('about:blank');
      await counter.open();
      await payByHand();
      await page.getByRole('button', { name: buys('I have transferred') }).click();
      await desk.reload();
      await desk.getByRole('button', { name: say('Not received') }).click();
      await desk.getByLabel(say('Reason, for the buyer')).fill('Chưa thấy tiền vào tài khoản');
      await desk.getByRole('button', { name: say('Refuse payment') }).click();
      await expect(counter.heading('The organiser didn’t confirm your payment')).toBeVisible();
      await expect(page.getByText('Chưa thấy tiền vào tài khoản')).toBeVisible();
      await journey.expectAccessible(page);
    });

    await test.step('an order that nobody pays ends with its time, and its places are free again', async () => {
      await page.getByRole('button', { name: buys('Choose tickets again') }).click();
      await expect(counter.heading('Choose your tickets')).toBeVisible();
      await payByHand();
      await timePasses(journey, sale, '10 days');
      await expect(counter.heading('Time to pay has run out')).toBeVisible();
      const [quota] = await journey.sql(
        "SELECT reserved, sold FROM quota WHERE event_id = $1 AND scope = 'TICKET_TYPE'",
        [sale.eventId],
      );
      expect(quota).toEqual({ reserved: 0, sold: 1 });
    });
  });
}
