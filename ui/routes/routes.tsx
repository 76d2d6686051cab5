import { Outlet, type RouteObject } from 'react-router';
import { HomeLayout } from '#ui/layouts/HomeLayout.tsx';
import { SimpleLayout } from '#ui/layouts/SimpleLayout.tsx';
import { ErrorScreen } from '#ui/screens/error/ErrorScreen.tsx';
import type { NeedArea } from './area.ts';
import { missingPage } from './missing-page.ts';
import { PageFrame } from './PageFrame.tsx';
import { screenRoute } from './screen.ts';

/**
 * Every address of the product and the screen that answers it; an address without a line is a 404. [S2.1]
 * A screen needs one line, in the group of its layout (docs/decisions/0005-pages.md).
 */
export const makeRoutes = (need: NeedArea): RouteObject[] => [
  {
    id: 'root',
    Component: PageFrame,
    children: [
      { id: 'home', Component: HomeLayout, children: [{ ErrorBoundary: ErrorScreen, Component: Outlet, children: inHomeLayout(need) }] },
      { id: 'simple', Component: SimpleLayout, children: [{ ErrorBoundary: ErrorScreen, Component: Outlet, children: inSimpleLayout(need) }] },
    ],
  },
];

const inHomeLayout = (need: NeedArea): RouteObject[] => [
  // Discovery
  {
    index: true,
    ...screenRoute(need, { area: 'shell', modules: ['ui/screens/home/Home.tsx', 'ui/screens/home/home.loader.ts'] }, async () => {
      const [{ Home }, { homeLoader }] = await Promise.all([import('#ui/screens/home/Home.tsx'), import('#ui/screens/home/home.loader.ts')]);
      return { Component: Home, loader: homeLoader };
    }),
  },
  // Buying

  // Desk

  // Whatever else
  { path: '*', loader: missingPage, Component: Outlet },
];

const inSimpleLayout = (_need: NeedArea): RouteObject[] => [
  // Buying
];
