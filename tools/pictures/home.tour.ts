import type { Tour } from './tour.ts';

/** A screen at a time: on a whole page nothing can be read. */
export const homeTour: Tour = {
  name: 'home',
  who: null,
  walk: async ({ page, go, settle }, take) => {
    await go('/');
    await take('whole', { whole: true });
    const heights = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight] as const);
    const [whole, screen] = heights;
    for (let screens = 0, top = 0; top < whole; screens += 1, top += screen - 120) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await settle();
      await take(`screen-${screens}`);
    }
  },
};
