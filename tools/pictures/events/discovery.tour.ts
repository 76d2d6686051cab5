import { phrase } from '../phrase.ts';
import type { Tour } from '../tour.ts';

const FILTERED = '/discovery?city=HA_NOI&format=ONSITE&price=500000';
const SKELETON = 'main [data-events][aria-hidden]';

const CONTROLS = [
  ['when', 'When'],
  ['city', 'City'],
  ['format', 'Format'],
  ['price', 'Price'],
  ['category', 'Category'],
  ['sort', 'Soonest first'],
] as const;

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
    const openSaved = async (): Promise<void> => {
      await page
        .getByRole('main')
        .getByRole('button', { name: words('Saved'), exact: true })
        .click();
      await page.getByRole('dialog').waitFor();
      await settle();
    };
    await go('/discovery');
    await take('first-screen');
    for (const [name, english] of CONTROLS) {
      await opener(english).click();
      await settle();
      await take(name);
      await page.keyboard.press('Escape');
    }
    await openSaved();
    await take('saved-none');
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 1_200);
    await page.waitForFunction(() => window.scrollY > 0);
    await settle();
    await take('scrolled');

    await go(FILTERED);
    await take('chips', { whole: true });
    await openSaved();
    await take('saved');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: phrase(words('Save search: {name}')) })
      .click();
    await settle();
    await take('saved-kept');
    await page.keyboard.press('Escape');
    await go(`/discovery?q=${'a'.repeat(140)}&price=abc&city=ATLANTIS&time=THIS_MONTH`);
    await take('refused-input', { whole: true });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await openSaved();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: phrase(words('Save search: {name}')) })
      .click();
    await page.getByRole('alert').first().waitFor();
    await settle();
    await take('saved-refused');
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
    await go('/discovery');
    await page.route('**/graphql', (route) => route.abort());
    await opener('When').click();
    await page.getByRole('main').locator('details[open]').getByRole('link').nth(1).click();
    await page.getByRole('heading', { name: say('shell', 'Internal Server Error') }).waitFor();
    await settle();
    await take('failed');
    await page.unroute('**/graphql');

    await page.setViewportSize({ width: look.width === 390 ? 320 : 1_920, height: look.width === 390 ? 640 : 1_080 });
    for (const path of ['/', '/discovery', FILTERED]) {
      await go(path);
      await take(`edge${path === '/' ? '-home' : path === FILTERED ? '-chips' : ''}`, { whole: true });
    }
  },
};
