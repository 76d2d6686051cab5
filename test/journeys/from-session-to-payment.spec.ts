import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THANKS_IMAGE_FAILED, THANKS_IMAGE_SAVED } from '#words/platform/downloads.ts';
import { PAYMENT_METHODS_SAID } from '#words/platform/statuses.ts';
import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const DAY = 86_400_000;
const CHAIR = 'Ghế thường';
const BALCONY = 'Ban công';

async function twoEvenings(journey: Journey): Promise<OnSale & { readonly second: number }> {
  const sale = await putOnSale(journey, { name: 'Hai đêm', tickets: [{ name: CHAIR, price: 150_000, places: 20 }] });
  const beginAt = Date.now() + 12 * DAY;
  const { id: second } = await sale.organiser.ask<{ id: number }>(
    'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }',
    { id: sale.eventId, input: { name: 'Đêm thứ hai', begin_at: beginAt, end_at: beginAt + 7_200_000 } },
  );
  await sale.organiser.ask(
    'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
    { id: second, input: { name: BALCONY, price: 180_000, capacity: 10 } },
  );
  return { ...sale, second };
}

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;
  const say = wordsOf(look.locale, 'buying');

  test(`a buyer picks a session of an event, then its tickets, pays and is thanked, ${where} [S1-07] [S2.1-11]`, async ({
    journey,
  }) => {
    const sale = await twoEvenings(journey);
    const page = await journey.open(look);
    await (await aPerson(journey, `dem-hai-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' })).signIn(page);
    const counter = counterPage(page, look, { sessionId: sale.second });

    await test.step('the address names the chosen session', async () => {
      await page.goto(pathIn(look.locale, `/event/${sale.slug}`));
      await page.getByRole('radio', { name: /Đêm thứ hai/ }).check();
      await page
        .getByRole('link', { name: say('Buy ticket now') })
        .first()
        .click();
      await expect(counter.heading('Choose your tickets')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(pathIn(look.locale, `/payment/${sale.second}`));
      expect(sale.second).not.toBe(sale.eventId);
      await expect(page.getByText(BALCONY).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText(CHAIR)).toHaveCount(0);
      await journey.expectAccessible(page);
    });

    await test.step('paid tickets are thanked for', async () => {
      const asked = await counter.toTransfer(BALCONY, 0);
      expect(asked.amount).toBe(180_000);
      await journey.world.transfer(asked);
      await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    });
  });

  test(`the picture of the thank-you page is downloaded, and a failure is named, ${where} [S8-37]`, async ({
    journey,
  }) => {
    const sale = await putOnSale(journey, { name: 'Vào cửa tự do', tickets: [{ name: CHAIR, price: 0, places: 20 }] });
    const page = await journey.open(look, { expects: /Failed to load resource/ });
    await (await aPerson(journey, `anh-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' })).signIn(page);
    const counter = counterPage(page, look, sale);
    await counter.open();
    await page.getByRole('button', { name: say('Register'), exact: true }).click();
    await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    const button = page.getByRole('button', { name: say('Download image') });
    const download = page.waitForEvent('download');
    await button.click();
    expect((await download).suggestedFilename()).toMatch(/^thanks-.*\.jpeg$/);
    await expect(page.getByText(THANKS_IMAGE_SAVED[look.locale])).toBeVisible();
    await page.route('**/api/generate-thanks-buy-ticket-image*', (route) => route.fulfill({ status: 503 }));
    await button.click();
    await expect(page.getByText(THANKS_IMAGE_FAILED[look.locale])).toBeVisible();
  });

  test(`both checkouts are named by the session, and the simple one has no header and footer, ${where} [S2.1-12] [S2.1-13]`, async ({
    journey,
  }) => {
    const sale = await twoEvenings(journey);
    const page = await journey.open(look);
    for (const address of [`/payment/${sale.second}`, `/payment/${sale.second}/simple`]) {
      await page.goto(pathIn(look.locale, address));
      await expect(counterPage(page, look, sale).heading('Choose your tickets')).toBeVisible();
      await expect(page.getByText(BALCONY).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText(CHAIR)).toHaveCount(0);
    }
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await journey.expectAccessible(page);
  });
}

test('VNPay leads back to the address of the checkout, and the key of the card provider comes from the server [S7.5-14] [S1-63]', async ({
  journey,
}) => {
  const look = DESKTOP_EN;
  const say = wordsOf(look.locale, 'buying');
  const sale = await putOnSale(journey, {
    name: 'Trả nơi khác',
    tickets: [{ name: CHAIR, price: 150_000, places: 9 }],
  });
  const page = await journey.open(look);
  await (await aPerson(journey, `noi-khac-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' })).signIn(page);
  const counter = counterPage(page, look, sale);
  await counter.open();
  await counter.next();

  await test.step('the key is fetched when a card is chosen, and no built file holds it', async () => {
    const { data } = await (await fetch(`${journey.baseUrl}/api/v1/payment/configuration`)).json();
    const key: string = data.stripe_config.publishable_key;
    expect(key).toMatch(/^pk_\w{8,}$/);
    const fetched = page.waitForResponse(async (response) => {
      const isAnswer = response.url().endsWith('/graphql') && response.ok();
      return isAnswer && (await response.text()).includes(key);
    });
    await page.getByRole('radio', { name: PAYMENT_METHODS_SAID.Stripe[look.locale] }).check();
    await fetched;
    const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((name) => /\.(?:js|html|css|json)$/.test(name));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((name) => readFileSync(join('dist/client', name), 'utf8').includes(key))).toEqual([]);
  });

  await test.step('the way back is this address with the checkout in it', async () => {
    const [, before = ''] = /^([^?]*)/.exec(page.url()) ?? [];
    await page.getByRole('radio', { name: PAYMENT_METHODS_SAID.VnBankVnpay[look.locale] }).check();
    const asked = page.waitForRequest((request) => request.postData()?.includes('redirect_url') === true);
    await page.getByRole('button', { name: say('Pay now') }).click();
    const { input } = (await asked).postDataJSON().variables;
    expect(input.redirect_url).toBe(`${before}?payment_checkout_session_id=${input.payment_checkout_session_id}`);
  });
});

test('a new card is created in the holder’s name and confirms the payment with the client secret [S7.5-21] [S7.5-22]', async ({
  journey,
}) => {
  const look = DESKTOP_EN;
  const say = wordsOf(look.locale, 'buying');
  const sale = await putOnSale(journey, {
    name: 'Trả bằng thẻ',
    tickets: [{ name: CHAIR, price: 150_000, places: 9 }],
  });
  const page = await journey.open(look);
  await (await aPerson(journey, `the-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' })).signIn(page);
  const counter = counterPage(page, look, sale);
  await counter.open();
  await counter.next();
  await page.getByRole('radio', { name: PAYMENT_METHODS_SAID.Stripe[look.locale] }).check();
  await page.getByLabel(say('Name on the card')).fill('NGO LAN');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('MM / YY').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  const secretTold = page.waitForResponse(async (response) => {
    const isAnswer = response.url().endsWith('/graphql') && response.ok();
    return isAnswer && (await response.text()).includes('client_secret');
  });
  const created = page.waitForRequest((request) => request.url().endsWith('/v1/payment_methods'));
  const confirmed = page.waitForRequest((request) => request.url().endsWith('/confirm'));
  await page.getByRole('button', { name: say('Pay now') }).click();
  const card = await created;
  expect(Object.fromEntries(new URLSearchParams(card.postData() ?? ''))).toMatchObject({
    type: 'card',
    'billing_details[name]': 'NGO LAN',
    'metadata[name]': 'NGO LAN',
  });
  const answer = await card.response();
  const sent = Object.fromEntries(new URLSearchParams((await confirmed).postData() ?? ''));
  expect(await (await secretTold).text()).toContain(sent['client_secret'] ?? 'no secret');
  expect(await answer?.json()).toMatchObject({ id: sent['payment_method'] });
  await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
});
