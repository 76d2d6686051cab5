import { Outlet, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import { appears, click, find, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { PageFrame } from '#ui/routes/PageFrame.tsx';
import { viewerLoader } from './viewer-loader.ts';

const Screen = () => <ViewerScreen<string> skeleton={<p>bones</p>}>{(text) => <h1>{text}</h1>}</ViewerScreen>;
const load = async () => 'inside';

const routes = (): RouteObject[] => [
  {
    Component: PageFrame,
    children: [
      { index: true, Component: Outlet },
      { path: ROUTES['admin-events'].path, Component: Screen, loader: viewerLoader(load, ROUTES['admin-events']) },
      {
        path: ROUTES['admin-corporate'].path,
        Component: Screen,
        loader: viewerLoader(load, ROUTES['admin-corporate']),
      },
      { path: ROUTES.create.path, Component: Screen, loader: viewerLoader(load, ROUTES.create) },
    ],
  },
];
const admin = { ...someAccount, abilities: ['admin.events', 'admin.corporates', 'event.create'] };

describe('a page for signed-in viewers', () => {
  it('redirects a signed-out visitor to the start page with the dialog, then to the page', async () => {
    const { router, desk } = await renderPage(routes(), { at: '/admin/events?tab=PAST', mayBecome: admin });
    await appears('[role="dialog"]');
    expect([router.state.location.pathname, router.state.location.search]).toEqual(['/', '']);
    await type(document.querySelector('input[name="email"]'), 'linh@demo.vemoi.test');
    await submit(document.querySelector('input[name="email"]'));
    await type(document.querySelector('input[name="one-time-code"]'), desk.codeFor('linh@demo.vemoi.test') ?? '');
    await settle(50);
    expect([router.state.location.pathname, router.state.location.search]).toEqual(['/admin/events', '?tab=PAST']);
    expect(find('h1', 'inside')).toBeDefined();
  });

  it('stays on the start page when the dialog is closed', async () => {
    const { router } = await renderPage(routes(), { at: '/admin/events' });
    await appears('[role="dialog"]');
    await click(find('[role="dialog"] button', 'Close'));
    await settle(50);
    expect(router.state.location.pathname).toBe('/');
  });

  it('redirects an account without the ability to the start page and lets an admin in', async () => {
    const { router } = await renderPage(routes(), { at: '/admin/corporate', account: someAccount });
    expect(router.state.location.pathname).toBe('/');
    await renderPage(routes(), { at: '/admin/corporate', account: admin });
    expect(find('h1', 'inside')).toBeDefined();
  });

  it('leads staff without a second factor in this session to give one, then back', async () => {
    const staff = { ...someAccount, isAdmin: true, secondFactorStep: 'ASK' } as const;
    const { router } = await renderPage([...routes(), { path: '/profile', Component: Outlet }], {
      at: '/admin/corporate?tab=PENDING',
      account: staff,
    });
    await settle(50);
    const { pathname, search } = router.state.location;
    expect([pathname, Object.fromEntries(new URLSearchParams(search))]).toEqual([
      '/profile',
      { goOnTo: '/admin/corporate?tab=PENDING' },
    ]);
  });

  it('keeps the page’s frame under the dialog without an auth mark', async () => {
    const { router } = await renderPage(routes(), { at: '/create' });
    await appears('[role="dialog"]');
    expect(router.state.location.pathname).toBe('/create');
    expect(document.body.textContent).toContain('bones');
  });

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test'])(
    'never redirects to another site: %s',
    async (target) => {
      const { router, desk } = await renderPage(routes(), {
        at: `/?signIn=${encodeURIComponent(target)}`,
        mayBecome: admin,
      });
      await appears('[role="dialog"]');
      await type(document.querySelector('input[name="email"]'), 'linh@demo.vemoi.test');
      await submit(document.querySelector('input[name="email"]'));
      await type(document.querySelector('input[name="one-time-code"]'), desk.codeFor('linh@demo.vemoi.test') ?? '');
      await settle(50);
      expect(router.state.location.pathname).toBe('/');
    },
  );
});
