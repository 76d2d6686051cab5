import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { EventGridSkeleton } from '#ui/components/events/EventGridSkeleton.tsx';
import { JsonLd } from '#ui/components/JsonLd.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { EventsTab } from './EventsTab.tsx';
import { faceAsThing, faceView, mayEditFace, useOwnership } from './face.view.ts';
import { Masthead } from './Masthead.tsx';
import { OwnersOnly } from './OwnersOnly.tsx';
import { PageTabs } from './PageTabs.tsx';
import type { PublicPageData } from './public-page.loader.ts';
import { isOwners, type PublicTab, tabAddress } from './public-tab.view.ts';

const OwnTickets = lazy(async () => ({ default: (await import('./OwnTickets.tsx')).OwnTickets }));
const Likes = lazy(async () => ({ default: (await import('./Likes.tsx')).Likes }));
const Rewards = lazy(async () => ({ default: (await import('./rewards/Rewards.tsx')).Rewards }));
const MyAccount = lazy(async () => ({ default: (await import('./MyAccount.tsx')).MyAccount }));

const OwnersTab = ({ tab }: { readonly tab: PublicTab }) => {
  switch (tab) {
    case 'TICKET':
      return <OwnTickets />;
    case 'LIKES':
      return <Likes />;
    case 'REWARDS':
      return <Rewards />;
    default:
      return <MyAccount />;
  }
};

/** [S2.1-14] [S2.1-15] [S2.12-01] */
export const PublicPage = () => {
  const { t } = useLingui();
  const { face, path, tab, events } = useLoaderData<PublicPageData>();
  const locale = useLocale();
  const { baseUrl } = usePageConfig();
  const session = useSession();
  const ownership = useOwnership(face);
  const view = faceView(face);
  const { name } = view;
  return (
    <Container
      sx={{ pt: { xs: 2, md: 4 }, display: 'grid', gap: { xs: 2.5, md: 3.5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <PageHead
        title={name}
        description={view.about ?? t`Upcoming and past events by ${name} on Vemoi.`}
        canonical={tabAddress(view.canonical, isOwners(tab) ? 'UPCOMING' : tab)}
        hidden={isOwners(tab) || (events?.before ?? null) !== null}
      />
      <JsonLd thing={import.meta.env.DESCRIBES === false ? null : faceAsThing(view, baseUrl, locale)} />
      <Masthead face={face} view={view} mayEdit={mayEditFace(face, ownership, session)} />
      <PageTabs path={path} tab={tab} isOwn={ownership === 'OWN'} />
      {events === null ? (
        <OwnersOnly path={path} ownership={ownership}>
          <Suspense fallback={<EventGridSkeleton count={4} />}>
            <OwnersTab tab={tab} />
          </Suspense>
        </OwnersOnly>
      ) : (
        <section aria-label={tab === 'PAST' ? t`Past Events` : t`Upcoming Events`}>
          <h2 className="visually-hidden">
            {tab === 'PAST' ? <Trans>Past Events</Trans> : <Trans>Upcoming Events</Trans>}
          </h2>
          <EventsTab page={events} path={path} tab={tab} isOwn={ownership === 'OWN'} />
        </section>
      )}
    </Container>
  );
};
