import type { Request } from 'playwright/test';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const asksForSuggestions = (request: Request): boolean => {
  const sent = request.url().endsWith('/graphql') ? (request.postData() ?? '') : '';
  return sent.includes('"time":"UPCOMING"') && sent.includes('"limit":12');
};

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const say = wordsOf(look.locale, 'shell');
  const where = `at ${look.width} px in ${look.locale}`;

  test(`the search box expands to 240 px, searches while typing and closes as the device expects, ${where} [S2.4-04] [S2.4-10] [S2.4-12]`, async ({
    journey,
  }) => {
    const sale = await putOnSale(journey, {
      name: 'Tìm ngay trên đầu trang',
      tickets: [{ name: 'Vé mời', price: 0, places: 20 }],
    });
    const page = await journey.open(look);
    await page.goto(pathIn(look.locale, '/about-us'));
    const box = page.getByRole('search');
    const results = page.getByRole('region', { name: say('Search results') });
    const width = async () => Math.round((await box.boundingBox())?.width ?? 0);
    const outside = () => page.mouse.click(look.width - 6, 400);
    await expect.poll(width).toBe(48);

    await page.getByRole('button', { name: say('Open search') }).click();
    await expect.poll(width).toBe(240);
    if (look.width < 768) {
      // On a phone the search offers links before a word is typed.
      await expect(results).toBeVisible();
      await expect(results.getByRole('heading', { name: say('Suggestions for you') })).toBeVisible();
      await outside();
      await expect(results).toBeVisible();
      await expect.poll(width).toBe(240);
    } else {
      await expect(results).toBeHidden();
      await outside();
      await expect.poll(width).toBe(48);
      await page.getByRole('button', { name: say('Open search') }).click();
    }

    await page.getByRole('searchbox').fill(`tim ngay tren dau trang ${sale.name.split(' ').at(-1) ?? ''}`);
    const found = results.getByRole('link', { name: sale.name });
    await expect(found.first()).toBeVisible();
    await outside();
    await expect(results).toBeVisible();
    await expect.poll(width).toBe(240);
    await journey.expectAccessible(page);
    await page.getByRole('button', { name: say('Clear search') }).click();
    await expect(results).toBeHidden();
    await expect.poll(width).toBe(48);

    await page.getByRole('button', { name: say('Open search') }).click();
    await page.getByRole('searchbox').fill(sale.name);
    await found.first().click();
    await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pathIn(look.locale, `/event/${sale.slug}`));
    await expect(results).toBeHidden();
  });
}

test('suggestions are fetched when the results open and when nothing is found, and their failure shows no error [S7.4-02]', async ({
  journey,
}) => {
  const look = DESKTOP_EN;
  const say = wordsOf(look.locale, 'shell');
  const sale = await putOnSale(journey, { name: 'Đêm thơ', tickets: [{ name: 'Vé mời', price: 0, places: 20 }] });
  const page = await journey.open(look, { expects: /Failed to load resource/ });
  const results = page.getByRole('region', { name: say('Search results') });
  const seek = (text: string) => page.getByRole('searchbox').fill(text);
  await page.goto('/about-us');
  await page.getByRole('button', { name: say('Open search') }).click();

  await test.step('when the results open, and again when nothing is found', async () => {
    const opened = page.waitForRequest(asksForSuggestions);
    await seek(sale.name);
    await opened;
    await expect(results.getByRole('link', { name: sale.name }).first()).toBeVisible();
    const again = page.waitForRequest(asksForSuggestions);
    await seek('khong co gi nhu vay');
    await again;
    await expect(results.getByRole('heading', { name: say('Suggestions for you') })).toBeVisible();
  });

  await test.step('a failure of theirs leaves the results as they are', async () => {
    let failed = 0;
    await page.route('**/graphql', (route) => {
      if (!asksForSuggestions(route.request())) return route.continue();
      failed += 1;
      return route.fulfill({ status: 503 });
    });
    await page.goto('/contact-us');
    await page.getByRole('button', { name: say('Open search') }).click();
    await seek(sale.name);
    await expect(results.getByRole('link', { name: sale.name }).first()).toBeVisible();
    await expect.poll(() => failed).toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await journey.expectAccessible(page);
  });
});
