import { eventSlugs } from './event-slugs.ts';
import { openSearch, searchFor } from './search-for.ts';
import { giveAddress, openSignIn, sendCode } from './sign-in-dialog.ts';
import type { Tour } from './tour.ts';

/** With what is shown where nothing is found. */
export const findingTour: Tour = {
  name: 'finding',
  who: null,
  walk: async (visitor, take) => {
    const { page, say, go, settle } = visitor;
    await go('/about-us');
    await openSearch(visitor);
    await take('search-opened');
    await searchFor(visitor, 'qqzzxxq');
    await take('search-none');
    await searchFor(visitor, 'jazz');
    await take('search-one');
    await page.route('**/graphql', (route) => route.abort());
    await searchFor(visitor, 'gom su');
    await take('search-failed');
    await page.unroute('**/graphql');

    await go('/about-us');
    await page.getByRole('button', { name: say('shell', 'Menu'), exact: true }).click();
    await settle();
    await take('menu');

    for (const [name, query] of [
      ['discovery-online', '/discovery?format=ONLINE'],
      ['discovery-none', '/discovery?q=khongcogiheta'],
      ['events-past', '/events?time=PAST'],
      ['events-priced', '/events?q=nh%E1%BA%A1c&min=100000&max=900000'],
    ] as const) {
      await go(query);
      await take(name, { whole: true });
    }

    await go('/events/manager/abc');
    await take('not-found', { whole: true });
    await go('/about-us');
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page
      .getByRole('link', { name: say('shell', 'Support') })
      .last()
      .click();
    await settle();
    await page.goBack();
    await page
      .locator('a[href$="/discovery"]')
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click());
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await settle();
    await take('broken');
    await page.unroute('**/graphql');

    await go('/support');
    await page.getByRole('searchbox').or(page.getByRole('textbox')).last().fill('hoan tien');
    await settle();
    await take('support-found', { whole: true });
    await page.getByRole('searchbox').or(page.getByRole('textbox')).last().fill('qqzzxx');
    await settle();
    await take('support-none', { whole: true });
    await go('/support/how-to-order');
    await take('article', { whole: true });
    await go('/contact-us');
    await page.getByRole('main').locator('button[type="submit"]').click();
    await settle();
    await take('contact-missing', { whole: true });
  },
};

export const signingInTour: Tour = {
  name: 'signing-in',
  who: null,
  walk: async (visitor, take) => {
    const { page, say, go, settle } = visitor;
    const dialog = page.getByRole('dialog');
    await openSignIn(visitor);
    await giveAddress(visitor, 'lan@');
    await take('email-wrong');
    await sendCode(visitor, `mot-dia-chi-rat-dai-${Date.now()}@phong-hanh-chinh.example.com`);
    await dialog.getByLabel(say('shell', 'Code from your email')).fill('000000');
    await dialog.getByRole('alert').waitFor();
    await settle();
    await take('code-wrong');
    // The dialog cannot be closed where an account is needed.
    await page.goto('about:blank');
    await go(`/event/${(await eventSlugs(visitor.places.base))('trinh-night')}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('buying', 'Favourite') })
      .click();
    await dialog.waitFor();
    await settle();
    await take('not-closeable');
  },
};
