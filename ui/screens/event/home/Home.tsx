import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { EventRail } from '#ui/components/events/EventRail.tsx';
import { JsonLd } from '#ui/components/JsonLd.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { CategoryStrip } from './CategoryStrip.tsx';
import { ForOrganisers } from './ForOrganisers.tsx';
import { Hero } from './Hero.tsx';
import type { homeLoader } from './home.loader.ts';
import { invitations, siteAsThing, wholeRows } from './home.view.ts';
import { Section } from './Section.tsx';

/** The first page: what is on, and why one would want to go. */
export const Home = () => {
  const { t } = useLingui();
  const { baseUrl } = usePageConfig();
  const { featured, upcoming, nextDays, free, online, categories } = useLoaderData<typeof homeLoader>();
  const hand = invitations([...featured, ...upcoming]);
  return (
    <Container>
      <PageHead canonical={paths.home()} />
      <JsonLd thing={siteAsThing(baseUrl)} />
      <Hero hand={hand} />
      {featured.length === 0 ? null : (
        <Section title={<Trans>Featured events</Trans>} to={paths.discovery()} more={<Trans>Discover more</Trans>}>
          <EventRail events={wholeRows(featured)} label={t`Featured events`} wide="grid" />
        </Section>
      )}
      {nextDays.length === 0 ? null : (
        <Section
          title={<Trans>In the next days</Trans>}
          to={paths.events('?time=NEXT_DAYS')}
          more={<Trans>All seven days</Trans>}
        >
          <EventRail events={nextDays} label={t`In the next days`} />
        </Section>
      )}
      {categories.length === 0 ? null : (
        <Section title={<Trans>What are you in the mood for?</Trans>}>
          <CategoryStrip categories={categories} />
        </Section>
      )}
      {upcoming.length === 0 ? null : (
        <Section
          title={<Trans>Coming up</Trans>}
          to={paths.events('?time=UPCOMING')}
          more={<Trans>All upcoming events</Trans>}
        >
          <EventRail events={upcoming} label={t`Coming up`} />
        </Section>
      )}
      {free.length === 0 ? null : (
        <Section title={<Trans>Free to join</Trans>} to={paths.events('?free=1')} more={<Trans>All free events</Trans>}>
          <EventRail events={free} label={t`Free to join`} />
        </Section>
      )}
      {online.length === 0 ? null : (
        <Section
          title={<Trans>From wherever you are</Trans>}
          to={paths.events('?format=ONLINE')}
          more={<Trans>All online events</Trans>}
        >
          <EventRail events={online} label={t`Online events`} />
        </Section>
      )}
      {featured.length + nextDays.length + upcoming.length > 0 ? null : (
        <EmptyState
          title={<Trans>The first invitation is still being written</Trans>}
          text={<Trans>No event is published yet. Create one, and it stands here within a minute.</Trans>}
        />
      )}
      <ForOrganisers />
    </Container>
  );
};
