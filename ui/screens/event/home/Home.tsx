import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { EventRail } from '#ui/components/events/EventRail.tsx';
import { JsonLd } from '#ui/components/JsonLd.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { Banners } from './Banners.tsx';
import { CategoryStrip } from './CategoryStrip.tsx';
import { ForOrganisers } from './ForOrganisers.tsx';
import { Hero } from './Hero.tsx';
import type { homeLoader } from './home.loader.ts';
import { invitations, siteAsThing, wholeRows } from './home.view.ts';
import { Section } from './Section.tsx';

export const Home = () => {
  const { t } = useLingui();
  const { baseUrl } = usePageConfig();
  const { banners, featured, upcoming, nextDays, free, online, categories } = useLoaderData<typeof homeLoader>();
  const hand = invitations([...featured, ...upcoming]);
  return (
    <Container>
      <PageHead canonical={paths.home()} />
      <JsonLd thing={import.meta.env.DESCRIBES === false ? null : siteAsThing(baseUrl)} />
      {banners.length === 0 ? null : <Banners banners={banners} />}
      <Hero hand={hand} />
      {featured.length === 0 ? null : (
        <Section title={<Trans>Featured events</Trans>} to={paths.discovery()} more={<Trans>Discover more</Trans>}>
          <EventRail events={wholeRows(featured)} label={t`Featured events`} wide="grid" />
        </Section>
      )}
      {nextDays.length === 0 ? null : (
        <Section
          title={<Trans>Next 7 days</Trans>}
          to={paths.events('?time=NEXT_DAYS')}
          more={<Trans>All events in the next 7 days</Trans>}
        >
          <EventRail events={nextDays} label={t`Next 7 days`} />
        </Section>
      )}
      {categories.length === 0 ? null : (
        <Section title={<Trans>Browse by category</Trans>}>
          <CategoryStrip categories={categories} />
        </Section>
      )}
      {upcoming.length === 0 ? null : (
        <Section
          title={<Trans>Upcoming events</Trans>}
          to={paths.events('?time=UPCOMING')}
          more={<Trans>All upcoming events</Trans>}
        >
          <EventRail events={upcoming} label={t`Upcoming events`} />
        </Section>
      )}
      {free.length === 0 ? null : (
        <Section title={<Trans>Free events</Trans>} to={paths.events('?free=1')} more={<Trans>All free events</Trans>}>
          <EventRail events={free} label={t`Free events`} />
        </Section>
      )}
      {online.length === 0 ? null : (
        <Section
          title={<Trans>Join from anywhere</Trans>}
          to={paths.events('?format=ONLINE')}
          more={<Trans>All online events</Trans>}
        >
          <EventRail events={online} label={t`Online events`} />
        </Section>
      )}
      {featured.length + nextDays.length + upcoming.length > 0 ? null : (
        <EmptyState
          title={<Trans>No events yet</Trans>}
          text={<Trans>Publish an event and it will appear here within a minute.</Trans>}
        />
      )}
      <ForOrganisers />
    </Container>
  );
};
