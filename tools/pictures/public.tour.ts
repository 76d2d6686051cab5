import { eventSlugs } from './event-slugs.ts';
import type { Tour } from './tour.ts';

const EVENTS = {
  single: 'trinh-night',
  several: 'gom-class',
  'sold-out': 'indie-rooftop',
  coming: 'tet-market',
  ended: 'ended-marathon',
  cancelled: 'cancelled',
  discount: 'presale',
  online: 'product-online',
  closed: 'jazz-brunch',
  free: 'river-run',
} as const;

export const publicTour: Tour = {
  name: 'public',
  who: null,
  walk: async ({ page, go, settle, say, places }, take) => {
    await go('/');
    await take('home', { whole: true });
    await page.getByRole('button', { name: say('shell', 'Open search') }).click();
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('nhac');
    await page.waitForTimeout(900);
    await settle();
    await take('search');
    await go('/discovery');
    await take('discovery', { whole: true });
    await go('/events?free=1&time=UPCOMING');
    await take('events', { whole: true });
    await go('/events?q=khong+co+gi+ca');
    await take('events-none', { whole: true });
    for (const path of ['/about-us', '/contact-us', '/support', '/nowhere']) {
      await go(path);
      await take(path.slice(1), { whole: true });
    }
    await go('/pay');
    await take('pay-no-link', { whole: true });
    await go('/');
    await page
      .getByRole('button', { name: say('shell', 'Sign in') })
      .filter({ visible: true })
      .first()
      .click();
    await settle();
    await take('sign-in');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('shell', 'Email')).fill(`bong-${Date.now()}@example.com`);
    await dialog.getByRole('button', { name: say('shell', 'Continue with email') }).click();
    await dialog.getByRole('heading', { name: say('shell', 'Enter the code') }).waitFor();
    await settle();
    await take('sign-in-code');
    const slugs = await eventSlugs(places.base);
    for (const [name, key] of Object.entries(EVENTS)) {
      await go(`/event/${slugs(key)}`);
      await take(`event-${name}`, { whole: true });
    }
  },
};

export const outsideTour: Tour = {
  name: 'outside',
  who: null,
  walk: async ({ page, places, settle }, take) => {
    for (const path of ['/', '/mailbox', '/bank']) {
      await page.goto(`${places.staging}${path}`);
      await settle();
      await take(path === '/' ? 'simulators' : path.slice(1));
    }
  },
};
