import type { Page, Request } from 'playwright/test';
import { demoEvents } from '#tools/seed/demo-events.ts';
import { PAINTED } from '#ui/main/hydration-marks.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';

/** Bytes on the wire until the network is idle; JavaScript with what comes after the first paint. */
const MOST = { document: 34_000, script: 195_000, font: 56_000 } as const;
/** No other journey buys of it: a change is read again, with scripts that others do without. */
const QUIET = 'salsa-pairs';
const MOST_SHIFT = 0.02;
const SETTLES_MS = 3_000;
/** Requested before the first picture arrives: bytes of page, fonts and pictures, and the number of pictures. */
const FIRST_VIEW: Readonly<Record<string, Readonly<Record<Look['width'], FirstView>>>> = {
  '/': { 390: { pictures: 3, bytes: 150_000 }, 1440: { pictures: 3, bytes: 150_000 } },
  '/discovery': { 390: { pictures: 1, bytes: 135_000 }, 1440: { pictures: 4, bytes: 180_000 } },
  '/event': { 390: { pictures: 1, bytes: 125_000 }, 1440: { pictures: 1, bytes: 125_000 } },
};
const PICTURE = /\/(?:files|api\/print)\//;
type Kind = keyof typeof MOST;
const isKind = (type: string): type is Kind => type in MOST;

async function bytesOf(page: Page, path: string): Promise<Record<Kind, number>> {
  const asked: Request[] = [];
  page.on('requestfinished', (request) => asked.push(request));
  await page.goto(path);
  await page.evaluate(async () => void (await document.fonts.ready));
  // Live notices keep a connection open, so that the network is never idle.
  await page.waitForTimeout(SETTLES_MS);
  const bytes: Record<Kind, number> = { document: 0, script: 0, font: 0 };
  for (const request of asked) {
    const kind = request.resourceType();
    if (isKind(kind)) bytes[kind] += (await request.sizes()).responseBodySize;
  }
  return bytes;
}

type FirstView = { readonly pictures: number; readonly bytes: number };

/** Counted while the pictures are held back. */
async function firstViewOf(page: Page, path: string): Promise<FirstView & { readonly allPictures: () => number }> {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const pictures = (): readonly Request[] => asked.filter((request) => PICTURE.test(request.url()));
  const { promise: letCome, resolve: release } = Promise.withResolvers<void>();
  await page.route(PICTURE, (route) => letCome.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const painted = await page.evaluate(async (attribute) => {
    await document.fonts.ready;
    // In the first frames a browser decides which pictures are near.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.hasAttribute(attribute);
  }, PAINTED);
  expect(painted, 'the page waits for its first picture').toBe(false);
  const first = asked.filter(
    (request) =>
      request.resourceType() === 'document' || request.resourceType() === 'font' || pictures().includes(request),
  );
  const count = pictures().length;
  release();
  const sizes = await Promise.all(
    first.map(async (request) => ((await request.response()) === null ? 0 : (await request.sizes()).responseBodySize)),
  );
  return { pictures: count, bytes: sizes.reduce((sum, size) => sum + size, 0), allPictures: () => pictures().length };
}

/** Counts shifts from the first moment. */
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
  return () =>
    page.evaluate(() => (Reflect.get(window, 'layoutShifts') as number[]).reduce((sum, shift) => sum + shift, 0));
}

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`popular pages stay within their budget without layout shift, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const [event] = await journey.sql<{ slug: string }>(
      `SELECT slug_words || '-' || event_id AS slug FROM event WHERE name = $1`,
      [demoEvents.find(({ key }) => key === QUIET)?.name],
    );
    for (const path of ['/', '/discovery', `/event/${event?.slug}`]) {
      // A browser with an empty cache.
      const page = await journey.open(look);
      const shifted = await watchShifts(page);
      const bytes = await bytesOf(page, pathIn(look.locale, path));
      expect(
        Object.entries(bytes).filter(([kind, size]) => isKind(kind) && (size === 0 || size > MOST[kind])),
        `${path} ${JSON.stringify(bytes)}`,
      ).toEqual([]);
      expect(await shifted(), path).toBeLessThan(MOST_SHIFT);
      // The page's own styles are not moved once it is there: that would style each of its elements again.
      await expect(page.locator('style[data-emotion*=" "]')).toHaveCount(1);
      await expect(page.locator('style[data-emotion*=" "][data-s]')).toHaveCount(0);
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
      expect(pictures.filter(({ first }) => first).length, path).toBeLessThanOrEqual(path === '/' ? 3 : 1);
      await page.context().close();
    }
  });
}

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`images below the fold load after the first view, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    let eventPath = '';
    for (const [path, most] of Object.entries(FIRST_VIEW)) {
      const context = (await journey.open(look)).context();
      const page = await context.newPage();
      const first = await firstViewOf(page, path === '/event' ? eventPath : pathIn(look.locale, path));
      expect(first.pictures, path).toBeGreaterThan(0);
      expect(first.pictures, path).toBeLessThanOrEqual(most[look.width].pictures);
      expect(first.bytes, path).toBeLessThanOrEqual(most[look.width].bytes);
      if (path !== '/event') {
        await expect.poll(first.allPictures, `pictures of ${path} further down`).toBeGreaterThan(first.pictures);
        eventPath = (await page.locator('main article:has(img) a').first().getAttribute('href')) ?? '';
      }
      await context.close();
    }
  });
}
