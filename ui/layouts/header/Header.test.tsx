import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMemoryEventListings } from '#adapters/memory/event/memory-event-listings.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { EventListings } from '#application/event/ports/event-listings.ts';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { productFrame } from '#test/rendered/product-frame.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';

const admin = {
  ...someAccount,
  abilities: ['event.create', 'admin.menu', 'admin.events', 'admin.staffs', 'admin.accountant', 'admin.corporates'],
};
const page = (world: Parameters<typeof renderPage>[1] = {}) => renderPage(productFrame(), world);
const header = (): HTMLElement => document.querySelector('header') as HTMLElement;
const inHeader = (selector: string, name: string | RegExp): HTMLElement[] => findAll(`header ${selector}`, name);

describe('the header', () => {
  it('shows logo, search and sign-in when signed out [S2.4-01] [S2.4-05]', async () => {
    await page();
    expect(inHeader('a', /Vemoi/)[0]?.getAttribute('href')).toBe('/');
    expect(header().textContent).not.toContain('My Tickets');
    await click(find('header button', 'Sign in'));
    expect((await appears('[role="dialog"]')).textContent).toContain('Sign in to Vemoi');
  });

  it('shows my tickets, create event and the link to my page when signed in [S2.4-02] [S2.4-09]', async () => {
    await page({ account: someAccount });
    expect(inHeader('a', 'My Tickets')[0]?.getAttribute('href')).toBe('/profile?tab=TICKET');
    expect(inHeader('a', /My Page/)[0]?.getAttribute('href')).toBe('/profile');
    expect(inHeader('button', 'Sign in')).toHaveLength(0);
  });

  it('replaces the history entry on create event [S2.4-06] [S1-58]', async () => {
    const { router } = await page({ account: someAccount, at: '/discovery' });
    await showsInBothLanguages('Create event');
    await click(find('header button', 'Create event'));
    expect(router.state.location.pathname).toBe('/create');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('lists the admin pages that exist and that the account may open [S2.4-08]', async () => {
    await page({ account: admin });
    await click(find('header button', 'Manage'));
    await appears('[role="menuitem"]');
    expect(findAll('[role="menuitem"]', /./).map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['My Events', '/admin/events'],
      ['Team Management', '/admin/staffs'],
      ['Organizer Approval', '/admin/corporate'],
      ['Accountant', '/admin/accountant'],
      ['Bank statement', '/admin/accountant/statement'],
    ]);
  });

  it('offers the registration of a corporate to who may send one', async () => {
    await page({ account: { ...someAccount, abilities: ['corporate.request'] } });
    await click(find('header button', 'Menu'));
    await appears('[role="menuitem"]');
    expect(find('[role="menuitem"]', 'Corporate Publisher Registration').getAttribute('href')).toBe(
      '/request-corporate',
    );
  });

  it('shows no admin menu without an ability [S6-31]', async () => {
    await page({ account: someAccount });
    expect(inHeader('button', 'Manage')).toHaveLength(0);
  });

  it('signs out only after confirmation [S2.4-22] [S1-58]', async () => {
    const { sessions } = await page({ account: someAccount });
    await click(find('header button', 'Menu'));
    await appears('[role="menuitem"]');
    await click(find('[role="menuitem"]', 'Sign Out'));
    expect((await appears('[role="dialog"]')).textContent).toContain('Sign out of your account?');
    await showsInBothLanguages('Sign out of your account?');
    expect(sessions.now().kind).toBe('SIGNED_IN');
    await click(find('[role="dialog"] button', 'Sign Out'));
    expect(sessions.now().kind).toBe('SIGNED_OUT');
  });

  it('remembers a referral link on any page [S2.2-12]', async () => {
    const { remembered } = await page({ at: '/discovery?ref=LINH' });
    expect(remembered.ref).toBe('LINH');
  });

  it('asks for a missing name; saving it scrolls the create page to the top [S2.2-10] [S2.2-11]', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { sessions } = await page({ at: '/create', account: { ...someAccount, firstName: null, lastName: null } });
    await type(await appears('input[autocomplete="family-name"]'), 'Trần');
    await type(document.querySelector('input[autocomplete="given-name"]'), 'Linh');
    await submit(document.querySelector('input[autocomplete="given-name"]'));
    await settle(20);
    const session = sessions.now();
    expect(session.kind === 'SIGNED_IN' ? session.account.firstName : null).toBe('Linh');
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    scrolled.mockRestore();
  });

  it.each([
    ['en', 'Tom Nguyen'],
    ['vi', 'Nguyen Tom'],
  ] as const)('keeps a name in the order that the form in %s asked for', async (locale, name) => {
    const { sessions } = await page({ locale, account: { ...someAccount, firstName: null, lastName: null } });
    await type(await appears('input[autocomplete="family-name"]'), 'Nguyen');
    await type(document.querySelector('input[autocomplete="given-name"]'), 'Tom');
    await submit(document.querySelector('input[autocomplete="given-name"]'));
    await settle(20);
    const session = sessions.now();
    const saved = session.kind === 'SIGNED_IN' ? session.account : someAccount;
    for (const reader of ['en', 'vi'] as const) {
      await page({ locale: reader, account: saved });
      expect(inHeader('a', /My Page|Trang của tôi/)[0]?.textContent).toContain(name);
    }
  });
});

describe('search', () => {
  const events = [
    anEventCard(),
    anEventCard({ id: 102, slug: 'jazz-102', name: 'Saigon Jazz', beginAt: Date.UTC(2026, 10, 28) }),
  ];
  beforeEach(() => window.history.replaceState(null, ''));
  const box = (): HTMLInputElement => document.querySelector('input[name="q"]') as HTMLInputElement;

  it('has its placeholder in both languages [S2.4-03] [S1-58]', async () => {
    await page({ locale: 'vi' });
    expect(box().placeholder).toBe('Tìm kiếm sự kiện');
    await page({ locale: 'en' });
    expect(box().placeholder).toBe('Search events');
    await showsInBothLanguages('Search events');
  });

  it('shows cards while typing; opening one clears the search [S2.4-11] [S2.4-14]', async () => {
    const { router } = await page({ events });
    await type(box(), 'dem nhac');
    const card = await appears('section[aria-label="Search results"] a[href^="/event/dem"]', 'Đêm nhạc Trịnh');
    expect(card.getAttribute('href')).toBe('/event/dem-nhac-trinh-101');
    await click(card);
    expect(router.state.location.pathname).toBe('/event/dem-nhac-trinh-101');
    expect(box().value).toBe('');
  });

  it('says that nothing was found and shows suggestions [S2.4-15] [S1-58]', async () => {
    await page({ events, locale: 'vi' });
    await type(box(), 'không có gì như vậy');
    await appears('h2', 'Rất tiếc! Không thấy kết quả nào');
    await appears('h2', 'Gợi ý dành cho bạn');
    expect(await appears('section a', 'Saigon Jazz')).not.toBeNull();
    expect(findAll('h2', 'Rất tiếc! Không thấy kết quả nào')).toHaveLength(1);
    await showsInBothLanguages('Sorry! We found no results', 'Suggestions for you');
  });

  it('reports a failed search with suggestions and a retry button [S8-25]', async () => {
    const memory = makeMemoryEventListings(events, [], Date.UTC(2026, 10, 20));
    const asked = { searches: 0, suggestions: 0 };
    let connected = true;
    const listings: Pick<EventListings, 'list'> = {
      list: (filter, limit) => {
        asked[filter.search === null ? 'suggestions' : 'searches'] += 1;
        return connected || filter.search === null
          ? memory.list(filter, limit)
          : Promise.reject(new Error('No answer'));
      },
    };
    await page({ events, listings });
    await type(box(), 'trịnh');
    await appears('h2', '1 event for “trịnh”');
    connected = false;
    await type(box(), 'jazz');
    await appears('h2', 'Search failed');
    await appears('section a', 'Saigon Jazz');
    expect(findAll('h2', 'Sorry! We found no results')).toHaveLength(0);
    expect(findAll('h2', /event for/)).toHaveLength(0);
    expect(asked).toEqual({ searches: 2, suggestions: 2 });
    connected = true;
    await click(find('section button', 'Try again'));
    await appears('h2', '1 event for “jazz”');
    expect(findAll('h2', 'Search failed')).toHaveLength(0);
  });

  it('links to all events when suggestions fail to load', async () => {
    await page({ events, listings: { list: () => Promise.reject(new Error('No answer')) } });
    await type(box(), 'jazz');
    await appears('h2', 'Suggestions for you');
    expect((await appears('section p a', 'the Explore page')).getAttribute('href')).toBe('/discovery');
    expect(await appears('section button', 'Try again')).toBeDefined();
  });

  it.each(['jazz', 'không có gì như vậy'])(
    'suggests upcoming events below the results of %s [S2.4-16]',
    async (words) => {
      await page({ events, locale: 'vi' });
      await type(box(), words);
      await appears('h2', 'Gợi ý dành cho bạn');
      expect(await appears('section h3', 'Đêm nhạc Trịnh')).toBeDefined();
      await page({ events, locale: 'en' });
      await type(box(), words);
      expect(await appears('h2', 'Suggestions for you')).toBeDefined();
    },
  );

  it('does not suggest events that were found', async () => {
    await page({ events });
    await type(box(), 'jazz');
    await appears('h2', '1 event for “jazz”');
    await appears('section h3', 'Đêm nhạc Trịnh');
    expect(findAll('section h3', 'Saigon Jazz')).toHaveLength(1);
  });

  it('counts all that match, also when more match than are shown', async () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      anEventCard({ id: 200 + index, slug: `hop-mat-${index}`, name: `Họp mặt ${index}` }),
    );
    await page({ events: many });
    await type(box(), 'hop mat');
    await appears('h2', '23 events for “hop mat”');
    expect(find('section a', 'See all results').getAttribute('href')).toBe('/events?q=hop%20mat');
  });

  it('Enter opens the results', async () => {
    const { router } = await page({ events });
    await type(box(), ' jazz & đêm ');
    await submit(box());
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      `/events?q=${encodeURIComponent('jazz & đêm')}`,
    );
    expect(box().value).toBe('');
    expect(document.querySelector('section[aria-label="Search results"]')).toBeNull();
  });

  it('Back closes the panel and stays on the page', async () => {
    const { router } = await page({ events });
    const before = router.state.location.pathname;
    await type(box(), 'jazz');
    await appears('section[aria-label="Search results"]');
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
    await settle(20);
    expect(document.querySelector('section[aria-label="Search results"]')).toBeNull();
    expect(box().value).toBe('');
    expect(router.state.location.pathname).toBe(before);
  });

  it('empties the text and closes on clear [S2.4-13]', async () => {
    await page({ events });
    await type(box(), 'jazz');
    await appears('section[aria-label="Search results"]');
    await click(find('button', 'Clear search'));
    expect(box().value).toBe('');
    expect(document.querySelector('section[aria-label="Search results"]')).toBeNull();
  });
});

describe('the page frame', () => {
  it('has four links in the phone’s bottom bar [S2.4-17]', async () => {
    await page();
    const links = [...document.querySelectorAll('nav[aria-label="Quick navigation"] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Home', '/'],
      ['Tickets', '/profile?tab=TICKET'],
      ['New event', '/create'],
      ['My page', '/profile'],
    ]);
  });

  it('names the company in the footer [S2.4-19]', async () => {
    await page();
    const footer = document.querySelector('footer') as HTMLElement;
    expect([...footer.querySelectorAll('nav a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About Us', '/about-us'],
      ['Contact', '/contact-us'],
      ['Support', '/support'],
    ]);
    expect(footer.querySelectorAll('ul a')).toHaveLength(3);
    expect(footer.textContent).toContain('©');
  });

  it.each([
    ['/', true],
    ['/discovery', true],
    ['/events', false],
  ])('gives %s the gradient background: %s [S2.2-07]', async (at, gradient) => {
    await page({ at });
    expect(document.querySelector('[data-gradient]') !== null).toBe(gradient);
  });
});
