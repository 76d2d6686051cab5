import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { paths } from '#ui/routes/paths.ts';
import type { InvitingObstacle } from './invite-guests.view.ts';

type CannotInviteProps = { readonly eventId: number; readonly obstacle: InvitingObstacle };

export const CannotInvite = ({ eventId, obstacle }: CannotInviteProps) => {
  switch (obstacle) {
    case 'NOT_PUBLISHED':
      return (
        <EmptyState
          title={<Trans>Publish the event first</Trans>}
          text={<Trans>Invitations link to the event page, which guests can open once it’s published.</Trans>}
          action={
            <Button component={Link} to={paths.manageEvent(eventId)} variant="contained">
              <Trans>Manage event</Trans>
            </Button>
          }
        />
      );
    case 'ENDED':
      return (
        <EmptyState
          title={<Trans>The event has ended</Trans>}
          text={<Trans>You can’t invite any more guests.</Trans>}
        />
      );
  }
};
