import type { Page } from 'playwright/test';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

/** The scripts come when the answer is called. */
async function withoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()));
  const taken = page.goto(path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  return async () => {
    scripts.resolve();
    await taken;
  };
}

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;

  test(`text typed before the scripts load is kept, ${where}`, async ({ journey }) => {
    const shell = wordsOf(look.locale, 'shell');
    const house = wordsOf(look.locale, 'house');
    const sale = await putOnSale(journey, {
      name: 'Viết trước khi kịch bản đến',
      tickets: [{ name: 'Vé mời', price: 0, places: 20 }],
    });
    const page = await journey.open(look);

    await test.step('in the header’s search: what is typed is searched for', async () => {
      const come = await withoutScripts(page, pathIn(look.locale, '/about-us'));
      await page.getByRole('button', { name: shell('Open search') }).click();
      const field = page.locator('header input[name="q"]');
      await expect(field).toBeFocused();
      await page.keyboard.type(sale.name);
      await expect(field).toHaveValue(sale.name);
      await come();
      await expect(
        page.getByRole('region', { name: shell('Search results') }).getByRole('link', { name: sale.name }),
      ).toBeVisible();
      await expect(field).toHaveValue(sale.name);
      await journey.expectAccessible(page);
    });

    await test.step('in the support centre’s search', async () => {
      const come = await withoutScripts(page, pathIn(look.locale, '/support'));
      await page.getByRole('main').locator('input[name="q"]').fill('qr');
      await come();
      await expect(page).toHaveURL(/\?q=qr$/);
      await expect(page.getByRole('main').locator('input[name="q"]')).toHaveValue('qr');
    });

    await test.step('in the contact form: it is sent as it was written', async () => {
      const message = `Viết sớm ${Date.now()}`;
      const come = await withoutScripts(page, pathIn(look.locale, '/contact-us'));
      await page.locator('input[name="fullName"]').fill('Trần Linh');
      await page.locator('input[name="phoneNumber"]').fill('0912 345 678');
      await page.locator('input[value="Platform & Solutions"]').check();
      await page.locator('textarea[name="message"]').fill(message);
      await come();
      await expect(page.locator('input[name="fullName"]')).toHaveValue('Trần Linh');
      await page.getByRole('button', { name: house('Send') }).click();
      await expect(page.getByText('+84912345678')).toBeVisible();
      expect(
        await journey.sql('SELECT full_name, support_topic FROM contact_lead WHERE message = $1', [message]),
      ).toEqual([{ full_name: 'Trần Linh', support_topic: 'Platform & Solutions' }]);
    });
  });
}
