import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, ROUTES, type Route } from '#domain/permission/route-table.ts';
import { appears, find, renderPage, settle } from '#test/rendered/render-page.tsx';
import { makeRoutes } from './routes.tsx';

const routes = makeRoutes(async () => undefined);
const addressOf = ({ path }: Route): string => path.replaceAll(/\{[^}]+\}/g, '1001');
const matchesOf = (path: string) => matchRoutes(routes, path) ?? [];
const layoutOf = (path: string): string | undefined => matchesOf(path)[1]?.route.id;
const screenOf = (path: string): RouteObject | undefined => matchesOf(path).at(-1)?.route;
const table = ROUTE_NAMES.map((name): [string, Route] => [name, ROUTES[name]]);
const CORPORATES = ':corporateSlug';
const withScreen = table.filter(([name, route]) => {
  const path = screenOf(addressOf(route))?.path;
  // A planned page reserves its name, so that no slug can take it.
  return path !== '*' && (path !== CORPORATES || name === 'corporate_slug');
});

const chrome = () => ({
  header: document.querySelector('header') !== null,
  footer: document.querySelector('footer') !== null,
});

describe('the routes', () => {
  it.each(withScreen)('renders %s in the layout of the route table, home by default [S2.1-01]', (_name, route) => {
    expect(layoutOf(addressOf(route))).toBe(route.layout);
  });

  it('never reads a page’s first segment as a corporate', () => {
    for (const [name, route] of withScreen) {
      if (name === 'corporate_slug') continue;
      expect(screenOf(addressOf(route))?.path?.startsWith(':') ?? false).toBe(false);
    }
    for (const path of [
      '/events',
      '/create',
      '/discovery',
      '/support',
      '/profile',
      '/about-us',
      '/contact-us',
      '/my-ticket',
    ])
      expect(`/${screenOf(path)?.path}`).toBe(path);
  });

  it('have four layouts, and none for images [S2.2-01]', () => {
    expect(routes[0]?.children?.map(({ id }) => id)).toEqual(['home', 'default', 'simple', 'empty', 'none']);
  });

  it('answer an unknown address with Page Not Found in the home layout [S2.2-01] [S2.16-01]', async () => {
    await renderPage(
      makeRoutes(async () => undefined),
      { at: '/nowhere/at/all' },
    );
    expect(find('h1', 'Page Not Found')).toBeDefined();
    expect(chrome()).toEqual({ header: true, footer: true });
  });

  it.each(['/support/nothing', '/events/manager/abc', '/events/edit/0', '/check-in/99999999999', '/payment/1e3'])(
    'answer %s, which fails validation, with Page Not Found [S2.3-13]',
    async (at) => {
      await renderPage(
        makeRoutes(async () => undefined),
        { at },
      );
      await appears('h1', 'Page Not Found');
      expect(chrome().header).toBe(true);
    },
  );

  it('render the about page in the home layout, with links in its language [S2.1-01] [S2.2-02]', async () => {
    await renderPage(
      makeRoutes(async () => undefined),
      { at: '/about-us', locale: 'vi' },
    );
    await settle();
    await appears('h1', 'Mỗi tấm vé là một lời mời.');
    expect(chrome()).toEqual({ header: true, footer: true });
  });
});
