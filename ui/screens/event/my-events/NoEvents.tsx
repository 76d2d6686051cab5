import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import type { ManagementBucket } from './my-events.view.ts';

export const NoEvents = ({ bucket, search }: { readonly bucket: ManagementBucket; readonly search: string }) => {
  const create = (
    <Button component={Link} to={paths.create()} variant="outlined" startIcon={<PlusIcon />}>
      <Trans>Create event</Trans>
    </Button>
  );
  if (search !== '') return <NoMatches title={<Trans>No results for “{search}”</Trans>} />;
  switch (bucket) {
    case 'DRAFT':
      return (
        <EmptyState
          title={<Trans>No drafts</Trans>}
          text={<Trans>Events you’ve started but not published appear here.</Trans>}
          action={create}
        />
      );
    case 'UPCOMING_ONGOING':
      return (
        <EmptyState
          title={<Trans>No upcoming events</Trans>}
          text={<Trans>Published events appear here until they end.</Trans>}
          action={create}
        />
      );
    case 'ONGOING':
      return (
        <EmptyState
          title={<Trans>No events happening now</Trans>}
          text={<Trans>Events appear here from the start of their first session to the end of their last.</Trans>}
        />
      );
    case 'PAST':
      return (
        <EmptyState
          title={<Trans>No past events</Trans>}
          text={<Trans>Events move here after their last session ends.</Trans>}
        />
      );
    case 'ARCHIVED':
      return (
        <EmptyState
          title={<Trans>No archived events</Trans>}
          text={<Trans>Archived events are hidden from your lists. You can restore them any time.</Trans>}
        />
      );
    case 'FAVORITES':
      return (
        <EmptyState
          title={<Trans>No favourite events</Trans>}
          text={<Trans>Press the heart on the page of one of your events to keep it here.</Trans>}
        />
      );
    case 'FEATURED':
      return (
        <EmptyState
          title={<Trans>No featured events</Trans>}
          text={<Trans>Your events that we feature on the home page appear here.</Trans>}
        />
      );
  }
};
