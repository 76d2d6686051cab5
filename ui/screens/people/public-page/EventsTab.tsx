import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { EventPage } from '#application/event/ports/event-listings.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { EventGrid } from '#ui/components/events/EventGrid.tsx';
import { Pager } from '#ui/components/Pager.tsx';
import { paths } from '#ui/routes/paths.ts';
import { type PublicTab, tabAddress } from './public-tab.view.ts';

type EventsTabProps = {
  readonly page: EventPage;
  readonly path: string;
  readonly tab: PublicTab;
  readonly isOwn: boolean;
};

/** What they put on, page by page; the page stands in the address. */
export const EventsTab = ({ page, path, tab, isOwn }: EventsTabProps) => {
  const { events, after, before } = page;
  return (
    <>
      {events.length === 0 ? <Nothing tab={tab} isOwn={isOwn} /> : <EventGrid events={events} eager={4} heading="h3" />}
      <Pager before={before && tabAddress(path, tab, { before })} after={after && tabAddress(path, tab, { after })} />
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
          <Trans>Create event</Trans>
        </Button>
      ) : (
        <Button component={Link} to={paths.discovery()} variant="outlined" color="secondary">
          <Trans>Explore events</Trans>
        </Button>
      )
    }
  />
);
