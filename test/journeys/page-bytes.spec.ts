import type { Page, Request } from 'playwright/test';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';

/** What travels until nobody asks for anything any more, in bytes; JavaScript with what comes after the first paint. */
const MOST = { document: 40_000, script: 205_000, font: 110_000, stylesheet: 6_000 } as const;
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
  const bytes: Record<Kind, number> = { document: 0, script: 0, font: 0, stylesheet: 0 };
  for (const request of asked) {
    const kind = request.resourceType();
    if (isKind(kind)) bytes[kind] += (await request.sizes()).responseBodySize;
  }
  return bytes;
}

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`pages that a crowd opens stay small, and their pictures have a size and wait for their turn, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const [event] = await journey.sql<{ slug: string }>(
      `SELECT slug_words || '-' || event_id AS slug FROM event WHERE status = 'PUBLISHED' AND feature = 'PUBLIC' ORDER BY event_id LIMIT 1`,
    );
    for (const path of ['/', '/discovery', `/event/${event?.slug}`]) {
      // A browser that has nothing of us yet.
      const page = await journey.open(look);
      const bytes = await bytesOf(page, pathIn(look.locale, path));
      expect(
        Object.entries(bytes).filter(([kind, size]) => isKind(kind) && (size === 0 || size > MOST[kind])),
        `${path} ${JSON.stringify(bytes)}`,
      ).toEqual([]);
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
