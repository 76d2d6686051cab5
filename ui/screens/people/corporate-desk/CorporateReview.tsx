import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import type { CorporateRegistration } from '#application/people/ports/corporate-desk.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { dayWords, REVIEW_WORDS_LONGEST, useCorporateReview } from './corporate-desk.view.ts';

type CorporateReviewProps = { readonly registration: CorporateRegistration; readonly onClose: () => void };

export const CorporateReview = ({ registration, onClose }: CorporateReviewProps) => {
  const id = useId();
  const { busy, trouble, decide } = useCorporateReview(registration, onClose);
  const [writing, setWriting] = useState<'REJECT' | 'ASK' | null>(null);
  const open = registration.status === 'PENDING';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {registration.companyName}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {registration.reason === null ? null : (
          <Alert severity="warning" variant="outlined">
            <Trans>Rejected: {registration.reason}</Trans>
          </Alert>
        )}
        {registration.question === null ? null : (
          <Alert severity="info" variant="outlined">
            <Trans>You asked for: {registration.question}</Trans>
          </Alert>
        )}
        <Facts registration={registration} />
        {open && writing !== null ? (
          <Words
            key={writing}
            kind={writing}
            busy={busy}
            onCancel={() => setWriting(null)}
            onSend={(words) => void decide({ kind: writing, words })}
          />
        ) : null}
        {trouble === null ? null : (
          <Alert severity="error" variant="outlined" role="alert">
            {trouble}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        {open && writing === null ? (
          <>
            <Button variant="outlined" color="secondary" onClick={() => setWriting('ASK')}>
              <Trans>Ask for more</Trans>
            </Button>
            <Button variant="outlined" color="secondary" onClick={() => setWriting('REJECT')}>
              <Trans>Reject</Trans>
            </Button>
            <Button variant="contained" loading={busy} onClick={() => void decide({ kind: 'APPROVE' })}>
              <Trans>Approve</Trans>
            </Button>
          </>
        ) : null}
      </DialogActions>
    </Dialog>
  );
};

type WordsProps = {
  readonly kind: 'REJECT' | 'ASK';
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSend: (words: string) => void;
};

/** The applicant reads these words. */
const Words = ({ kind, busy, onCancel, onSend }: WordsProps) => {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && words.trim() === '';
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (words.trim() !== '' && !busy) onSend(words);
      }}
    >
      <TextField
        label={kind === 'REJECT' ? t`Reason, for the applicant` : t`What you need, for the applicant`}
        value={words}
        autoFocus
        multiline
        minRows={3}
        error={missing}
        helperText={
          missing ? (
            kind === 'REJECT' ? (
              <Trans>Please say why it is rejected</Trans>
            ) : (
              <Trans>Please say what you need</Trans>
            )
          ) : undefined
        }
        onChange={(event) => setWords(event.target.value)}
        slotProps={{ htmlInput: { maxLength: REVIEW_WORDS_LONGEST } }}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={busy}>
          {kind === 'REJECT' ? <Trans>Reject registration</Trans> : <Trans>Send question</Trans>}
        </Button>
        <Button color="secondary" onClick={onCancel}>
          <Trans>Back</Trans>
        </Button>
      </Box>
    </Box>
  );
};

const Facts = ({ registration }: { readonly registration: CorporateRegistration }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { status, decidedAt } = registration;
  return (
    <List>
      <Fact name={<Trans>Email</Trans>}>{registration.companyEmail}</Fact>
      <Fact name={<Trans>Business licence number</Trans>}>{registration.businessLicenceNumber || '–'}</Fact>
      <Fact name={<Trans>Date of issue</Trans>}>{dayWords(registration.licenceIssuedAt)}</Fact>
      <Fact name={<Trans>Registered address</Trans>}>{registration.companyAddress || '–'}</Fact>
      <Fact name={<Trans>Terms</Trans>}>
        {registration.termsVersion === '' ? '–' : <Trans>Version {registration.termsVersion}</Trans>}
      </Fact>
      <Fact name={<Trans>May be contacted</Trans>}>
        {registration.mayBeContacted ? <Trans>Yes</Trans> : <Trans>No</Trans>}
      </Fact>
      <Fact name={<Trans>Sent</Trans>}>{showMoment(registration.submittedAt, locale)}</Fact>
      {decidedAt === null ? null : <Fact name={<Trans>Decided</Trans>}>{showMoment(decidedAt, locale)}</Fact>}
      {status === 'APPROVED' ? (
        <Fact name={<Trans>Public page</Trans>}>
          <LocalLink to={paths.corporatePage(registration.slug)}>{registration.slug}</LocalLink> ·{' '}
          <LocalLink to={paths.staffs(registration.corporateId)}>
            <Trans>Team</Trans>
          </LocalLink>
        </Fact>
      ) : null}
      <Fact name={<Trans>Business licence</Trans>}>
        {registration.documents.length === 0 ? (
          '–'
        ) : (
          <Pictures>
            {registration.documents.map((url, index) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t`Business licence ${index + 1}`} />
              </a>
            ))}
          </Pictures>
        )}
      </Fact>
    </List>
  );
};

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(140px, auto) minmax(0, 1fr)',
  gap: '8px 20px',
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, '& dd': { marginBottom: 10 } },
}));

const Pictures = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& a': { display: 'block' },
  '& img': {
    display: 'block',
    width: 140,
    aspectRatio: '3 / 4',
    objectFit: 'cover',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.tone.sunken,
  },
}));
