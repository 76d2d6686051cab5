import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { mark } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

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
}
