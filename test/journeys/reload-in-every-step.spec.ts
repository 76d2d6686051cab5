import { refusalSentence } from '#words/platform/refusals.ts';
import { counterPage, readTransfer } from './counter-page.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const POLICY = 'Vé không hoàn tiền. Không mang đồ ăn vào khán phòng.';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a reload in any step keeps the entries, and a new visit offers the unfinished order, at ${look.width} px in ${look.locale} [S4-30]`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'buying');
    const sentence = sentenceIn(look.locale);
    const sale = await putOnSale(journey, {
      name: 'Tải lại trang',
      tickets: [
        { name: CHAIR, price: 150_000, places: 20 },
        { name: 'Ghế xa', price: 90_000, places: 40 },
      ],
      policy: POLICY,
    });
    const page = await journey.open(look);
    const buyer = await aPerson(journey, `tai-lai-${mark()}@example.com`, { first: 'Lại', last: 'Tạ' });
    await buyer.signIn(page);
    const counter = counterPage(page, look, sale);

    await test.step('while choosing', async () => {
      await counter.open();
      await counter.take(CHAIR, 2);
      await page.getByRole('button', { name: say('Next'), exact: true }).click();
      await expect(page.getByText(refusalSentence({ code: 'POLICY_NOT_AGREED' }, look.locale))).toBeVisible();
      await journey.expectAccessible(page);
      await page.getByRole('checkbox').check();
      await page.reload();
      await counter.expectTaken(CHAIR, 2);
      await expect(page.getByRole('checkbox')).toBeChecked();
      await journey.expectAccessible(page);
    });

    await test.step('while the details are filled in', async () => {
      await counter.next();
      await page.getByLabel(say('Phone number')).fill('0912345678');
      await page.getByLabel(say('First name')).fill('Bảo Lại');
      await page.reload();
      await expect(counter.heading('Check and pay')).toBeVisible();
      await expect(page.getByLabel(say('First name'))).toHaveValue('Bảo Lại');
      await expect(page.getByLabel(say('Phone number'))).toHaveValue('0912345678');
      await expect(
        page
          .getByText(/300[.,]000/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await journey.expectAccessible(page);
    });

    await test.step('while the bank’s dialog is open', async () => {
      await counter.payNow();
      const before = await readTransfer(page, look);
      const answers = Promise.withResolvers<void>();
      await page.route('**/graphql', (route) => answers.promise.then(() => route.continue()));
      await page.reload();
      await expect(page.getByRole('status', { name: say('Looking for your order') })).toBeVisible();
      await expect(page.getByText(say('Choose your tickets')).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText(CHAIR).filter({ visible: true })).toHaveCount(0);
      await journey.expectAccessible(page);
      answers.resolve();
      await expect(counter.dialog).toBeVisible();
      expect(await readTransfer(page, look)).toEqual(before);
      await page.unroute('**/graphql');
      await journey.expectAccessible(page);
    });

    const order = await test.step('a new visit offers the unfinished order, and goes on with it', async () => {
      await page.goto(pathIn(look.locale, '/'));
      await page.goto(pathIn(look.locale, `/payment/${sale.sessionId}`));
      await expect(page.getByText(say('You have an unfinished order'))).toBeVisible();
      await counter.expectTaken(CHAIR, 0);
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await expect(
        page.getByText(sentence('{0, plural, one {# ticket} other {# tickets}}', { 0: 2 })).first(),
      ).toBeVisible();
      await journey.expectAccessible(page);
      await page.getByRole('button', { name: say('Continue this order') }).click();
      await expect(counter.dialog).toBeVisible();
      const asked = await readTransfer(page, look);
      await counter.dialog.getByRole('button', { name: say('I have transferred') }).click();
      await expect(counter.heading('Ticket order processing')).toBeVisible();
      return asked;
    });

    await test.step('on the result page, before and after the money', async () => {
      await page.reload();
      await expect(counter.heading('Ticket order processing')).toBeVisible();
      await journey.expectAccessible(page);
      await journey.world.transfer(order);
      await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
      await page.reload();
      await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
      await journey.expectAccessible(page);
    });

    const made = await journey.sql(
      `SELECT (SELECT count(*)::int FROM payment WHERE event_id = $1) AS payments, (SELECT count(*)::int FROM user_order WHERE event_id = $1) AS orders,
         (SELECT count(*)::int FROM bought_ticket WHERE event_id = $1) AS tickets`,
      [sale.eventId],
    );
    expect(made).toEqual([{ payments: 1, orders: 1, tickets: 2 }]);
  });
}
