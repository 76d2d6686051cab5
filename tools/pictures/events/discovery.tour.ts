import type { Tour } from '../tour.ts';

const FILTERED = '/discovery?city=HA_NOI&format=ONSITE&price=500000';
const SKELETON = 'main [data-events][aria-hidden]';

/** Finding an event in all its states. */
export const discoveryTour: Tour = {
  name: 'discovery',
  who: null,
  walk: async ({ page, go, say, settle, look }, take) => {
    const words = (english: string) => say('discovery', english);
    const opener = (english: string) =>
      page
        .getByRole('main')
        .locator('summary')
        .filter({ hasText: words(english) })
        .first();
    await go('/discovery');
    await take('first-screen');
    await opener('Category').click();
    await settle();
    await take('category');
    await page.keyboard.press('Escape');
    await opener('Soonest first').click();
    await settle();
    await take('sort');
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 1_200);
    await page.waitForFunction(() => window.scrollY > 0);
    await settle();
    await take('scrolled');

    await go(FILTERED);
    await take('chips', { whole: true });
    await page
      .getByRole('main')
      .getByRole('button', { name: words('Saved'), exact: true })
      .click();
    await page.getByRole('dialog').waitFor();
    await settle();
    await take('saved');
    await page.keyboard.press('Escape');
    await go('/discovery?q=khongcogi&city=DA_NANG&format=HYBRID&time=THIS_WEEK');
    await take('none-of-many', { whole: true });

    await go('/discovery');
    await page.route('**/graphql', () => undefined);
    await opener('When').click();
    await page.getByRole('main').locator('details[open]').getByRole('link').nth(1).click();
    await page.locator(SKELETON).waitFor();
    await take('loading');
    await page.unroute('**/graphql');

    await page.setViewportSize({ width: look.width === 390 ? 320 : 1_920, height: look.width === 390 ? 640 : 1_080 });
    for (const path of ['/', '/discovery', FILTERED]) {
      await go(path);
      await take(`edge${path === '/' ? '-home' : path === FILTERED ? '-chips' : ''}`, { whole: true });
    }
  },
};
