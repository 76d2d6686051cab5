import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useLoaderData } from 'react-router';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { EventsList } from '#ui/screens/event/events/EventsList.tsx';
import { narrowedBy } from '#ui/screens/event/events/event-filter.view.ts';
import type { eventsLoader } from '#ui/screens/event/events/events.loader.ts';

export const Discovery = () => {
  const { t } = useLingui();
  const { filter } = useLoaderData<typeof eventsLoader>();
  return (
    <Container data-wide sx={{ pt: { xs: 5, md: 9 } }}>
      <PageHead
        title={t`Discover events`}
        description={t`Discover events on Vemoi: what’s on this week, what’s free and what you can join online.`}
        canonical={paths.discovery()}
        hidden={narrowedBy(filter) > 0}
      />
      <Typography variant="h1" sx={{ maxWidth: '18ch' }}>
        <Trans>Find your next event</Trans>
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: { xs: 3, md: 4 }, maxWidth: '56ch', fontSize: '1.0625rem' }}>
        <Trans>Concerts, classes, conferences and meetups, near you or online.</Trans>
      </Typography>
      <EventsList path={paths.discovery()} />
    </Container>
  );
};
