import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { PageHead } from '#ui/components/PageHead.tsx';
import { TicketIcon } from '#ui/icons/ticket.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { GiftQuestions } from './GiftQuestions.tsx';
import { GiftTicket } from './GiftTicket.tsx';
import { useReceipt } from './receive-ticket.view.ts';

const Page = styled('div')({
  maxWidth: 560,
  marginInline: 'auto',
  padding: 'clamp(32px, 6vw, 72px) clamp(16px, 3vw, 32px) 72px',
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

/** [S1-19] */
export function ReceiveTicket() {
  const { t } = useLingui();
  const receipt = useReceipt();
  const { gift, time, state, signedIn, add, changeAccount, readAgain } = receipt;
  return (
    <Page>
      <PageHead title={t`A ticket for you`} hidden />
      <TicketIcon size={56} tone="gold" />
      <Typography variant="h2" component="h1">
        {gift === null && (state === 'NONE' || state === 'EXPIRED') ? (
          <Trans>We couldn’t open this ticket</Trans>
        ) : (
          <Trans>A ticket for you</Trans>
        )}
      </Typography>
      {state === 'READING' && <Skeleton variant="rounded" width="100%" height={560} sx={{ borderRadius: '22px' }} />}
      {gift !== null && time !== null && (
        <>
          <Typography variant="h4" component="p">
            <Given giver={gift.giver} name={gift.session.event.name} />
          </Typography>
          <GiftTicket gift={gift} time={time} />
        </>
      )}
      {state === 'NONE' && (
        <Alert severity="warning" role="alert">
          <Trans>This link has no ticket. Open the link in your email again.</Trans>
        </Alert>
      )}
      {state === 'EXPIRED' && (
        <Alert severity="warning" role="alert">
          <Trans>
            This link is no longer valid because the ticket was taken back or given anew. Use the link in the newest
            email, or ask who gave it to you.
          </Trans>
        </Alert>
      )}
      {state === 'OTHER' && gift !== null && (
        <>
          <Alert severity="warning" role="alert">
            <Trans>
              This ticket was given to {gift.email}, and you are signed in as {signedIn}. Sign in with the address that
              received it.
            </Trans>
          </Alert>
          <Button variant="contained" size="large" onClick={() => void changeAccount()}>
            <Trans>Use another account</Trans>
          </Button>
        </>
      )}
      {state === 'FAILED' && (
        <>
          <Alert severity="error" role="alert">
            <Trans>Something went wrong. Please try again in a moment.</Trans>
          </Alert>
          {gift === null && (
            <Button variant="outlined" onClick={readAgain}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      )}
      {gift !== null && <GiftQuestions gift={gift} receipt={receipt} />}
      {(state === 'NONE' || state === 'EXPIRED') && (
        <Button component={Link} to={paths.myTickets()} variant="outlined" size="large">
          <Trans>My tickets</Trans>
        </Button>
      )}
      {gift !== null && state !== 'EXPIRED' && state !== 'OTHER' && (
        <>
          <Typography color="textSecondary">
            {gift.isReceived ? (
              <Trans>It’s in an account already. Sign in with {gift.email} to see it.</Trans>
            ) : (
              <Trans>You don’t need an account to use it. Add it to yours to find it under My tickets.</Trans>
            )}
          </Typography>
          <Button variant="contained" size="large" loading={state === 'BUSY'} onClick={add}>
            {gift.isReceived ? <Trans>View my ticket</Trans> : <Trans>Add to my tickets</Trans>}
          </Button>
        </>
      )}
    </Page>
  );
}

const Given = ({ giver, name }: { readonly giver: string | null; readonly name: string }) =>
  giver === null ? (
    <Trans>You have been given a ticket for {name}</Trans>
  ) : (
    <Trans>
      {giver} gave you a ticket for {name}
    </Trans>
  );
