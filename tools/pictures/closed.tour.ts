import { takenOver } from '#test/journeys/taken-over.ts';
import { eventSlugs, idOf } from './event-slugs.ts';
import type { Tour } from './tour.ts';
import type { Visitor } from './visitor.ts';

const desks = (id: string): readonly (readonly [string, string])[] => [
  ['manager', `/events/manager/${id}`],
  ['edit', `/events/edit/${id}`],
  ['invite', `/event/rsvp/invite/${id}`],
  ['rooms', `/events/manager/${id}/rooms`],
  ['questionnaire', `/events/manager/${id}/questionnaire`],
  ['check-in', `/check-in/${id}`],
];

/** Everything that an account without a right on an event, or on the platform, is told. */
export const refusedTour: Tour = {
  name: 'refused',
  who: 'john@demo.vemoi.test',
  walk: async ({ go, places }, take) => {
    const id = idOf((await eventSlugs(places.base))('trinh-night'));
    for (const [name, path] of desks(id)) {
      await go(path);
      await take(name);
    }
    await go('/events/manager/999999');
    await take('no-such-event');
    await go('/admin/accountant');
    await take('accountant');
  },
};

/** What a page of the desk shows while it waits, and when nothing answers. */
async function withoutAnswer({ page, look, settle }: Visitor, path: string, how: 'WAITS' | 'FAILS'): Promise<void> {
  await page.route('**/graphql', (route) => {
    // Whoever is not known after some failures is signed out, and would see that instead.
    if ((route.request().postData() ?? '').includes('OwnProfile')) return route.continue();
    // A request that nobody takes on waits for ever.
    return how === 'FAILS' ? route.abort() : undefined;
  });
  await page.goto(`${look.locale === 'vi' ? '/vi' : ''}${path}`, { waitUntil: 'load' });
  const waits = page.locator('.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]').filter({ visible: true }).first();
  await takenOver(page);
  if (how === 'WAITS') await waits.waitFor();
  else {
    await waits.waitFor({ state: 'hidden' });
    await settle();
  }
}

export const brokenTour: Tour = {
  name: 'broken',
  who: 'organiser@demo.vemoi.test',
  walk: async (visitor, take) => {
    const id = idOf((await eventSlugs(visitor.places.base))('trinh-night'));
    for (const [name, path] of [['my-events', '/admin/events'], ['guests', `/events/manager/${id}/guests`], ...desks(id)] as const) {
      for (const how of ['WAITS', 'FAILS'] as const) {
        await withoutAnswer(visitor, path, how);
        await take(`${name}-${how.toLowerCase()}`);
        await visitor.page.unroute('**/graphql');
      }
    }
  },
};
