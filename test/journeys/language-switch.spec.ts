import type { Page } from 'playwright/test';
import { demoPeople, heldInDemo, namedInDemo, roomInDemo } from './demo-world.ts';
import { addressOf, everyPlace } from './every-address.ts';
import { DESKTOP_EN, expect, type Journey, pathIn, test } from './journey.ts';
import { nobody } from './person.ts';
import { wordsOf } from './words-of.ts';

const PUBLIC = [
  '/event/{slug}',
  '/invite-rsvp/{slug}',
  '/payment/{event_id}',
  '/p/{username}',
  '/u/{username}',
  '/{corporate_slug}',
];
const OWN = ['/my-ticket', '/my-ticket/{ticket_id}', '/create'];
const DESK = ['/events/manager/{event_id}', '/events/edit/{event_id}', '/admin/events'];

async function switches(page: Page, journey: Journey, address: string): Promise<void> {
  const say = wordsOf('en', 'shell');
  await page.goto(`${address}?ref=LAN#content`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // An invitation has no header.
  const isAlone = address.startsWith('/invite-rsvp/');
  if (!isAlone)
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Menu'), exact: true })
      .click();
  const vietnamese = page.getByRole(isAlone ? 'link' : 'menuitemradio', { name: 'Tiếng Việt' });
  await expect(vietnamese).toBeVisible();
  const here = new URL(page.url());
  await vietnamese.click();
  await expect(page, address).toHaveURL(`${journey.baseUrl}${pathIn('vi', here.pathname)}${here.search}${here.hash}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The choice is remembered for '/', and the next page is English again.
  await page.evaluate(() => localStorage.setItem('language', 'en'));
}

test('switching the language keeps the page of an event, checkout, person, ticket or desk [S2.2-03]', async ({
  journey,
}) => {
  test.slow();
  const named = await namedInDemo(nobody(journey));
  const { attendee, organiser } = await demoPeople(journey);
  const held = await heldInDemo(attendee, named.eventId);
  const all = { ...named, ...held, roomId: await roomInDemo(organiser, held) };
  const places = everyPlace();
  for (const [who, paths] of [
    [null, PUBLIC],
    [attendee, OWN],
    [organiser, DESK],
  ] as const) {
    const page = await journey.open(DESKTOP_EN);
    await who?.signIn(page);
    for (const path of paths) {
      const place = places.find((each) => each.path === path);
      if (place === undefined) throw new Error(`No route is called ${path}`);
      await switches(page, journey, addressOf(place, all));
    }
    await page.close();
  }
});
