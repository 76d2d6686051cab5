import { GATEWAY_HINTS_SAID } from '#words/sale/card-refusals.ts';
import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { bringsTickets } from './ticket-mail.ts';
import { timePasses } from './time-passes.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const PRICE = 150_000;

for (const [look, [one, two, three]] of [
  [PHONE_VI, ['QrVnpay', 'VnBankVnpay', 'IntCardVnpay']],
  [DESKTOP_EN, ['IntCardVnpay', 'QrVnpay', 'VnBankVnpay']],
] as const satisfies readonly (readonly [Look, readonly string[]])[])
  test(`VNPay is cancelled, refuses, is left, loses the return or its call, calls twice, and is paid late: each payment buys once, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    test.slow();
    const say = wordsOf(look.locale, 'buying');
    const sale = await putOnSale(journey, {
      name: 'Trả ở VNPay',
      tickets: [{ name: CHAIR, price: PRICE, places: 20 }],
    });
    const page = await journey.open(look);
    const buyer = await aPerson(journey, `vnpay-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' });
    await buyer.signIn(page);
    const counter = counterPage(page, look, sale);
    const pay = async (method: string): Promise<void> => {
      await page.locator(`input[value="${method}"]`).check();
      await page.getByRole('button', { name: say('Pay now') }).click();
    };
    const leaveFor = async (method: string): Promise<void> => {
      await counter.open();
      await counter.next();
      await pay(method);
    };
    /** On VNPay's page. */
    const answer = (mode: string) => page.locator(`button[name="mode"][value="${mode}"]`).click();
    const thanked = () => expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    const paid = async () => {
      const [sum] = await journey.sql<{ orders: number; tickets: number; received: number }>(
        `SELECT (SELECT count(*)::int FROM user_order WHERE event_id = $1 AND status = 'SUCCESSFUL') AS orders,
           (SELECT count(*)::int FROM bought_ticket WHERE event_id = $1) AS tickets,
           (SELECT coalesce(sum(received), 0)::int FROM payment WHERE event_id = $1) AS received`,
        [sale.eventId],
      );
      return sum;
    };
    const held = async () => {
      const [places] = await journey.sql<{ reserved: number }>(
        "SELECT reserved FROM quota WHERE event_id = $1 AND scope = 'TICKET_TYPE'",
        [sale.eventId],
      );
      return places?.reserved;
    };
    const expectBought = async (orders: number) =>
      expect.poll(paid).toEqual({ orders, tickets: orders, received: orders * PRICE });

    await test.step('cancelled there, the page is as before the buyer left', async () => {
      await leaveFor(one);
      await answer('cancelled');
      await expect(counter.heading('Choose your tickets')).toBeVisible();
      await expect(page).toHaveURL((url) => url.search === '');
      await journey.expectAccessible(page);
    });

    await test.step('paid after our deadline, it takes free places again', async () => {
      await leaveFor(two);
      await expect(page.locator('button[value="paid"]')).toBeVisible();
      await timePasses(journey, sale, '1 hour');
      await expect.poll(held).toBe(0);
      await answer('paid');
      await thanked();
      await journey.expectAccessible(page);
      await expectBought(1);
    });

    await test.step('refused by the bank, it says why, and another way pays', async () => {
      await leaveFor(two);
      await answer('failed');
      await expect(counter.heading('The payment wasn’t completed')).toBeVisible();
      await expect(page.getByText(GATEWAY_HINTS_SAID.NOT_ENOUGH_MONEY[look.locale])).toBeVisible();
      await journey.expectAccessible(page);
      await page.locator(`input[value="${three}"]`).check();
      await page
        .getByRole('main')
        .getByRole('button', { name: /150[.,]000/ })
        .click();
      await answer('paid');
      await thanked();
      await expectBought(2);
    });

    await test.step('VNPay’s call is lost, and the return asks it', async () => {
      await leaveFor(one);
      await answer('paid-without-ipn');
      await thanked();
      await expectBought(3);
    });

    await test.step('its call comes twice, and the return is opened twice', async () => {
      await leaveFor(two);
      await answer('paid-ipn-twice');
      await thanked();
      await page.reload();
      await thanked();
      await expectBought(4);
    });

    await test.step('its call has a wrong signature, and the return asks it', async () => {
      await leaveFor(three);
      await answer('paid-wrong-signature');
      await thanked();
      await expectBought(5);
    });

    await test.step('the browser does not return, and the tickets come by mail', async () => {
      await leaveFor(three);
      await answer('paid-without-return');
      await expectBought(6);
      await expect.poll(async () => (await journey.world.mails(buyer.email)).filter(bringsTickets).length).toBe(6);
    });

    await test.step('left without paying, the order is paid another way', async () => {
      await leaveFor(one);
      await expect(page.locator('button[value="left"]')).toBeVisible();
      await page.goBack();
      await expect(counter.heading('Ticket order processing')).toBeVisible();
      await journey.expectAccessible(page);
      await page.getByRole('button', { name: say('I haven’t paid yet') }).click();
      await page.locator('input[value="BankTransfer"]').check();
      await page
        .getByRole('main')
        .getByRole('button', { name: /150[.,]000/ })
        .click();
      await expect(counter.dialog).toBeVisible();
      await journey.world.transfer(await counter.readTransfer());
      await thanked();
      await expectBought(7);
    });
  });
