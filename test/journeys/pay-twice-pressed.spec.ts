import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`pressing 'Pay now' twice makes one order and one payment, at ${look.width} px in ${look.locale} [S4-38] [S4-34]`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'buying');
    const sale = await putOnSale(journey, {
      name: 'Bấm hai lần',
      tickets: [{ name: CHAIR, price: 150_000, places: 8 }],
    });
    const page = await journey.open(look);
    await (await aPerson(journey, `bam-${mark()}@example.com`, { first: 'Bấm', last: 'Vũ' })).signIn(page);
    const counter = counterPage(page, look, sale);
    await counter.open();
    await counter.next();
    await journey.expectAccessible(page);
    const payNow = page.getByRole('button', { name: say('Pay now') });
    if (look.width === 390)
      await payNow.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    else await payNow.dblclick();
    await expect(counter.dialog).toBeVisible();
    await journey.expectAccessible(page);
    await counter.dialog.getByRole('button', { name: say('I have transferred') }).click();
    await expect(counter.heading('Ticket order processing')).toBeVisible();
    await journey.expectAccessible(page);
    const [count] = await journey.sql(
      `SELECT (SELECT count(*)::int FROM checkout_session WHERE event_id = $1) AS checkouts, (SELECT count(*)::int FROM payment WHERE event_id = $1) AS payments,
         (SELECT count(*)::int FROM user_order WHERE event_id = $1) AS orders, (SELECT reserved FROM quota WHERE event_id = $1 AND scope = 'TICKET_TYPE') AS reserved`,
      [sale.eventId],
    );
    expect(count).toEqual({ checkouts: 1, payments: 1, orders: 1, reserved: 1 });
  });
}
