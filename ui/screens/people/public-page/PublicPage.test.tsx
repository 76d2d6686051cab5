import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { refused } from '#domain/kernel/result.ts';
import { aHeldTicket } from '#test/builders/a-held-ticket.ts';
import { appears, click, find, findAll, settle } from '#test/rendered/render-page.tsx';
import { renderPublicPage } from '#test/rendered/render-public-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { signInAs } from '#test/rendered/sign-in-here.ts';

const text = (): string => document.body.textContent ?? '';
const tabs = (): (string | null)[] => findAll('nav[aria-label="Page sections"] a', /./).map((link) => link.textContent);
const openTab = (): string | null => document.querySelector('nav [aria-current="page"]')?.textContent ?? null;
const publisher: Account = {
  ...someAccount,
  corporate: {
    id: 12,
    slug: 'Cong-ty-Ve-12',
    companyName: 'Công ty Vé',
    name: 'Vé Việt',
    status: 'APPROVED',
    email: null,
  },
};

describe('a public page', () => {
  it('of a person lists upcoming events, with past ones in their own tab [S2.1-15] [S2.12-01] [S1-58]', async () => {
    const { router } = await renderPublicPage({ at: '/u/lan' });
    expect(find('h1', 'Ngô Lan')).toBeDefined();
    expect(tabs()).toEqual(['Upcoming Events', 'Past Events']);
    await showsInBothLanguages('Upcoming Events', 'Past Events');
    expect([text().includes('Đêm nhạc Trịnh'), text().includes('Chợ phiên')]).toEqual([true, false]);
    await click(find('nav a', 'Past Events'));
    expect(router.state.location).toMatchObject({ pathname: '/u/lan', search: '?tab=PAST' });
    expect([text().includes('Đêm nhạc Trịnh'), text().includes('Chợ phiên'), openTab()]).toEqual([
      false,
      true,
      'Past Events',
    ]);
  });

  it.each([
    ['en', 'Upcoming Events'],
    ['vi', 'Sự kiện sắp diễn ra'],
  ] as const)('shows a person’s name in its owner’s order, in %s', async (locale, tab) => {
    const tom = { firstName: 'Tom', lastName: 'Nguyen' };
    for (const [nameOrder, name] of [
      ['FAMILY_FIRST', 'Nguyen Tom'],
      ['GIVEN_FIRST', 'Tom Nguyen'],
    ] as const) {
      await renderPublicPage({ at: '/u/linh', locale, person: { ...tom, nameOrder } });
      expect(document.querySelector('h1')?.textContent).toBe(name);
      expect(text()).toContain(tab);
    }
  });

  it('opens at /p too, unless a corporate has that name [S2.1-14] [S2.3-09]', async () => {
    await renderPublicPage({ at: '/p/lan' });
    expect(find('h1', 'Ngô Lan')).toBeDefined();
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://vemoi.test/u/lan');
  });

  it('of a corporate opens at its slug and redirects from an old one [S2.3-08]', async () => {
    const { router } = await renderPublicPage({ at: '/p/Cong-ty-cu-12' });
    expect(router.state.location.pathname).toBe('/p/Cong-ty-Ve-12');
    expect(find('h1', 'Vé Việt')).toBeDefined();
    expect(text()).toContain('1 Tràng Tiền, Hà Nội');
  });

  it('opens without signing in [S1-52]', async () => {
    for (const [at, name] of [
      ['/u/lan', 'Ngô Lan'],
      ['/p/Cong-ty-Ve-12', 'Vé Việt'],
    ] as const) {
      await renderPublicPage({ at });
      expect([find('h1', name).textContent, document.querySelector('[role="dialog"]')]).toEqual([name, null]);
    }
  });

  it('of a corporate opens at the site’s root too [S2.1-16]', async () => {
    const { router } = await renderPublicPage({ at: '/Cong-ty-cu-12' });
    expect(router.state.location.pathname).toBe('/Cong-ty-Ve-12');
    expect(find('h1', 'Vé Việt')).toBeDefined();
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://vemoi.test/p/Cong-ty-Ve-12',
    );
  });

  it('opens only corporates at the site’s root', async () => {
    await renderPublicPage({ at: '/lan' });
    expect(await appears('h1', 'Page Not Found')).toBeDefined();
  });

  it.each([
    '/u/nobody',
    '/p/nobody',
    '/Cho-duyet-13',
    '/nowhere',
    '/p/Cho-duyet-13',
    '/u/Cong-ty-Ve-12',
    '/p/x-99999999999',
    `/u/${'x'.repeat(120)}`,
  ])('answers %s with Page Not Found', async (at) => {
    await renderPublicPage({ at });
    expect(await appears('h1', 'Page Not Found')).toBeDefined();
  });

  it('answers an invalid name with Page Not Found', async () => {
    const person = async () =>
      refused({ code: 'INVALID_INPUT', field: 'username', problem: { kind: 'MALFORMED' } } as const);
    await renderPublicPage({ at: '/u/%00', pages: { person } });
    expect(await appears('h1', 'Page Not Found')).toBeDefined();
  });

  it('starts at the first page for a cursor of another list', async () => {
    const { router } = await renderPublicPage({ at: '/u/lan?tab=PAST&after=gone' });
    expect(router.state.location.search).toBe('?tab=PAST');
  });

  it('has structured data for everyone, and noindex on the owner’s tabs', async () => {
    await renderPublicPage({ at: '/u/lan' });
    const thing = (): unknown =>
      JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');
    expect(thing()).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ngô Lan', url: 'https://vemoi.test/u/lan' },
    });
    expect(document.title).toMatch(/^Ngô Lan - /);
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    await renderPublicPage({ at: '/p/Cong-ty-Ve-12' });
    expect(thing()).toMatchObject({
      '@type': 'Organization',
      name: 'Vé Việt',
      url: 'https://vemoi.test/p/Cong-ty-Ve-12',
    });
    await renderPublicPage({ at: '/u/linh?tab=LIKES', account: someAccount });
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('explains an empty page and offers the owner the next step', async () => {
    await renderPublicPage({ at: '/u/linh' });
    expect(text()).toContain('No upcoming events');
    expect(findAll('a', 'Create event')).toEqual([]);
    await renderPublicPage({ at: '/u/linh', account: someAccount });
    expect(find('main a, a', 'Create event').getAttribute('href')).toBe('/create');
    expect(text()).not.toContain('No upcoming events');
    expect(find('main a, a', 'My tickets').getAttribute('href')).toBe('/my-ticket');
  });

  it('links only valid websites', async () => {
    await renderPublicPage({ at: '/u/linh', person: { website: 'javascript:alert(1)' } });
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
    await renderPublicPage({ at: '/u/linh', person: { website: 'https://linh.example.test/a' } });
    expect(find('a', 'linh.example.test').getAttribute('rel')).toContain('nofollow');
  });
});

describe('one’s own page', () => {
  it('has a tickets tab, opened by tab=TICKET [S2.3-06] [S2.12-01]', async () => {
    await renderPublicPage({
      at: '/u/linh?tab=TICKET#ticket',
      account: someAccount,
      tickets: [aHeldTicket('a'), aHeldTicket('b')],
    });
    await appears('article');
    expect([tabs(), openTab()]).toEqual([
      ['Upcoming Events', 'Past Events', 'My Tickets', 'Likes', 'Rewards', 'My Account'],
      'My Tickets',
    ]);
    expect(findAll('article ul a', /./).map((link) => link.getAttribute('href'))).toEqual([
      '/my-ticket/a',
      '/my-ticket/b',
    ]);
  });

  it('shows the favourite events, more on demand [S2.12-02]', async () => {
    await renderPublicPage({ at: '/u/linh', account: someAccount, likes: 30 });
    await click(find('nav a', 'Likes'));
    await appears('h3', 'Yêu thích 1');
    expect(findAll('h3', /^Yêu thích/)).toHaveLength(24);
    await click(find('button', 'Show more'));
    expect(findAll('h3', /^Yêu thích/)).toHaveLength(30);
  });

  it('explains empty likes and offers a retry when they fail to load', async () => {
    await renderPublicPage({ at: '/u/linh?tab=LIKES', account: someAccount });
    await appears('h2', 'No favourites yet');
    const events = async () => refused({ code: 'BUSY', retryAfterMs: 1 } as const);
    await renderPublicPage({ at: '/u/linh?tab=LIKES', account: someAccount, pages: { events } });
    await appears('[role="alert"]');
    expect(find('button', 'Try again')).toBeDefined();
  });

  it('is the corporate’s page for its publishers', async () => {
    await renderPublicPage({ at: '/p/Cong-ty-Ve-12?tab=TICKET', account: publisher });
    await appears('h2', 'No tickets yet');
    expect(tabs()).toContain('My Account');
  });

  it('asks a signed-out visitor of the tickets to sign in, then shows them', async () => {
    const { desk } = await renderPublicPage({ at: '/u/linh?tab=TICKET', tickets: [aHeldTicket('a')] });
    await appears('[role="dialog"]');
    expect([text().includes('Sign in to see this page'), findAll('article', /./).length]).toEqual([true, 0]);
    await signInAs(desk);
    await appears('article');
    expect(tabs()).toContain('My Tickets');
  });

  it('redirects other accounts from the tickets to the public tab', async () => {
    const { router } = await renderPublicPage({ at: '/u/lan?tab=TICKET', account: someAccount });
    await settle();
    expect([router.state.location.search, tabs()]).toEqual(['', ['Upcoming Events', 'Past Events']]);
  });
});

describe('following a corporate', () => {
  it('follows and unfollows with one press when signed in', async () => {
    const { memory } = await renderPublicPage({ at: '/p/Cong-ty-Ve-12', account: someAccount });
    await click(find('button', 'Follow'));
    expect([find('button', 'Following').getAttribute('aria-pressed'), await memory.follows(12)]).toEqual([
      'true',
      { ok: true, value: true },
    ]);
    await click(find('button', 'Following'));
    expect([find('button', 'Follow').getAttribute('aria-pressed'), await memory.follows(12)]).toEqual([
      'false',
      { ok: true, value: false },
    ]);
  });

  it('shows an existing follow', async () => {
    const follows = async () => ({ ok: true, value: true }) as const;
    await renderPublicPage({ at: '/p/Cong-ty-Ve-12', account: someAccount, pages: { follows } });
    expect((await appears('button', 'Following')).getAttribute('aria-pressed')).toBe('true');
  });
});
