import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { CorporateRegistration } from '#application/people/ports/corporate-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { dayOf, labelOf, standingSentence } from './request-corporate.view.ts';

const SEVERITIES = { PENDING: 'info', APPROVED: 'success', REJECTED: 'warning' } as const;

/** [S4-04] [S4-05] */
export const RegistrationStanding = ({ registration }: { readonly registration: CorporateRegistration }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { status, reason, question } = registration;
  const words = reason ?? question;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity={question === null ? SEVERITIES[status] : 'warning'} variant="outlined" role="status">
        {standingSentence(registration, locale)}
      </Alert>
      {words === null ? null : (
        <Quote>
          <figcaption>{question === null ? <Trans>Reason</Trans> : <Trans>What we ask for</Trans>}</figcaption>
          <blockquote>{words}</blockquote>
        </Quote>
      )}
      {registration.mayResubmit ? null : (
        <Facts>
          <dt>{labelOf('companyName', locale)}</dt>
          <dd>{registration.companyName}</dd>
          <dt>{labelOf('businessLicenceNumber', locale)}</dt>
          <dd className="tabular">{registration.businessLicenceNumber}</dd>
          <dt>{labelOf('licenceIssuedAt', locale)}</dt>
          <dd className="tabular">{dayOf(registration.licenceIssuedAt).split('-').toReversed().join('/')}</dd>
          <dt>{labelOf('companyAddress', locale)}</dt>
          <dd>{registration.companyAddress}</dd>
          <dt>{labelOf('documents', locale)}</dt>
          <dd>
            <Pictures>
              {registration.documents.map((url, index) => (
                <img key={url} src={url} alt={t`Business licence ${index + 1}`} />
              ))}
            </Pictures>
          </dd>
          <dt>
            <Trans>Sent</Trans>
          </dt>
          <dd className="tabular">{showMoment(registration.submittedAt, locale)}</dd>
        </Facts>
      )}
      {status === 'APPROVED' ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={paths.create()} variant="contained">
            <Trans>Create event</Trans>
          </Button>
          <Button component={Link} to={paths.corporatePage(registration.slug)} variant="outlined" color="secondary">
            <Trans>My Corporate page</Trans>
          </Button>
        </Box>
      ) : null}
    </Box>
  );
};

const Quote = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: '12px 16px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.tone.sunken,
  '& figcaption': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& blockquote': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontWeight: 600 },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr)',
  gap: '8px 20px',
  margin: 0,
  padding: 20,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, '& dd': { marginBottom: 10 } },
}));

const Pictures = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& img': {
    width: 120,
    aspectRatio: '3 / 4',
    objectFit: 'cover',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.tone.sunken,
  },
}));
