import { Outlet, type RouteObject } from 'react-router';
import { NeedAreaContext } from '#ui/bindings/need-area-context.ts';
import { DefaultLayout } from '#ui/layouts/DefaultLayout.tsx';
import { EmptyLayout } from '#ui/layouts/EmptyLayout.tsx';
import { HomeLayout } from '#ui/layouts/HomeLayout.tsx';
import { SimpleLayout } from '#ui/layouts/SimpleLayout.tsx';
import { ErrorScreen } from '#ui/screens/platform/error/ErrorScreen.tsx';
import type { NeedArea } from './area.ts';
import { buyingRoutes } from './buying.routes.ts';
import { deskRoutes } from './desk.routes.ts';
import { houseRoutes } from './house.routes.ts';
import { missingPage } from './missing-page.ts';
import { PageFrame } from './PageFrame.tsx';
import { peopleRoutes } from './people.routes.ts';
import type { LayoutName, ScreenRoutes } from './screen.ts';
import { shellRoutes } from './shell.routes.ts';

/** [S2.2-01] */
const layouts = {
  home: HomeLayout,
  default: DefaultLayout,
  simple: SimpleLayout,
  empty: EmptyLayout,
  none: Outlet,
} as const satisfies Record<LayoutName, unknown>;

/** A screen needs one line in its area's file (docs/decisions/0005-pages.md). [S2.1] */
export function makeRoutes(need: NeedArea): RouteObject[] {
  const tables: readonly ScreenRoutes[] = [
    shellRoutes(need),
    buyingRoutes(need),
    deskRoutes(need),
    peopleRoutes(need),
    houseRoutes(need),
  ];
  const of = (layout: LayoutName): RouteObject[] => tables.flatMap((table) => [...(table[layout] ?? [])]);
  const names = Object.keys(layouts) as LayoutName[];
  const rest: RouteObject = { path: '*', loader: missingPage, Component: Outlet };
  return [
    {
      id: 'root',
      element: (
        <NeedAreaContext value={need}>
          <PageFrame />
        </NeedAreaContext>
      ),
      // Menus link to existing screens only. The layout: for previews, whose import would split it off.
      handle: {
        screens: names.flatMap(of).flatMap(({ path }) => (path === undefined ? [] : [`/${path}`])),
        PublicLayout: HomeLayout,
      },
      children: names.map((layout) => ({
        id: layout,
        Component: layouts[layout],
        children: [
          {
            ErrorBoundary: ErrorScreen,
            Component: Outlet,
            children: layout === 'home' ? [...of(layout), rest] : of(layout),
          },
        ],
      })),
    },
  ];
}
