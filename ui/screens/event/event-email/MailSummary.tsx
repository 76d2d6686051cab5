import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MailPlusIcon } from '#ui/icons/mail-plus.gen.ts';
import { SUMMARIES_A_DAY, useEventEmail } from './event-email.view.ts';
import { Section } from './Section.tsx';

export const MailSummary = ({ eventId }: { readonly eventId: number }) => {
  const { t } = useLingui();
  const { busy, mailSummary } = useEventEmail(eventId);
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = async () => setTrouble(await mailSummary(t`We emailed you the summary`));
  return (
    <Section title={<Trans>Event summary</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>
          We email you this event’s sessions, tickets and links, to keep or forward. At most {SUMMARIES_A_DAY} a day.
        </Trans>
      </Typography>
      {trouble === null ? null : (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {trouble}
        </Alert>
      )}
      <Button
        variant="outlined"
        loading={busy}
        startIcon={<MailPlusIcon />}
        onClick={() => void send()}
        sx={{ minHeight: 48 }}
      >
        <Trans>Email me the summary</Trans>
      </Button>
    </Section>
  );
};
