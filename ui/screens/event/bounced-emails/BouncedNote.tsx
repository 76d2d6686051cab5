import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Bounced } from '#application/event/ports/bounced-emails.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { BOUNCES_SAID } from '#words/people/bounces.ts';
import { useTryAgain } from './bounced-note.view.ts';

type BouncedNoteProps = {
  readonly eventId: number;
  readonly email: string;
  readonly bounced: Pick<Bounced, 'because'>;
  readonly onTried?: () => void;
};

/** Why emails no longer go to a guest, and the way to send them again. */
export const BouncedNote = ({ eventId, email, bounced, onTried }: BouncedNoteProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { busy, tryAgain } = useTryAgain(eventId, email, onTried);
  const reason = BOUNCES_SAID[bounced.because][locale];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="caption" color="error" component="p">
        <Trans>Email bounced: {reason}</Trans>
      </Typography>
      <Button
        size="small"
        color="secondary"
        loading={busy}
        onClick={() => void tryAgain()}
        aria-label={t`Try again for ${email}`}
        title={t`The team’s next emails will go to this address again`}
        sx={{ minHeight: 44 }}
      >
        <Trans>Try again</Trans>
      </Button>
    </Box>
  );
};
