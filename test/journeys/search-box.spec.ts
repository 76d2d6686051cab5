import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

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
      // A phone shows where to go before a word is written, and stays there.
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

    // Without the marks on its letters.
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
