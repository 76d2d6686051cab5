import type { Page, Request } from 'playwright';

const PATIENCE_MS = 8_000;
const LOOK_EVERY_MS = 60;
/** Checks in a row that find nothing pending. */
const QUIET_LOOKS = 3;

/** Later scripts too; a live stream never ends. */
const isAsked = (request: Request): boolean =>
  request.resourceType() === 'script' ||
  (request.method() !== 'GET' && ['fetch', 'xhr'].includes(request.resourceType()));

/** Fonts and pictures are decoded, and animations have ended. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const moving = document.getAnimations().filter(ends);
    const pictures = [...document.images].filter((image) => image.complete || image.loading !== 'lazy');
    await Promise.allSettled([
      document.fonts.ready,
      ...pictures.map((image) => image.decode()),
      ...moving.map(({ finished }) => finished),
    ]);
  });

/** Everything asked for is answered, no skeleton is left, nothing moves. */
export function standingStill(page: Page, complain: (fault: string) => void): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (isAsked(request)) underWay.add(request);
  });
  const answered = (request: Request): void => void underWay.delete(request);
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) underWay.clear();
  });
  const quiet = async (): Promise<void> => {
    const until = Date.now() + PATIENCE_MS;
    for (let looks = 0; looks < QUIET_LOOKS; looks = underWay.size === 0 ? looks + 1 : 0) {
      if (Date.now() > until)
        return complain(`${page.url()}: still asks for ${[...underWay].map((request) => request.url()).join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  };
  return async () => {
    await quiet();
    await page
      .waitForFunction(
        () =>
          [...document.querySelectorAll('.MuiSkeleton-root')].every(
            (waits) => waits.closest('[aria-hidden="true"], [inert]') !== null,
          ),
        undefined,
        { timeout: PATIENCE_MS },
      )
      .catch(() => complain(`${page.url()}: its skeletons stay`));
    // A mail's page lets no script run, so the time-out is kept here.
    await Promise.race([drawn(page), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  };
}
