import { Trans, useLingui } from '@lingui/react/macro';
import TicketIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { styled } from '#ui/theme/styled.ts';
import type { ReceiveTicketData } from './receive-ticket.loader.ts';
import { useReceipt } from './receive-ticket.view.ts';

const Page = styled('div')({
  maxWidth: 560,
  marginInline: 'auto',
  padding: 'clamp(32px, 6vw, 72px) clamp(16px, 3vw, 32px) 72px',
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
});

/** Where the link of a ticket that was given leads: it comes into the account of its address. */
export function ReceiveTicket() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`A ticket for you`} hidden />
      <TicketIcon sx={{ fontSize: 56, color: 'tone.gold' }} aria-hidden />
      <Typography variant="h2" component="h1">
        <Trans>A ticket for you</Trans>
      </Typography>
      <ViewerScreen<ReceiveTicketData> skeleton={<Skeleton variant="rounded" width="100%" height={120} />}>
        {({ email }) => <Receipt key={email} email={email} />}
      </ViewerScreen>
    </Page>
  );
}

function Receipt({ email }: ReceiveTicketData) {
  const { state, press } = useReceipt();
  if (state === 'NONE' || state === 'EXPIRED') {
    return (
      <Alert severity="warning" role="alert">
        {state === 'NONE' ? (
          <Trans>This link brings no ticket to {email}. Sign in with the address that the ticket was mailed to.</Trans>
        ) : (
          <Trans>This link is no longer valid: the ticket was taken back since. Use the link of the newest mail.</Trans>
        )}
      </Alert>
    );
  }
  return (
    <>
      <Typography>
        <Trans>Somebody gave you a ticket. Put it into the account {email} to find it there at any time.</Trans>
      </Typography>
      {state === 'FAILED' && (
        <Alert severity="error" role="alert">
          <Trans>That did not work. Please try again in a moment.</Trans>
        </Alert>
      )}
      <Button variant="contained" size="large" loading={state === 'BUSY'} onClick={() => void press()}>
        <Trans>Put it among my tickets</Trans>
      </Button>
    </>
  );
}
