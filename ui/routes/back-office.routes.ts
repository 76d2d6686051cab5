import type { RouteObject } from 'react-router';
import type { NeedArea } from './area.ts';
import { screenRoute } from './screen.ts';

/** What the platform's own people look after. */
export const backOfficePages = (need: NeedArea): readonly RouteObject[] => [
  {
    path: 'admin/integrity',
    ...screenRoute(
      need,
      {
        area: 'desk',
        modules: ['ui/screens/ledger/integrity/Integrity.tsx', 'ui/screens/ledger/integrity/integrity.loader.ts'],
      },
      async () => {
        const [{ Integrity }, { integrityLoader }] = await Promise.all([
          import('#ui/screens/ledger/integrity/Integrity.tsx'),
          import('#ui/screens/ledger/integrity/integrity.loader.ts'),
        ]);
        return { Component: Integrity, loader: integrityLoader };
      },
    ),
  },
];
