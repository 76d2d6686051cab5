import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { UnlinkIcon } from '#ui/icons/unlink.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { Card, Page, Soft } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useUnsubscribe } from './unsubscribe.view.ts';

const Narrow = styled(Page)({ maxWidth: 640 });

export const UnsubscribePage = () => {
  const { t } = useLingui();
  const { state, isOfOrganiser, isReading, trouble, end } = useUnsubscribe();
  return (
    <Narrow>
      <PageHead title={t`Unsubscribe`} hidden />
      <Typography variant="h2" component="h1">
        <Trans>Unsubscribe</Trans>
      </Typography>
      {state === 'WRONG_LINK' ? (
        <EmptyState
          picture={<UnlinkIcon size={56} tone="ash" />}
          title={<Trans>This link doesn’t work</Trans>}
          text={<Trans>It is incomplete. Open the link at the end of the email again.</Trans>}
          action={
            <Button component={Link} to={paths.contact()} variant="contained">
              <Trans>Contact us</Trans>
            </Button>
          }
        />
      ) : (
        <Card aria-live="polite" aria-busy={isReading}>
          {state === 'DONE' ? (
            <Alert severity="success" variant="outlined">
              {isOfOrganiser ? (
                <Trans>You’re unsubscribed. This organiser can’t email or invite you any more.</Trans>
              ) : (
                <Trans>You’re unsubscribed from this event’s emails.</Trans>
              )}
            </Alert>
          ) : (
            <>
              <Typography>
                {isOfOrganiser ? (
                  <Trans>Stop all emails and invitations from this organiser?</Trans>
                ) : (
                  <Trans>Stop emails that this event’s organiser sends to its guests?</Trans>
                )}
              </Typography>
              {trouble === null ? null : (
                <Alert severity="error" variant="outlined" role="alert">
                  {trouble}
                </Alert>
              )}
              <div>
                <Button
                  variant="contained"
                  disabled={isReading}
                  loading={state === 'BUSY'}
                  onClick={() => void end()}
                  sx={{ minHeight: 48 }}
                >
                  <Trans>Unsubscribe</Trans>
                </Button>
              </div>
            </>
          )}
          <Soft>
            <Trans>Your tickets, and news of a new time or a cancellation, still reach you.</Trans>
          </Soft>
        </Card>
      )}
    </Narrow>
  );
};
