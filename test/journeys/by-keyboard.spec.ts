import { DESKTOP_EN, expect, pathIn, test } from './journey.ts';
import { expectSeen, tabTo } from './keyboard.ts';
import { putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

for (const locale of ['en', 'vi'] as const) {
  test(`the keyboard alone leads from the home page to choosing tickets, in ${locale}`, async ({ journey }) => {
    test.slow();
    const say = wordsOf(locale, 'buying');
    const sale = await putOnSale(journey, {
      name: 'Không cần chuột',
      tickets: [{ name: 'Vé mời', price: 0, places: 20 }],
    });
    const page = await journey.open({ ...DESKTOP_EN, locale });
    await page.goto(pathIn(locale, '/'));

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: say('Skip to content') });
    await expect(skip).toBeFocused();
    await expectSeen(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)))
      .toBe(true);

    await page.goto(pathIn(locale, '/'));
    const menu = page.getByRole('banner').getByRole('button', { name: say('Menu'), exact: true });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await expectSeen(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Shift+Tab');
      if (
        await page
          .getByRole('button', { name: say('Open search') })
          .evaluate((element) => element === document.activeElement)
      )
        break;
    }
    const search = page.locator('header input[name="q"]');
    // A field without room while it opens gets letters with marks in disorder.
    expect(await search.evaluate((field) => field.clientWidth)).toBeGreaterThan(100);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(sale.name);
    await expect(search).toHaveValue(sale.name);
    const found = page.getByRole('region', { name: say('Search results') }).getByRole('link', { name: sale.name });
    await tabTo(page, found.first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();

    for (const name of [say('Add to calendar'), say('Share')]) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true });
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (let step = 0; step < 10; step += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await expectSeen(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }

    await page.goto(pathIn(locale, `/event/${sale.slug}`));
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: say('Buy ticket now') })
        .first(),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say('Choose your tickets') })).toBeVisible();
    const more = page.getByRole('button', { name: say('One more: {name}').replace('{name}', 'Vé mời') });
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(more).toBeFocused();
    await expect(page.getByRole('main').getByText('2', { exact: true }).first()).toBeVisible();
    const onwards = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^(${say('Register')}|${say('Next')})$`) });
    await tabTo(page, onwards.filter({ visible: true }).first());
  });
}
