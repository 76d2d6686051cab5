import { Outlet, type RouteObject } from 'react-router';
import { HomeLayout } from '#ui/layouts/HomeLayout.tsx';
import { makeRoutes } from '#ui/routes/routes.tsx';

export const productFrame = (): RouteObject[] =>
  makeRoutes(async () => undefined).map(
    (root): RouteObject =>
      Object.assign(root, {
        children: [
          {
            Component: HomeLayout,
            children: [
              { path: '*', Component: Outlet },
              { index: true, Component: Outlet },
            ],
          },
        ],
      }),
  );
