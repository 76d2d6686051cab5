import type { Request } from 'playwright';
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

const isData = (request: Request): boolean => request.url().endsWith('/graphql') && !isOwnProfile(request);
// Somebody unknown after some failures is signed out, and would see that instead.
const isOwnProfile = (request: Request): boolean => (request.postData() ?? '').includes('OwnProfile');

async function withoutAnswer(
  { page, look, say, settle }: Visitor,
  path: string,
  how: 'WAITS' | 'FAILS',
): Promise<void> {
  await page.route('**/graphql', (route, request) => {
    if (!isData(request)) return route.continue();
    // Left pending: never answered.
    return how === 'FAILS' ? route.abort() : undefined;
  });
  const asked = page.waitForRequest(isData);
  await page.goto(`${look.locale === 'vi' ? '/vi' : ''}${path}`, { waitUntil: 'load' });
  await asked;
  if (how === 'WAITS') return;
  await page.getByRole('heading', { level: 1, name: say('shell', 'Internal Server Error') }).waitFor();
  await settle();
}

/** A pending request would keep the next page from a clean start. */
async function answerAgain({ page }: Visitor): Promise<void> {
  await page.goto('about:blank');
  await page.unroute('**/graphql');
}

export const brokenTour: Tour = {
  name: 'broken',
  who: 'organiser@demo.vemoi.test',
  walk: async (visitor, take) => {
    const id = idOf((await eventSlugs(visitor.places.base))('trinh-night'));
    const lists = [
      ['my-events', '/admin/events'],
      ['guests', `/events/manager/${id}/guests`],
      ['orders', `/events/manager/${id}/orders`],
      ['invited', `/event/rsvp/invite/${id}/guests`],
      ['letter', `/event/rsvp/template/${id}`],
    ] as const;
    for (const [name, path] of [...lists, ...desks(id)]) {
      for (const how of ['WAITS', 'FAILS'] as const) {
        await withoutAnswer(visitor, path, how);
        await take(`${name}-${how.toLowerCase()}`);
        await answerAgain(visitor);
      }
    }
  },
};
