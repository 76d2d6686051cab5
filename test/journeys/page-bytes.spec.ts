import type { Page, Request } from 'playwright/test';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';

/** What travels until nobody asks for anything any more, in bytes; JavaScript with what comes after the first paint. */
const MOST = { document: 34_000, script: 195_000, font: 110_000 } as const;
/** How far what is there already may move while the page comes, as browsers reckon it (Cumulative Layout Shift). */
const MOST_SHIFT = 0.02;
const SETTLES_MS = 3_000;
type Kind = keyof typeof MOST;
const isKind = (type: string): type is Kind => type in MOST;

/** The bytes of one page by kind, as they travelled. */
async function bytesOf(page: Page, path: string): Promise<Record<Kind, number>> {
  const asked: Request[] = [];
  page.on('requestfinished', (request) => asked.push(request));
  await page.goto(path);
  await page.evaluate(async () => void (await document.fonts.ready));
  // What comes after the first paint: live notices keep a connection open, so that the network is never idle.
  await page.waitForTimeout(SETTLES_MS);
  const bytes: Record<Kind, number> = { document: 0, script: 0, font: 0 };
  for (const request of asked) {
    const kind = request.resourceType();
    if (isKind(kind)) bytes[kind] += (await request.sizes()).responseBodySize;
  }
  return bytes;
}

/** Notes from the first moment on what moves by itself. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') !== true) shifts.push(Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'layoutShifts') as number[]).reduce((sum, shift) => sum + shift, 0));
}

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`pages that a crowd opens stay small and still, and their pictures have a size and wait for their turn, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const [event] = await journey.sql<{ slug: string }>(
      `SELECT slug_words || '-' || event_id AS slug FROM event WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' ORDER BY event_id LIMIT 1`,
    );
    for (const path of ['/', '/discovery', `/event/${event?.slug}`]) {
      // A browser that has nothing of us yet.
      const page = await journey.open(look);
      const shifted = await watchShifts(page);
      const bytes = await bytesOf(page, pathIn(look.locale, path));
      expect(
        Object.entries(bytes).filter(([kind, size]) => isKind(kind) && (size === 0 || size > MOST[kind])),
        `${path} ${JSON.stringify(bytes)}`,
      ).toEqual([]);
      expect(await shifted(), path).toBeLessThan(MOST_SHIFT);
      const pictures = await page.locator('main img').evaluateAll((images) =>
        images.map((image) => ({
          source: image.getAttribute('src'),
          sized: image.hasAttribute('width') && image.hasAttribute('height'),
          first: image.getAttribute('loading') !== 'lazy',
        })),
      );
      expect(
        pictures.filter(({ sized }) => !sized),
        path,
      ).toEqual([]);
      expect(pictures.filter(({ first }) => first).length, path).toBeLessThanOrEqual(path === '/' || path === '/discovery' ? 4 : 1);
      await page.context().close();
    }
  });
}
