import type { Page } from 'playwright';
import { drawn } from './standing-still.ts';

const TALLEST = 9_000;

/** As one screen: lazy parts are loaded, and what sticks to the bottom is at the bottom. */
export async function wholePage(page: Page): Promise<Uint8Array> {
  const shown = page.viewportSize();
  if (shown === null) return page.screenshot({ fullPage: true, animations: 'disabled' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: shown.width, height: Math.min(TALLEST, Math.max(shown.height, height)) });
  await page
    .waitForFunction(
      () => [...document.images].every((image) => image.complete || image.offsetParent === null),
      undefined,
      { timeout: 8_000 },
    )
    .catch(() => undefined);
  await drawn(page);
  const png = await page.screenshot({ animations: 'disabled' });
  await page.setViewportSize(shown);
  return png;
}
