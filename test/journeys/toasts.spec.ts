import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

for (const [look, edge] of [
  [PHONE_VI, 16],
  [DESKTOP_EN, 24],
] as const satisfies readonly (readonly [Look, number])[]) {
  test(`a toast is at the top right, ${edge} px from the edge, in its own colour, at ${look.width} px [S9-46]`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'buying');
    const sale = await putOnSale(journey, {
      name: 'Đêm thông báo',
      tickets: [{ name: 'Vé mời', price: 0, places: 5 }],
    });
    const page = await journey.open(look);
    await page.goto(pathIn(look.locale, `/event/${sale.slug}`));
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Share'), exact: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Copy link') })
      .click();
    const toast = page.locator('[data-kind="success"]').first();
    await expect(toast).toBeVisible();
    await expect
      .poll(async () => {
        const box = await toast.boundingBox();
        return box === null ? null : [Math.round(box.y), Math.round(look.width - box.x - box.width)];
      })
      .toEqual([edge, edge]);
    const colour = await toast.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(colour).not.toBe('rgb(255, 255, 255)');
    expect(colour).not.toBe('rgba(0, 0, 0, 0)');
  });
}
