import type { Locator, Page } from 'playwright/test';
import { expect } from './journey.ts';

const MOST_STEPS = 60;

/** A visible ring on what has the focus, or on the field around it. */
export async function expectSeen(page: Page): Promise<void> {
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
      // A text field thickens the frame around it.
      const frame = at.closest('[class*="InputBase-root"]')?.querySelector(':scope > fieldset') ?? null;
      const framed = frame !== null && Number.parseFloat(getComputedStyle(frame).borderTopWidth) >= 2;
      const { top, bottom, width, height } = at.getBoundingClientRect();
      const onScreen = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
      return (ringed || framed) && onScreen
        ? 'seen'
        : `${at.outerHTML.slice(0, 200)}: ${ringed || framed ? 'off the screen' : 'without a ring'}`;
    });
    expect(seen).toBe('seen');
  }).toPass({ timeout: 3_000 });
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
    await expectSeen(page);
  }
  throw new Error(`${String(target)} is not reached by ${MOST_STEPS} tabs`);
}
