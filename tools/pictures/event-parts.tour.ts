import { eventSlugs } from './event-slugs.ts';
import type { Tour } from './tour.ts';

export const eventPartsTour: Tour = {
  name: 'event-parts',
  who: 'attendee@demo.vemoi.test',
  walk: async ({ page, say, go, settle, places }, take) => {
    const slugs = await eventSlugs(places.base);
    await go(`/event/${slugs('ao-dai')}`);
    await take('sessions', { whole: true });
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: say('buying', 'Add to calendar') })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await settle();
    await take('calendar');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await main.getByRole('button', { name: say('buying', 'Favourite') }).click();
    await page
      .getByRole('region', { name: say('shell', 'Notifications') })
      .getByRole('status')
      .waitFor();
    await settle();
    await take('toast');
    await main.getByRole('button', { name: say('buying', 'Favourite') }).click();
    await main.getByRole('button', { name: say('buying', 'Share'), exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await settle();
    await take('share');
    await page.keyboard.press('Escape');
    await go(`/event/${slugs('trinh-night')}`);
    await take('first-screen');
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => window.scrollY > 0);
    await settle();
    await take('scrolled');
    await go(`/event/${slugs('presale')}/simple`);
    await take('simple', { whole: true });
    await go(`/event/${slugs('wine-private')}`);
    await take('private-without-its-link', { whole: true });
    await go(`/event/${slugs('draft')}`);
    await take('draft-of-others', { whole: true });
  },
};
