import type { Locator, Page } from 'playwright/test';
import { DESKTOP_EN, expect, pathIn, test } from './journey.ts';
import { putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const MOST_STEPS = 60;

/** A visible ring on what has the focus, or on the field around it. */
async function expectSeen(page: Page): Promise<void> {
  await expect(async () => {
    const seen = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) return 'nothing has the focus';
      const near = [
        at,
        at.previousElementSibling,
        at.parentElement,
        at.closest('form'),
        at.closest('label'),
        at.closest('article'),
        at.closest('li'),
      ];
      const ringed = near.some((each) =>
        [undefined, '::after', '::before'].some((part) => {
          if (each === null) return false;
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each, part);
          return (
            (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !outlineColor.endsWith(', 0)')) ||
            (each.matches('form') && boxShadow !== 'none')
          );
        }),
      );
      const { top, bottom, width, height } = at.getBoundingClientRect();
      const onScreen = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
      return ringed && onScreen
        ? 'seen'
        : `${at.outerHTML.slice(0, 200)}: ${ringed ? 'off the screen' : 'without a ring'}`;
    });
    expect(seen).toBe('seen');
  }).toPass({ timeout: 3_000 });
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    await expectSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} is not reached by ${MOST_STEPS} tabs`);
}

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
