import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const say = wordsOf(look.locale, 'shell');

  test(`a search is typed, closed by Back and opened by Enter, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const sale = await putOnSale(journey, {
      name: 'Tìm bằng bàn phím',
      tickets: [{ name: 'Vé mời', price: 0, places: 20 }],
    });
    const words = `ban phim hanoi ${sale.name.split(' ').at(-1) ?? ''}`;
    const page = await journey.open(look);
    await page.goto(pathIn(look.locale, '/about-us'));
    await page.goto(pathIn(look.locale, '/support'));
    const results = page.getByRole('region', { name: say('Search results') });
    const found = results.getByRole('link', { name: sale.name }).first();
    const box = page.getByRole('searchbox', { name: say('Search events') });
    const open = page.getByRole('button', { name: say('Open search') });

    await open.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.type(words);
    await expect(found).toBeVisible();
    await expect(results.getByRole('heading', { name: words })).toContainText('1');
    await page.goBack();
    await expect(results).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathIn(look.locale, '/support'));

    await open.press('Enter');
    await page.keyboard.type(words);
    await expect(found).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(results).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathIn(look.locale, '/support'));

    await open.press('Enter');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/events\\?q=${encodeURIComponent(words)}$`));
    await expect(results).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: sale.name }).first()).toBeVisible();
    await journey.expectAccessible(page);

    // Back from the results page shows the search as it was left, and Back again the page below it.
    await page.goBack();
    await expect(box).toHaveValue(words);
    await page.goBack();
    await expect(results).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathIn(look.locale, '/support'));
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathIn(look.locale, '/about-us'));
  });
}

test('a browser that prefers Vietnamese is led from an English page to the same page in Vietnamese, once', async ({
  journey,
}) => {
  const page = await journey.open(DESKTOP_EN);
  await page.addInitScript(() =>
    Object.defineProperty(window.navigator, 'languages', { get: () => ['vi-VN', 'en-US'] }),
  );
  await page.goto('/about-us');
  const hint = page.getByRole('region', { name: 'Ngôn ngữ' });
  await expect(hint).toBeVisible();
  await journey.expectAccessible(page);
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hint).toBeHidden();
  await page.evaluate(() => window.localStorage.removeItem('languageHint'));
  await page.reload();
  await hint.getByRole('link', { name: 'Xem bằng tiếng Việt' }).click();
  await expect(page).toHaveURL(/\/vi\/support$/);
});
