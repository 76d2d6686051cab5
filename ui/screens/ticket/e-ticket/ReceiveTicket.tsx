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
          <Trans>This link has no ticket for {email}. Sign in with the email address that received the ticket.</Trans>
        ) : (
          <Trans>
            This link is no longer valid because the ticket was taken back. Use the link in the newest email.
          </Trans>
        )}
      </Alert>
    );
  }
  return (
    <>
      <Typography>
        <Trans>Someone gave you a ticket. Add it to {email} to find it under My tickets at any time.</Trans>
      </Typography>
      {state === 'FAILED' && (
        <Alert severity="error" role="alert">
          <Trans>Something went wrong. Please try again in a moment.</Trans>
        </Alert>
      )}
      <Button variant="contained" size="large" loading={state === 'BUSY'} onClick={() => void press()}>
        <Trans>Add to my tickets</Trans>
      </Button>
    </>
  );
}
