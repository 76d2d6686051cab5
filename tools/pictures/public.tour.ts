import { eventSlugs } from './event-slugs.ts';
import { openSearch, searchFor } from './search-for.ts';
import { openSignIn, sendCode } from './sign-in-dialog.ts';
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
  walk: async (visitor, take) => {
    const { go, places } = visitor;
    await go('/');
    await take('home', { whole: true });
    await openSearch(visitor);
    await searchFor(visitor, 'nhac');
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
    await openSignIn(visitor);
    await take('sign-in');
    await sendCode(visitor, `bong-${Date.now()}@example.com`);
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
