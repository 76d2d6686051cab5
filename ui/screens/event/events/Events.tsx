import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useLoaderData } from 'react-router';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { EventsList } from './EventsList.tsx';
import { narrowedBy } from './event-filter.view.ts';
import type { eventsLoader } from './events.loader.ts';

export const Events = () => {
  const { t } = useLingui();
  const { filter } = useLoaderData<typeof eventsLoader>();
  return (
    <Container data-wide sx={{ pt: { xs: 4, md: 6 } }}>
      <PageHead
        title={t`Events`}
        description={t`Find concerts, classes, conferences and more, near you or online.`}
        canonical={paths.events()}
        hidden={narrowedBy(filter) > 1}
      />
      <Typography variant="h1" sx={{ mb: 3 }}>
        <Trans>Events</Trans>
      </Typography>
      <EventsList path={paths.events()} />
    </Container>
  );
};
