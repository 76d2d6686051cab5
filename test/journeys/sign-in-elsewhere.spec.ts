import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const say = wordsOf(look.locale, 'shell');
  const where = `at ${look.width} px in ${look.locale}`;

  test(`a visitor signs in with a provider and returns to the same page, ${where} [S2.5-01] [S2.1-35]`, async ({
    journey,
  }) => {
    const page = await journey.open(look);
    const start = pathIn(look.locale, '/events?format=ONLINE');
    await page.goto(start);
    await page
      .getByRole('button', { name: say('Sign in'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('Sign in with {name}').replace('{name}', 'Demo ID') }).click();
    await page.getByLabel('Email').fill(`noi-khac-${mark()}@example.com`);
    await page.getByRole('button', { name: 'Continue to Vemoi' }).click();
    await expect(page).toHaveURL(new RegExp(`${start.replace('?', '\\?')}$`));
    await expect(page.getByRole('button', { name: say('Sign in'), exact: true })).toHaveCount(0);
    await journey.expectAccessible(page);
  });

  test(`a sign-in refused at the provider is reported and can be repeated, ${where}`, async ({ journey }) => {
    const page = await journey.open(look, { expects: /401/ });
    await page.goto(pathIn(look.locale, '/discovery'));
    await page
      .getByRole('button', { name: say('Sign in'), exact: true })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Sign in with {name}').replace('{name}', 'Demo ID') })
      .click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/demo-id\/callback/);
    await journey.expectAccessible(page);
  });

  test(`the chosen tickets, the page and its language survive a provider, cancelled or not, ${where}`, async ({
    journey,
  }) => {
    const buying = wordsOf(look.locale, 'buying');
    const people = wordsOf(look.locale, 'people');
    const sale = await putOnSale(journey, {
      name: 'Đăng nhập giữa chừng',
      tickets: [
        { name: CHAIR, price: 150_000, places: 20 },
        { name: 'Ghế xa', price: 90_000, places: 20 },
      ],
    });
    const page = await journey.open(look, { expects: /401/ });
    const counter = counterPage(page, look, sale);
    const payment = new RegExp(`${pathIn(look.locale, `/payment/${sale.sessionId}`)}$`);
    const leave = async () => {
      await page.getByRole('button', { name: buying('Next'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Sign in with {name}').replace('{name}', 'Demo ID') })
        .click();
    };
    await counter.open();
    await counter.take(CHAIR, 2);
    await leave();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: people('Sign-in failed') })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(pathIn(look.locale, '/auth/demo-id/callback').replaceAll('/', '\\/')));
    await journey.expectAccessible(page);
    await page.getByRole('link', { name: people('Back to where you were') }).click();
    await expect(page).toHaveURL(payment);
    await counter.expectTaken(CHAIR, 2);
    await leave();
    await page.getByLabel('Email').fill(`giua-chung-${mark()}@example.com`);
    await page.getByRole('button', { name: 'Continue to Vemoi' }).click();
    await expect(page).toHaveURL(payment);
    await expect(counter.heading('Check and pay')).toBeVisible();
    await expect(
      page
        .getByText(/300[.,]000/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  test(`what is chosen on a private event's page survives a provider, cancelled or not, ${where}`, async ({
    journey,
  }) => {
    const buying = wordsOf(look.locale, 'buying');
    const people = wordsOf(look.locale, 'people');
    const sale = await putOnSale(journey, {
      name: 'Bữa tối kín',
      isPrivate: true,
      tickets: [{ name: CHAIR, price: 150_000, places: 20 }],
    });
    const page = await journey.open(look, { expects: /401/ });
    const counter = counterPage(page, look, sale);
    const leave = async () => {
      await page.getByRole('button', { name: buying('Buy ticket now') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Sign in with {name}').replace('{name}', 'Demo ID') })
        .click();
    };
    await page.goto(pathIn(look.locale, `/event/${sale.slug}`));
    await counter.take(CHAIR, 2);
    await counter.expectTaken(CHAIR, 2);
    await leave();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: people('Back to where you were') }).click();
    await counter.expectTaken(CHAIR, 2);
    await leave();
    await page.getByLabel('Email').fill(`kin-${mark()}@example.com`);
    await page.getByRole('button', { name: 'Continue to Vemoi' }).click();
    await expect(page).toHaveURL(new RegExp(`/event/${sale.slug.split('~')[0]}`));
    await counter.expectTaken(CHAIR, 2);
  });
}
