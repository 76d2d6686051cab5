import { act } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { platformAbilities } from '#domain/permission/platform-abilities.ts';
import { productFrame } from '#test/rendered/product-frame.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { HomeLayout } from '#ui/layouts/HomeLayout.tsx';
import { PageFrame } from '#ui/routes/PageFrame.tsx';

const screens = [
  '/',
  '/admin/events',
  '/admin/event-report',
  '/admin/staffs',
  '/admin/featured-event',
  '/admin/corporate',
  '/admin/accountant',
  '/admin/accountant/statement',
  '/admin/accountant/refunds',
  '/admin/accountant/withdrawals',
  '/admin/accountant/balances',
  '/admin/ticket-portal',
  '/admin/users',
  '/admin/leads',
  '/admin/integrity',
  '/admin/audit-log',
  '/admin/set-aside',
  '/p/:username',
  '/request-corporate',
];
const routes = (): RouteObject[] => [
  {
    id: 'root',
    Component: PageFrame,
    handle: { screens },
    children: [
      {
        Component: HomeLayout,
        children: [
          { path: '*', Component: Outlet },
          { index: true, Component: Outlet },
        ],
      },
    ],
  },
];

type Facts = Partial<Omit<Extract<PermissionViewer, { kind: 'account' }>, 'kind' | 'accountId'>>;
const nothing = { isAdmin: false, isAccountant: false, ownedCorporates: [], staffMemberships: [] } as const;
const accountOf = (facts: Facts): Account => ({
  ...someAccount,
  abilities: platformAbilities({ kind: 'account', accountId: 'a1' as AccountId, ...nothing, ...facts }),
});
const staff = (role: 'SUB_ADMIN' | 'ROOM_OPERATOR' | 'EVENT_OWNER') =>
  accountOf({ staffMemberships: [{ corporateId: 7, role, active: true }] });

const items = (): (string | null)[] => findAll('[role="menuitem"]', /./).map((item) => item.textContent);
async function adminMenuOf(account: Account, pages: RouteObject[]): Promise<(string | null)[] | null> {
  await renderPage(pages, { account });
  const [manage] = findAll('header button', 'Manage');
  if (manage === undefined) return null;
  await click(manage);
  await appears('[role="menuitem"]');
  return items();
}

/** Of the desk, only what a button leads to wherever it is needed, also for those who have no admin menu. */
const LED_TO_FROM_ELSEWHERE = [
  // My events is in every organiser's main menu and has a button to it (MyEvents.test.tsx). Accountants open the
  // earnings of one organiser from their balance.
  '/admin/earnings',
  // Who asks for a long report is led to it. Later its mail leads there, and a button on the revenue report
  // (LoadRefused.test.tsx).
  '/admin/exports',
  // The installed door starts there.
  '/check-in',
  '/events',
  '/image-metadata',
  '/image-rsvp-template',
  '/image-thanks-buy-ticket',
  '/my-ticket',
  '/my-ticket/orders',
  '/my-ticket/receive',
  '/pay',
  '/refund',
  '/unsubscribe',
];

describe('the admin menu', () => {
  it.each([
    ['SUB_ADMIN', staff('SUB_ADMIN')],
    ['the owner of an approved corporate', accountOf({ ownedCorporates: [{ corporateId: 7, status: 'APPROVED' }] })],
  ])('is shown to %s, with staff management', async (_who, account) => {
    expect(await adminMenuOf(account, routes())).toEqual(['My Events', 'Revenue Report', 'Team Management']);
  });

  it.each(['ROOM_OPERATOR', 'EVENT_OWNER'] as const)('is shown to %s, without staff management', async (role) => {
    expect(await adminMenuOf(staff(role), routes())).toEqual(['My Events', 'Revenue Report']);
  });

  it('shows an admin everything', async () => {
    expect(await adminMenuOf(accountOf({ isAdmin: true }), routes())).toEqual([
      'My Events',
      'Revenue Report',
      'Team Management',
      'Featured Events',
      'Organizer Approval',
      'Accountant',
      'Bank statement',
      'Refunds to pay',
      'Withdrawals and ID cards',
      'Organiser balances',
      'Ticket portal',
      'Users',
      'Contact messages',
      'Integrity check',
      'Audit log',
      'Failed jobs and emails',
    ]);
  });

  it('shows an accountant the accounts, and nothing that is an admin’s', async () => {
    expect(await adminMenuOf(accountOf({ isAccountant: true }), routes())).toEqual([
      'My Events',
      'Revenue Report',
      'Accountant',
      'Bank statement',
      'Refunds to pay',
      'Withdrawals and ID cards',
      'Organiser balances',
      'Integrity check',
    ]);
  });

  it.each([
    ['somebody', accountOf({})],
    ['the owner of a corporate that waits', accountOf({ ownedCorporates: [{ corporateId: 7, status: 'PENDING' }] })],
    ['staff that left', accountOf({ staffMemberships: [{ corporateId: 7, role: 'SUB_ADMIN', active: false }] })],
  ])('is not shown to %s [S6-31]', async (_who, account) => {
    expect(await adminMenuOf(account, productFrame())).toBeNull();
  });

  it.each([
    ['SUB_ADMIN [S6-27]', staff('SUB_ADMIN')],
    [
      'the owner of an approved corporate [S6-28]',
      accountOf({ ownedCorporates: [{ corporateId: 7, status: 'APPROVED' }] }),
    ],
  ])('shows staff management to %s', async (_who, account) => {
    expect(await adminMenuOf(account, productFrame())).toEqual(['My Events', 'Revenue Report', 'Team Management']);
  });

  it.each([
    ['ROOM_OPERATOR [S6-29]', staff('ROOM_OPERATOR')],
    ['EVENT_OWNER [S6-29]', staff('EVENT_OWNER')],
  ])('shows events and revenue to %s', async (_who, account) => {
    expect(await adminMenuOf(account, productFrame())).toEqual(['My Events', 'Revenue Report']);
  });

  it('shows the existing pages to an admin [S6-30]', async () => {
    const pages = await adminMenuOf(accountOf({ isAdmin: true }), productFrame());
    expect(pages).toEqual(expect.arrayContaining(['Featured Events', 'Organizer Approval', 'Accountant']));
  });

  it('shows the existing pages to an accountant [S6-31]', async () => {
    const pages = await adminMenuOf(accountOf({ isAccountant: true }), productFrame());
    expect(pages).toEqual(expect.arrayContaining(['My Events', 'Revenue Report', 'Accountant', 'Refunds to pay']));
  });

  const EVERYBODY = [
    staff('SUB_ADMIN'),
    staff('ROOM_OPERATOR'),
    accountOf({ isAccountant: true }),
    accountOf({ isAdmin: true }),
  ];
  const whoSees = async (...names: readonly string[]) => {
    const seen: boolean[] = [];
    for (const account of EVERYBODY) {
      const pages = (await adminMenuOf(account, productFrame())) ?? [];
      seen.push(names.every((name) => pages.includes(name)));
      if (seen.at(-1) === false) expect(names.some((name) => pages.includes(name))).toBe(false);
    }
    return seen;
  };

  it('always has My Events and Revenue Report [S6-32]', async () => {
    expect(await whoSees('My Events', 'Revenue Report')).toEqual([true, true, true, true]);
  });

  it('has Team Management with access to staff management alone [S6-33]', async () => {
    expect(await whoSees('Team Management')).toEqual([true, false, false, true]);
  });

  it('has what is an admin’s for admins, and Accountant for accountants, too [S6-34]', async () => {
    expect(await whoSees('Featured Events', 'Organizer Approval')).toEqual([false, false, false, true]);
    expect(await whoSees('Accountant')).toEqual([false, false, true, true]);
  });

  it('has the section of accountants, and names their role [S1-47]', async () => {
    expect(await adminMenuOf(accountOf({ isAccountant: true }), productFrame())).toContain('Accountant');
    const menu = find('[role="menu"]', /./);
    expect([...menu.children].map((child) => child.textContent)[0]).toBe('Accountant');
  });

  it('is part of the main menu on a phone', async () => {
    document.documentElement.setAttribute('data-mobile', '');
    try {
      await renderPage(routes(), { account: accountOf({ isAccountant: true }) });
      await click(find('header button', 'Menu'));
      await appears('[role="menuitem"]');
      const places = findAll('[role="menuitem"]', /^(My Events|Revenue Report|Accountant)$/).map((item) =>
        item.getAttribute('href'),
      );
      expect(places).toEqual(['/admin/events', '/admin/event-report', '/admin/accountant']);
      expect(find('[role="menu"]', /./).textContent).toContain('Manage · Accountant');
    } finally {
      document.documentElement.removeAttribute('data-mobile');
    }
  });

  it('and the other menus lead to every page that exists without an event, a ticket or a link of its own', async () => {
    const admin = accountOf({ isAdmin: true });
    const led = new Set<string>();
    const read = () => {
      for (const link of document.querySelectorAll('a[href]')) led.add(link.getAttribute('href')?.split('?')[0] ?? '');
    };
    const frame = productFrame();
    await adminMenuOf(admin, frame);
    read();
    await renderPage(productFrame(), { account: { ...admin, corporate: null } });
    await click(find('header button', 'Menu'));
    await appears('[role="menuitem"]');
    read();
    const known = frame.flatMap(({ handle }) => (handle as { readonly screens: readonly string[] }).screens);
    const pages = [...new Set(known)].filter((path) => !/[:*]/.test(path));
    expect(pages.filter((path) => !led.has(path)).sort()).toEqual(LED_TO_FROM_ELSEWHERE);
  });

  it('each item opens its page', async () => {
    await adminMenuOf(accountOf({ isAdmin: true }), routes());
    expect(findAll('[role="menuitem"]', /./).map((item) => item.getAttribute('href'))).toEqual([
      '/admin/events',
      '/admin/event-report',
      '/admin/staffs',
      '/admin/featured-event',
      '/admin/corporate',
      '/admin/accountant',
      '/admin/accountant/statement',
      '/admin/accountant/refunds',
      '/admin/accountant/withdrawals',
      '/admin/accountant/balances',
      '/admin/ticket-portal',
      '/admin/users',
      '/admin/leads',
      '/admin/integrity',
      '/admin/audit-log',
      '/admin/set-aside',
    ]);
  });
});

describe('the menu', () => {
  const corporate = {
    id: 7,
    slug: 'Nha-hat-7',
    companyName: 'Nhà hát',
    name: 'Nhà hát',
    status: 'APPROVED',
    email: 'linh@demo.vemoi.test',
  };
  const open = async (account: Account) => {
    await renderPage(productFrame(), { account });
    await click(find('header button', 'Menu'));
    await appears('[role="menuitem"]');
  };

  it('names its items as the specification does [S2.4-20] [S1-58]', async () => {
    await open({ ...accountOf({ ownedCorporates: [{ corporateId: 7, status: 'APPROVED' }] }), corporate });
    for (const label of [
      'Home',
      'Explore',
      'My Tickets',
      'My Corporate page',
      'Manage Events',
      'Create An Event',
      'Sign Out',
    ])
      expect(find('[role="menuitem"]', label)).toBeDefined();
    expect(find('[role="menuitem"]', /My Account/).getAttribute('href')).toBe('/profile');
    expect(find('[role="menuitem"]', 'My Corporate page').getAttribute('href')).toBe('/p/Nha-hat-7');
    expect(find('header a', /^My Page/).getAttribute('href')).toBe('/profile');
    expect(find('nav[aria-label="Quick navigation"] a', 'New event').getAttribute('href')).toBe('/create');
    await showsInBothLanguages(
      'Home',
      'Explore',
      'My Tickets',
      'My Corporate page',
      'Manage Events',
      'Create An Event',
      'Sign Out',
      'My Account',
      'My Page',
    );
    expect(await adminMenuOf(accountOf({ isAdmin: true }), productFrame())).toEqual(
      expect.arrayContaining(['My Events', 'Revenue Report']),
    );
    await showsInBothLanguages('My Events', 'Revenue Report');
  });

  it('names the footer, bottom bar and corporate registration as the specification does [S2.4-21] [S1-58]', async () => {
    await open(accountOf({}));
    expect(find('[role="menuitem"]', 'Corporate Publisher Registration').getAttribute('href')).toBe(
      '/request-corporate',
    );
    expect(findAll('[role="menuitem"]', 'My Corporate page')).toEqual([]);
    for (const label of ['About Us', 'Contact', 'Support']) expect(find('footer a', label)).toBeDefined();
    expect(find('nav[aria-label="Quick navigation"] a', 'Tickets')).toBeDefined();
    await showsInBothLanguages('Corporate Publisher Registration', 'About Us', 'Contact', 'Support', 'Tickets');
    expect(await adminMenuOf(accountOf({ isAdmin: true }), productFrame())).toEqual(
      expect.arrayContaining(['Team Management', 'Featured Events', 'Organizer Approval', 'Accountant']),
    );
    await showsInBothLanguages('Team Management', 'Featured Events', 'Organizer Approval', 'Accountant');
  });

  it('links to the same page in the other language [S2.2-03]', async () => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { remembered } = await renderPage(productFrame(), { at: '/support/refund-policy?from=mail#late' });
    await click(find('header button', 'Menu'));
    const other = await appears('[role="menuitemradio"]', 'Tiếng Việt');
    expect(other.getAttribute('href')).toBe('/vi/support/refund-policy');
    await click(other);
    expect(went).toHaveBeenCalledWith('/vi/support/refund-policy?from=mail#late');
    expect(remembered.locale).toBe('vi');
    went.mockRestore();
  });

  it('reloads the create page on create event [S2.4-07]', async () => {
    const again = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await renderPage(productFrame(), { account: someAccount, at: '/create' });
    await click(find('header button', 'Create event'));
    expect(again).toHaveBeenCalledOnce();
    again.mockRestore();
  });

  it('clears the search 500 ms after leaving through the bottom bar [S2.4-18]', async () => {
    await renderPage(productFrame(), { account: someAccount });
    const box = document.querySelector<HTMLInputElement>('input[name="q"]');
    await act(async () => box?.focus());
    expect(document.querySelector('form[data-expanded]')).not.toBeNull();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const entry = find('nav[aria-label="Quick navigation"] a', 'New event');
    await act(
      async () => void entry.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 })),
    );
    await act(async () => vi.advanceTimersByTime(499));
    expect(document.querySelector('form[data-expanded]')).not.toBeNull();
    await act(async () => vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await settle();
    expect(document.querySelector('form[data-expanded]')).toBeNull();
  });
});
