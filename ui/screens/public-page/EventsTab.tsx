import { Trans, useLingui } from '@lingui/react/macro';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { EventPage } from '#application/ports/event-listings.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { EventGrid } from '#ui/components/events/EventGrid.tsx';
import { paths } from '#ui/routes/paths.ts';
import { type PublicTab, tabAddress } from './public-tab.view.ts';

type EventsTabProps = { readonly page: EventPage; readonly path: string; readonly tab: PublicTab; readonly isOwn: boolean };

/** What they put on, page by page; the page stands in the address. */
export const EventsTab = ({ page, path, tab, isOwn }: EventsTabProps) => {
  const { t } = useLingui();
  const { events, after, before } = page;
  return (
    <>
      {events.length === 0 ? <Nothing tab={tab} isOwn={isOwn} /> : <EventGrid events={events} eager={4} heading="h3" />}
      {before === null && after === null ? null : (
        <Box component="nav" aria-label={t`Pages`} sx={{ display: 'flex', justifyContent: 'center', gap: 2, mt: 5 }}>
          {before === null ? null : (
            <Button
              component={Link}
              to={tabAddress(path, tab, { before })}
              rel="prev"
              variant="outlined"
              color="secondary"
              startIcon={<ArrowBackRounded />}
            >
              <Trans>Previous page</Trans>
            </Button>
          )}
          {after === null ? null : (
            <Button
              component={Link}
              to={tabAddress(path, tab, { after })}
              rel="next"
              variant="outlined"
              color="secondary"
              endIcon={<ArrowForwardRounded />}
            >
              <Trans>Next page</Trans>
            </Button>
          )}
        </Box>
      )}
    </>
  );
};

const Nothing = ({ tab, isOwn }: { readonly tab: PublicTab; readonly isOwn: boolean }) => (
  <EmptyState
    title={tab === 'PAST' ? <Trans>No event has passed yet</Trans> : <Trans>Nothing is planned yet</Trans>}
    text={
      tab === 'PAST' ? (
        <Trans>Events stay here once they are over.</Trans>
      ) : isOwn ? (
        <Trans>Events that you publish appear here for everybody.</Trans>
      ) : (
        <Trans>New events appear here as soon as they are published.</Trans>
      )
    }
    action={
      isOwn ? (
        <Button component={Link} to={paths.create()} variant="contained">
          <Trans>Create An Event</Trans>
        </Button>
      ) : (
        <Button component={Link} to={paths.discovery()} variant="outlined" color="secondary">
          <Trans>Explore events</Trans>
        </Button>
      )
    }
  />
);
