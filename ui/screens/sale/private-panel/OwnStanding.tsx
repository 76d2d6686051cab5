import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { paths } from '#ui/routes/paths.ts';
import { useRegistrationStanding } from './own-standing.view.ts';

const ShowMe = lazyOrNothing(async () => (await import('#ui/screens/ticket/shown-guests/ShowMe.tsx')).ShowMe);

type Props = { readonly eventId: number; readonly accountId: string };

/** Known to the viewer's own browser only. */
export function OwnStanding({ eventId, accountId }: Props) {
  const standing = useRegistrationStanding(eventId, accountId);
  switch (standing) {
    case 'CONFIRMED':
      return (
        <>
          <Alert severity="success" role="status">
            <AlertTitle>
              <Trans>You have a ticket</Trans>
            </AlertTitle>
            <Mine>
              <Trans>View my tickets</Trans>
            </Mine>
          </Alert>
          <Suspense fallback={null}>
            <ShowMe eventId={eventId} />
          </Suspense>
        </>
      );
    case 'PENDING_APPROVAL':
      return (
        <Alert severity="info" role="status">
          <AlertTitle>
            <Trans>Your registration is waiting for approval</Trans>
          </AlertTitle>
          <Trans>The organiser reviews every registration. We’ll email you the result.</Trans>
          <Mine>
            <Trans>View my registration</Trans>
          </Mine>
        </Alert>
      );
    case 'AWAITING_PAYMENT':
      return (
        <Alert severity="info" role="status">
          <AlertTitle>
            <Trans>Your order is waiting for payment</Trans>
          </AlertTitle>
          <Mine>
            <Trans>View my order</Trans>
          </Mine>
        </Alert>
      );
    case null:
      return null;
  }
}

const Mine = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ marginTop: 8 }}>
    <Button component={Link} to={paths.myTickets()} size="small" variant="outlined" sx={{ minHeight: 44 }}>
      {children}
    </Button>
  </div>
);
