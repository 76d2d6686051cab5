import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRevalidator } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { refusalSentence } from '#words/platform/refusals.ts';
import { OfferedCorporates } from './OfferedCorporates.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationStanding } from './RegistrationStanding.tsx';
import type { RequestCorporateData } from './request-corporate.loader.ts';

/** [S1-53] [S2.1-18] [S3-82] */
export const RequestCorporate = () => {
  const { t } = useLingui();
  return (
    <Container sx={{ pt: { xs: 3, md: 6 } }}>
      <PageHead hidden title={t`Corporate Publisher Account Registration`} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 720, mx: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h2" component="h1">
            <Trans>Corporate Publisher Account Registration</Trans>
          </Typography>
          <Typography color="textSecondary">
            <Trans>Publish events under your organisation’s name, with its own page and staff.</Trans>
          </Typography>
        </Box>
        <ViewerScreen<RequestCorporateData>
          skeleton={<Skeleton variant="rounded" height={420} sx={{ borderRadius: '16px' }} />}
        >
          {(data) => <Standing {...data} />}
        </ViewerScreen>
      </Box>
    </Container>
  );
};

const Standing = ({ registration, offers, refusal }: RequestCorporateData) => {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  if (refusal !== null)
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={
          <Button color="inherit" onClick={() => void revalidate()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {refusalSentence(refusal, locale)}
      </Alert>
    );
  return (
    <>
      <OfferedCorporates offers={offers} />
      {registration === null ? null : <RegistrationStanding registration={registration} />}
      {registration === null || registration.mayResubmit ? (
        <RegistrationForm key={registration?.submittedAt ?? 'first'} before={registration} />
      ) : null}
    </>
  );
};
