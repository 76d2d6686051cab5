import { chromium, type Page } from 'playwright/test';
import { CHROMIUM_ARGS } from '#tools/test/chromium.ts';
import { DESKTOP_EN, expect, type Journey, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const HOST = 'www.vemoi.test';
const YEAR_S = 365 * 86_400;

async function cookiesWritten(page: Page): Promise<readonly string[]> {
  const written: string[] = [];
  await page.exposeFunction('noteCookie', (text: string) => written.push(text));
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => own?.get?.call(document),
      set: (text: string) => {
        own?.set?.call(document, text);
        (window as unknown as { noteCookie(text: string): void }).noteCookie(text);
      },
    });
  });
  return written;
}

async function switchToVietnamese(page: Page): Promise<void> {
  const menu = wordsOf('en', 'shell')('Menu');
  await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
}

async function underAName(journey: Journey, use: (page: Page, origin: string) => Promise<void>): Promise<void> {
  const { port } = new URL(journey.baseUrl);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  });
  try {
    const page = await journey.open(DESKTOP_EN, { browser, expects: /Cross-Origin-Opener-Policy/ });
    await use(page, `http://${HOST}:${port}`);
  } finally {
    await browser.close();
  }
}

test('the chosen language is kept in local storage, for the parent domain and for a year [S9-28] [S9-29]', async ({
  journey,
}) => {
  await underAName(journey, async (page, origin) => {
    const written = await cookiesWritten(page);
    await page.goto(`${origin}/about-us`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await switchToVietnamese(page);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('vi');
    await expect
      .poll(() => written)
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(new RegExp(`^language=vi; .*Max-Age=${10 * YEAR_S};.*Domain=vemoi\\.test$`)),
          expect.stringMatching(new RegExp(`^locale=vi; .*Max-Age=${YEAR_S};`)),
        ]),
      );
    expect(await page.context().cookies(origin)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'language', value: 'vi', domain: '.vemoi.test' }),
        expect.objectContaining({ name: 'locale', value: 'vi', domain: HOST }),
      ]),
    );
  });
});

test('the code of who recommended the product is kept for the parent domain [S9-33]', async ({ journey }) => {
  await underAName(journey, async (page, origin) => {
    await page.goto(`${origin}/about-us?ref=LAN2026`);
    await expect
      .poll(() => page.context().cookies(origin))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: 'referralCode', value: 'LAN2026', domain: '.vemoi.test' }),
        ]),
      );
  });
});

test('a page keeps its language, and of a session when its token ends, for ten years, never the token [S9-25] [S9-27]', async ({
  journey,
}) => {
  const page = await journey.open(DESKTOP_EN);
  const written = await cookiesWritten(page);
  const tokens: string[] = [];
  page.on('response', async (response) => {
    const text = response.url().includes('/api/') ? await response.text().catch(() => '') : '';
    tokens.push(...[...text.matchAll(/"(?:access|renewal)_token":"([^"]+)"/g)].map(([, token = '']) => token));
  });
  const person = await aPerson(journey, `giu-${mark()}@example.com`, { first: 'Lan', last: 'Đỗ' });
  await person.signIn(page);
  await page.goto('/my-ticket');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect
    .poll(() => written)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^accessTokenExpiredAt=\\d{13}; .*Max-Age=${10 * YEAR_S};`)),
      ]),
    );
  await expect.poll(() => tokens.length).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await switchToVietnamese(page);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('vi');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  for (const token of tokens) expect(kept).not.toContain(token);
});
