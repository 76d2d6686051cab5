import type { NeedArea } from './area.ts';
import { type ScreenRoutes, screenRoute } from './screen.ts';

/** [S2.1-14] [S2.1-15] [S2.1-16] */
export const peopleRoutes = (need: NeedArea): ScreenRoutes => {
  const publicPage = (loader: 'userPageLoader' | 'publisherPageLoader' | 'corporatePageLoader') =>
    screenRoute(
      need,
      {
        area: 'people',
        modules: [
          'ui/screens/people/public-page/PublicPage.tsx',
          'ui/screens/people/public-page/public-page.loader.ts',
        ],
      },
      async () => {
        const [{ PublicPage }, loaders] = await Promise.all([
          import('#ui/screens/people/public-page/PublicPage.tsx'),
          import('#ui/screens/people/public-page/public-page.loader.ts'),
        ]);
        return { Component: PublicPage, loader: loaders[loader] };
      },
    );
  return {
    home: [
      {
        path: 'request-corporate',
        ...screenRoute(
          need,
          {
            area: 'people',
            modules: [
              'ui/screens/people/request-corporate/RequestCorporate.tsx',
              'ui/screens/people/request-corporate/request-corporate.loader.ts',
            ],
          },
          async () => {
            const [{ RequestCorporate }, { requestCorporateLoader }] = await Promise.all([
              import('#ui/screens/people/request-corporate/RequestCorporate.tsx'),
              import('#ui/screens/people/request-corporate/request-corporate.loader.ts'),
            ]);
            return { Component: RequestCorporate, loader: requestCorporateLoader };
          },
        ),
      },
      { path: 'u/:username', ...publicPage('userPageLoader') },
      { path: 'p/:username', ...publicPage('publisherPageLoader') },
      // Last, because it matches any single word.
      { path: ':corporateSlug', ...publicPage('corporatePageLoader') },
    ],
  };
};
