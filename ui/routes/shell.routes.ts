import type { NeedArea } from './area.ts';
import { type ScreenRoutes, screenRoute } from './screen.ts';

export const shellRoutes = (need: NeedArea): ScreenRoutes => ({
  home: [
    {
      index: true,
      ...screenRoute(
        need,
        { area: 'discovery', modules: ['ui/screens/event/home/Home.tsx', 'ui/screens/event/home/home.loader.ts'] },
        async () => {
          const [{ Home }, { homeLoader }] = await Promise.all([
            import('#ui/screens/event/home/Home.tsx'),
            import('#ui/screens/event/home/home.loader.ts'),
          ]);
          return { Component: Home, loader: homeLoader };
        },
      ),
    },
    {
      path: 'events',
      ...screenRoute(
        need,
        {
          area: 'discovery',
          modules: ['ui/screens/event/events/Events.tsx', 'ui/screens/event/events/events.loader.ts'],
        },
        async () => {
          const [{ Events }, { eventsLoader }] = await Promise.all([
            import('#ui/screens/event/events/Events.tsx'),
            import('#ui/screens/event/events/events.loader.ts'),
          ]);
          return { Component: Events, loader: eventsLoader };
        },
      ),
    },
    {
      path: 'discovery',
      ...screenRoute(
        need,
        {
          area: 'discovery',
          modules: ['ui/screens/event/discovery/Discovery.tsx', 'ui/screens/event/events/events.loader.ts'],
        },
        async () => {
          const [{ Discovery }, { eventsLoader }] = await Promise.all([
            import('#ui/screens/event/discovery/Discovery.tsx'),
            import('#ui/screens/event/events/events.loader.ts'),
          ]);
          return { Component: Discovery, loader: eventsLoader };
        },
      ),
    },
    {
      path: 'auth/:provider/callback',
      ...screenRoute(
        need,
        {
          area: 'shell',
          modules: [
            'ui/screens/people/sign-in-callback/Callback.tsx',
            'ui/screens/people/sign-in-callback/callback.loader.ts',
          ],
        },
        async () => {
          const [{ Callback }, { callbackLoader }] = await Promise.all([
            import('#ui/screens/people/sign-in-callback/Callback.tsx'),
            import('#ui/screens/people/sign-in-callback/callback.loader.ts'),
          ]);
          return { Component: Callback, loader: callbackLoader };
        },
      ),
    },
    {
      path: 'profile',
      ...screenRoute(
        need,
        {
          area: 'shell',
          modules: ['ui/screens/people/profile/Profile.tsx', 'ui/screens/people/profile/profile.loader.ts'],
        },
        async () => {
          const [{ Profile }, { profileLoader }] = await Promise.all([
            import('#ui/screens/people/profile/Profile.tsx'),
            import('#ui/screens/people/profile/profile.loader.ts'),
          ]);
          return { Component: Profile, loader: profileLoader };
        },
      ),
    },
  ],
});
