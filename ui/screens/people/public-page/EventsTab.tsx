import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { EventPage } from '#application/event/ports/event-listings.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { EventGrid } from '#ui/components/events/EventGrid.tsx';
import { Pager } from '#ui/components/Pager.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { type PublicTab, tabAddress } from './public-tab.view.ts';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

type EventsTabProps = {
  readonly page: EventPage;
  readonly path: string;
  readonly tab: PublicTab;
  readonly isOwn: boolean;
};

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
    title={
      tab === 'PAST' ? (
        <Trans>No past events</Trans>
      ) : isOwn ? (
        <Trans>You aren’t organising any events</Trans>
      ) : (
        <Trans>No upcoming events</Trans>
      )
    }
    text={
      tab === 'PAST' ? (
        <Trans>Past events will appear here.</Trans>
      ) : isOwn ? (
        <Trans>Events you publish will appear here for everyone. Events you attend are in My tickets.</Trans>
      ) : (
        <Trans>New events will appear here as soon as they’re published.</Trans>
      )
    }
    action={
      isOwn ? (
        <Ways>
          <Button component={Link} to={paths.myTickets()} variant="contained">
            <Trans>My tickets</Trans>
          </Button>
          <Button component={Link} to={paths.create()} variant="outlined" color="secondary">
            <Trans>Create event</Trans>
          </Button>
        </Ways>
      ) : (
        <Button component={Link} to={paths.discovery()} variant="outlined" color="secondary">
          <Trans>Explore events</Trans>
        </Button>
      )
    }
  />
);
