import { eventSlugs } from './event-slugs.ts';
import type { Tour } from './tour.ts';
import type { Visitor } from './visitor.ts';

const openSearch = async ({ page, say, settle }: Visitor): Promise<void> => {
  await page.getByRole('button', { name: say('shell', 'Open search') }).click();
  await settle();
};

const write = async ({ page, settle }: Visitor, text: string): Promise<void> => {
  await page.getByRole('searchbox').fill(text);
  await page.waitForTimeout(900);
  await settle();
};

/** Looking for something: what the search says in each of its states, lists with filters, menus, and what stands where nothing is. */
export const findingTour: Tour = {
  name: 'finding',
  who: null,
  walk: async (visitor, take) => {
    const { page, say, go, settle } = visitor;
    await go('/about-us');
    await openSearch(visitor);
    await take('search-opened');
    await write(visitor, 'qqzzxxq');
    await take('search-none');
    await write(visitor, 'jazz');
    await take('search-one');
    await page.route('**/graphql', (route) => route.abort());
    await write(visitor, 'gom su');
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
    await page.waitForTimeout(1_500);
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

/** Signing in: each step, and what goes wrong in it. */
export const signingInTour: Tour = {
  name: 'signing-in',
  who: null,
  walk: async (visitor, take) => {
    const { page, say, go, settle } = visitor;
    const dialog = page.getByRole('dialog');
    const asked = async (): Promise<void> => {
      await go('/');
      await page
        .getByRole('button', { name: say('shell', 'Sign in') })
        .filter({ visible: true })
        .first()
        .click();
      await dialog.waitFor();
      await settle();
    };
    await asked();
    await dialog.getByLabel(say('shell', 'Email')).fill('lan@');
    await dialog.getByRole('button', { name: say('shell', 'Continue with email') }).click();
    await settle();
    await take('email-wrong');
    await dialog.getByLabel(say('shell', 'Email')).fill(`mot-dia-chi-rat-dai-${Date.now()}@phong-hanh-chinh.example.com`);
    await dialog.getByRole('button', { name: say('shell', 'Continue with email') }).click();
    await dialog.getByRole('heading', { name: say('shell', 'Enter the code') }).waitFor();
    await dialog.getByLabel(say('shell', 'Code from the email')).fill('000000');
    await page.waitForTimeout(800);
    await settle();
    await take('code-wrong');
    // What cannot go on without an account does not let the dialog be closed.
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
