import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { missingFor } from './missing-page.view.ts';
import { OtherAccount } from './OtherAccount.tsx';
import { TornTicket } from './TornTicket.tsx';

/** An error without a status counts as a 500. [S2.16] */
export const ErrorScreen = () => {
  const { t } = useLingui();
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const signedInAs = missingFor(error);
  return (
    <Middle as={Container}>
      <PageHead hidden title={missing ? t`Page Not Found` : t`Internal Server Error`} />
      <TornTicket number={missing ? '404' : '500'} />
      <Typography variant="h1" sx={{ fontSize: { xs: '2rem', md: '2.75rem' } }}>
        {missing ? <Trans>Page Not Found</Trans> : <Trans>Internal Server Error</Trans>}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '48ch' }}>
        {signedInAs !== null ? (
          <Trans>
            You are signed in as {signedInAs}, and this account has no such page. If it was sent to another address of
            yours, sign in with that one.
          </Trans>
        ) : missing ? (
          <Trans>We couldn’t find this page. The address may be mistyped, or the event is no longer published.</Trans>
        ) : (
          <Trans>
            Something went wrong on our side, or the connection was lost. Your tickets and payments are safe. Please try
            again in a moment.
          </Trans>
        )}
      </Typography>
      <Ways>
        {signedInAs !== null ? (
          <OtherAccount />
        ) : missing ? (
          <Button component={Link} to={paths.discovery()} variant="contained">
            <Trans>Explore events</Trans>
          </Button>
        ) : (
          <Button variant="contained" onClick={() => window.location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button component={Link} to={paths.home()} variant="outlined" color="secondary">
          <Trans>Back to home</Trans>
        </Button>
      </Ways>
    </Middle>
  );
};

const Middle = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
  gap: 16,
  paddingBlock: 'clamp(40px, 9vh, 96px) 24px',
});

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 12 });
