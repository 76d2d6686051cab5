import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { type AdminEvent, FeaturedDesk as FeaturedPort } from '#application/event/ports/featured-desk.ts';
import { DAY, instant, later } from '#domain/kernel/instant.ts';
import { refused } from '#domain/kernel/result.ts';
import { aFeaturedDesk } from '#test/builders/a-featured-desk.ts';
import { click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { FeaturedDesk } from './FeaturedDesk.tsx';
import { featuredDeskLoader } from './featured-desk.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));
const anEvent = (id: number, name: string, part: Partial<AdminEvent> = {}): AdminEvent => ({
  id,
  slug: `su-kien-${id}`,
  name,
  status: 'PUBLISHED',
  feature: 'PUBLIC',
  featured: false,
  beginAt: later(NOW, DAY),
  endAt: later(NOW, 2 * DAY),
  timezone: 'Asia/Ho_Chi_Minh',
  organiser: 'Gốm Việt',
  listing: { tags: [], forbesId: null },
  ...part,
});
const EVENTS = [
  anEvent(1, 'Đêm nhạc', { featured: true, listing: { tags: ['Acoustic', 'Nhạc sống'], forbesId: 'vn-7' } }),
  anEvent(2, 'Hội thảo'),
  anEvent(3, 'Bản nháp', { status: 'READY' }),
];

type World = {
  readonly at?: string;
  readonly events?: readonly AdminEvent[];
  readonly abilities?: readonly string[];
  readonly signedOut?: boolean;
  readonly put?: () => Promise<void>;
  readonly desk?: Partial<FeaturedPort>;
};
async function open(world: World = {}) {
  const { at = '/admin/featured-event', abilities = ['admin.featured-events'], events = EVENTS } = world;
  const desk: FeaturedPort = { ...aFeaturedDesk(events, world.put), ...world.desk };
  const pairs = [given(FeaturedPort, desk)];
  await renderPage(
    [
      {
        path: '/admin/featured-event',
        Component: withUseCases(FeaturedDesk, pairs),
        loader: loaderWith(featuredDeskLoader, pairs),
      },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { at, now: NOW, ...(world.signedOut === true ? {} : { account: { ...someAccount, abilities } }) },
  );
  await settle(20);
  return desk;
}
const text = () => document.body.textContent ?? '';
const lines = () => findAll('ul[aria-label="Featured Events"] > li', /./).map((line) => line.textContent ?? '');

describe('featured events', { timeout: 30_000 }, () => {
  it('are listed, and chosen among all events [S1-43]', async () => {
    const desk = await open();
    expect(lines()).toEqual([expect.stringMatching(/Đêm nhạc.*#Acoustic · #Nhạc sống · Forbes: vn-7/)]);
    await click(find('button', 'All events'));
    await settle(30);
    expect(lines()).toHaveLength(3);
    await click(find('input', 'Feature Hội thảo'));
    await settle(30);
    expect(text()).toContain('Featured: Hội thảo');
    await click(find('input', 'Feature Đêm nhạc'));
    await settle(30);
    const featured = await desk.page({ search: '', featured: true, status: null }, {});
    expect(featured.ok && featured.value.entries.map(({ name }) => name)).toEqual(['Hội thảo']);
  });

  const places = () => findAll('ol > li a', /./).map((link) => link.textContent);
  const TWO = [anEvent(1, 'Một', { featured: true }), anEvent(2, 'Hai', { featured: true }), anEvent(3, 'Ba')];

  it('are put in the order of the home page, by keyboard as by pointer [S1-43]', async () => {
    const desk = await open({ events: TWO });
    expect(places()).toEqual(['Một', 'Hai']);
    const up = find('button', 'Move Hai up') as HTMLButtonElement;
    up.focus();
    await click(up);
    await settle(40);
    expect(places()).toEqual(['Hai', 'Một']);
    expect(document.activeElement).toBe(find('button', 'Move Hai up'));
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Hai is now number 1');
    expect(await desk.order()).toMatchObject({ value: [{ name: 'Hai' }, { name: 'Một' }] });
    await click(find('button', 'Move Hai up'));
    await settle(20);
    expect(places()).toEqual(['Hai', 'Một']);
  });

  it('are in their old order again when a move is not saved', async () => {
    await open({ events: TWO, put: () => Promise.reject(new Error('away')) });
    await click(find('button', 'Move Một down'));
    await settle(40);
    expect(places()).toEqual(['Một', 'Hai']);
    expect(text()).toContain('Can’t reach the server');
  });

  it('are listed without their order when it cannot be loaded, with another try', async () => {
    const { order } = aFeaturedDesk(TWO);
    let away = true;
    const desk = {
      order: async () => (away ? refused({ code: 'BUSY', retryAfterMs: 500, because: 'OUTAGE' } as const) : order()),
    };
    await open({ events: TWO, desk });
    expect(places()).toEqual([]);
    expect(lines()).toHaveLength(2);
    expect(find('[role="alert"]', /The order on the home page could not be loaded./)).not.toBe(null);
    away = false;
    await click(find('[role="alert"] button', 'Try again'));
    await settle(30);
    expect(places()).toEqual(['Một', 'Hai']);
    expect(document.querySelector('[role="alert"]')).toBe(null);
  });

  it('are published and public: others have no switch to turn', async () => {
    await open({ at: '/admin/featured-event?show=all' });
    expect((find('input', 'Feature Bản nháp') as HTMLInputElement).disabled).toBe(true);
  });

  it('say when there are none, or none match', async () => {
    await open({ events: [] });
    expect(text()).toContain('No event is featured');
    await open({ at: '/admin/featured-event?show=all&q=khongco' });
    expect(text()).toContain('No events match these filters');
  });

  it('are for admins who are signed in [S2.1-28]', async () => {
    await open();
    expect(find('h1', 'Featured Events')).toBeDefined();
    await open({ abilities: [] });
    expect(text()).toContain('Somewhere else');
    await open({ signedOut: true });
    expect(text()).toContain('Somewhere else');
  });
});
