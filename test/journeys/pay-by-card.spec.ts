import type { Page } from 'playwright/test';
import { PAYMENT_METHODS_SAID } from '#words/platform/statuses.ts';
import { CARD_PANEL_SAID, CONFIRM_REFUSALS_SAID } from '#words/sale/card-refusals.ts';
import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { bringsTickets } from './ticket-mail.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';

// One after another: the simulator loses and repeats everybody's notices.
test.describe.configure({ mode: 'default' });

const onSale = (journey: Journey): Promise<OnSale> =>
  putOnSale(journey, { name: 'Ưu đãi thẻ', tickets: [{ name: CHAIR, price: 200_000, places: 9 }] });

async function toTheCards(journey: Journey, look: Look, sale: OnSale, expects?: RegExp) {
  const page = await journey.open(look, expects === undefined ? {} : { expects });
  const buyer = await aPerson(journey, `the-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' });
  await buyer.signIn(page);
  const counter = counterPage(page, look, sale);
  await counter.open();
  await counter.next();
  await page.getByRole('radio', { name: PAYMENT_METHODS_SAID.Stripe[look.locale] }).check();
  return { page, buyer, counter };
}

async function fillIn(page: Page, look: Look, number: string): Promise<void> {
  const vi = look.locale === 'vi';
  await page.getByLabel(wordsOf(look.locale, 'buying')('Name on the card')).fill('NGO LAN');
  await page.getByLabel(vi ? 'Số thẻ' : 'Card number').fill(number);
  await page.getByLabel('MM / YY').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
}

test('an organiser offers a bank’s cards a discount, and a buyer sees it before such a card pays, at 390 px in vi [S3-83]', async ({
  journey,
}) => {
  const sale = await onSale(journey);
  const desk = wordsOf('en', 'desk');
  const office = await journey.open(DESKTOP_EN);
  await sale.organiser.signIn(office);
  await office.goto(pathIn('en', `/events/manager/${sale.eventId}/promotions`));

  await test.step('the organiser creates it with a preview', async () => {
    await office.getByRole('button', { name: desk('Create card promotion') }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel(desk('Bank'), { exact: true }).fill('Vietcombank');
    await dialog.getByLabel(desk('First digits of the cards')).fill('42424242');
    await dialog.getByLabel(desk('Percent off (1 to 100)')).fill('20');
    await dialog.getByLabel(desk('At most off an order (đ, optional)')).fill('30000');
    await expect(dialog.getByText(/170,000\s*đ instead of 200,000/)).toBeVisible();
    await journey.expectAccessible(office);
    await dialog.getByRole('button', { name: desk('Create card promotion') }).click();
    await expect(dialog).toBeHidden();
    await expect(office.getByText('Vietcombank · −20%')).toBeVisible();
    await journey.expectAccessible(office);
  });

  const look = PHONE_VI;
  const { page, counter } = await toTheCards(journey, look, sale);
  const say = wordsOf(look.locale, 'buying');

  await test.step('another bank’s card pays the full price', async () => {
    await expect(page.getByText(/Vietcombank: giảm 20%/)).toBeVisible();
    await fillIn(page, look, '5555 5555 5555 4444');
    await expect(page.getByRole('button', { name: say('Pay now') })).toContainText('200.000');
  });

  await test.step('the bank’s own card lowers the price before it pays', async () => {
    await fillIn(page, look, '4242 4242 4242 4242');
    await expect(page.getByRole('button', { name: say('Pay now') })).toContainText('170.000');
    await expect(page.getByText(/Giảm 30\.000\s*đ với thẻ này/)).toBeVisible();
    await journey.expectAccessible(page);
    await page.getByRole('button', { name: say('Pay now') }).click();
    await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
  });

  await test.step('the organiser reads its use and its money, and pauses it', async () => {
    await office.reload();
    await expect(office.getByText(/Discounts given: 30,000\s*đ · Ticket sales: 170,000/)).toBeVisible();
    await office
      .getByRole('button', { name: sentenceIn('en', 'desk')('Pause {name}', { name: 'Vietcombank' }) })
      .click();
    await expect(office.getByText('Paused', { exact: true })).toBeVisible();
  });
});

test('a saved card carries its id, brand and last digits; a new one the name, country and last digits of its form [S3-64]', async ({
  journey,
}) => {
  const look = DESKTOP_EN;
  const { page, buyer, counter } = await toTheCards(journey, look, await onSale(journey));
  const say = wordsOf(look.locale, 'buying');
  await expect(page.getByLabel(say('Country'))).toHaveValue('VN');
  await fillIn(page, look, '4242 4242 4242 4242');
  const asked = page.waitForRequest((request) => request.url().endsWith('/v1/payment_methods'));
  await page.getByRole('button', { name: say('Pay now') }).click();
  const request = await asked;
  const sent = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
  expect(sent).toMatchObject({ 'billing_details[name]': 'NGO LAN', 'billing_details[address][country]': 'VN' });
  const created = await (await request.response())?.json();
  expect(created).toMatchObject({ card: { brand: 'visa', last4: '4242' } });
  await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();

  const others = { mastercard: '5555555555554444', discover: '6011111111111117', amex: '378282246310005' };
  for (const number of Object.values(others)) {
    const body = new URLSearchParams({ key: sent['key'] ?? '', type: 'card', 'card[number]': number });
    const { id } = (await (await fetch(request.url(), { method: 'POST', body })).json()) as { readonly id: string };
    await buyer.ask('mutation ($id: String!) { add_stripe_payment_method(payment_method_id: $id) { id } }', { id });
  }
  const cards = await buyer.ask('{ stripe_payment_methods { id card { brand last4 } } }');
  const card = (brand: string, last4: string) => ({ id: expect.stringMatching(/^pm_\w+$/), card: { brand, last4 } });
  expect(cards).toEqual([
    card('amex', '0005'),
    card('discover', '1117'),
    card('mastercard', '4444'),
    { ...card('visa', '4242'), id: created.id },
  ]);
});

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[])
  test(`a card is declined, fails and passes 3-D Secure, is saved, left, and its notice lost or sent twice: each payment buys once, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    test.slow();
    const sale = await onSale(journey);
    const { page, buyer, counter } = await toTheCards(journey, look, sale, /Failed to load resource/);
    const say = wordsOf(look.locale, 'buying');
    const card = page.getByRole('radio', { name: PAYMENT_METHODS_SAID.Stripe[look.locale] });
    const bank = page.frameLocator('iframe[title="3-D Secure"]');
    const answer = (button: 'Complete' | 'Fail') =>
      bank.getByRole('button', { name: `${button} authentication` }).click();
    const pay = () => page.getByRole('button', { name: say('Pay now') }).click();
    const payAgain = () =>
      page
        .getByRole('main')
        .getByRole('button', { name: /200[.,]000/ })
        .click();
    const again = async () => {
      // The same address again is a reload, which shows the paid order.
      await page.goto('about:blank');
      await counter.open();
      await counter.next();
      await card.check();
    };
    const thanked = () => expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    const notCompleted = () => expect(counter.heading('The payment wasn’t completed')).toBeVisible();
    const expectBought = (orders: number) =>
      expect
        .poll(async () => {
          const [sum] = await journey.sql(
            `SELECT (SELECT count(*)::int FROM user_order WHERE event_id = $1 AND status = 'SUCCESSFUL') AS orders,
               (SELECT coalesce(sum(received), 0)::int FROM payment WHERE event_id = $1) AS received`,
            [sale.eventId],
          );
          return sum;
        })
        .toEqual({ orders, received: orders * 200_000 });

    await test.step('declined by its bank, and by its owner in 3-D Secure, it takes no money', async () => {
      await fillIn(page, look, '4000 0000 0000 9995');
      await pay();
      await notCompleted();
      await card.check();
      await page.getByRole('button', { name: CARD_PANEL_SAID.addCard[look.locale] }).click();
      await fillIn(page, look, '4000 0025 0000 3155');
      await payAgain();
      await answer('Fail');
      await expect(page.getByText(CONFIRM_REFUSALS_SAID.AUTHENTICATION_FAILED[look.locale])).toBeVisible();
      await notCompleted();
      await journey.expectAccessible(page);
      await expectBought(0);
    });

    await test.step('passed in 3-D Secure, it pays', async () => {
      await payAgain();
      await answer('Complete');
      await thanked();
      await expectBought(1);
    });

    await test.step('the saved card pays another order while its notice is lost', async () => {
      await again();
      await page.getByRole('radio', { name: /3155/ }).check();
      await pay();
      await expect(bank.getByRole('button').first()).toBeVisible();
      await journey.world.cardNotices('lost');
      await answer('Complete');
      await expect(bank.getByRole('button')).toHaveCount(0);
      await journey.world.cardNotices('on');
      await thanked();
      await expectBought(2);
    });

    await test.step('its notice comes twice', async () => {
      await journey.world.cardNotices('twice');
      await again();
      await page.getByRole('button', { name: CARD_PANEL_SAID.addCard[look.locale] }).click();
      await fillIn(page, look, '4242 4242 4242 4242');
      await pay();
      await thanked();
      await journey.world.cardNotices('on');
      await expectBought(3);
    });

    await test.step('left in 3-D Secure, the order is paid another way', async () => {
      await again();
      await page.getByRole('radio', { name: /3155/ }).check();
      await pay();
      await expect(bank.getByRole('button').first()).toBeVisible();
      await page.reload();
      await expect(counter.heading('Ticket order processing')).toBeVisible();
      await page.getByRole('button', { name: say('I haven’t paid yet') }).click();
      await page.locator('input[value="BankTransfer"]').check();
      await payAgain();
      await expect(counter.dialog).toBeVisible();
      await journey.world.transfer(await counter.readTransfer());
      await thanked();
      await expectBought(4);
    });

    await test.step('its owner answers the bank after the page was closed, and the tickets come by mail', async () => {
      await again();
      await page.getByRole('radio', { name: /3155/ }).check();
      await pay();
      await expect(bank.getByRole('button').first()).toBeVisible();
      const step = (await page.locator('iframe[title="3-D Secure"]').getAttribute('src')) ?? '';
      await page.close();
      await fetch(step, { method: 'POST', body: new URLSearchParams({ answer: 'pass' }) });
      await expectBought(5);
      await expect.poll(async () => (await journey.world.mails(buyer.email)).filter(bringsTickets).length).toBe(5);
    });
  });
