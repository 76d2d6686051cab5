import type { NeedArea } from './area.ts';
import { type ScreenRoutes, screenRoute } from './screen.ts';

const supportModules = ['ui/screens/platform/support/Support.tsx', 'ui/screens/platform/support/support.loader.ts'];

/** [S2.1-36] [S2.1-37] [S2.1-38] [S2.1-39] [S2.1-40] [S2.1-41] */
export const houseRoutes = (need: NeedArea): ScreenRoutes => ({
  home: [
    {
      path: 'about-us',
      ...screenRoute(need, { area: 'house', modules: ['ui/screens/platform/about/About.tsx'] }, async () => {
        const { About } = await import('#ui/screens/platform/about/About.tsx');
        return { Component: About };
      }),
    },
    {
      path: 'contact-us',
      ...screenRoute(need, { area: 'house', modules: ['ui/screens/people/contact/Contact.tsx'] }, async () => {
        const { Contact } = await import('#ui/screens/people/contact/Contact.tsx');
        return { Component: Contact };
      }),
    },
    {
      path: 'support',
      ...screenRoute(need, { area: 'house', modules: supportModules }, async () => {
        const [{ Support }, { supportLoader }] = await Promise.all([
          import('#ui/screens/platform/support/Support.tsx'),
          import('#ui/screens/platform/support/support.loader.ts'),
        ]);
        return { Component: Support, loader: supportLoader };
      }),
    },
    {
      path: 'support/:articleId',
      ...screenRoute(
        need,
        {
          area: 'house',
          modules: ['ui/screens/platform/support/Article.tsx', 'ui/screens/platform/support/article.loader.ts'],
        },
        async () => {
          const [{ Article }, { articleLoader }] = await Promise.all([
            import('#ui/screens/platform/support/Article.tsx'),
            import('#ui/screens/platform/support/article.loader.ts'),
          ]);
          return { Component: Article, loader: articleLoader };
        },
      ),
    },
  ],
  empty: [
    {
      path: 'image-metadata',
      ...screenRoute(need, { area: 'house', modules: ['ui/screens/event/pictures/MetadataPicture.tsx'] }, async () => {
        const { MetadataPicture } = await import('#ui/screens/event/pictures/MetadataPicture.tsx');
        return { Component: MetadataPicture };
      }),
    },
  ],
  none: [
    {
      path: 'image-rsvp-template',
      ...screenRoute(
        need,
        { area: 'house', modules: ['ui/screens/event/pictures/InvitationPicture.tsx'] },
        async () => {
          const { InvitationPicture } = await import('#ui/screens/event/pictures/InvitationPicture.tsx');
          return { Component: InvitationPicture };
        },
      ),
    },
    {
      path: 'image-thanks-buy-ticket',
      ...screenRoute(need, { area: 'house', modules: ['ui/screens/event/pictures/ThanksPicture.tsx'] }, async () => {
        const { ThanksPicture } = await import('#ui/screens/event/pictures/ThanksPicture.tsx');
        return { Component: ThanksPicture };
      }),
    },
  ],
});
