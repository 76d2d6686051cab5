import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Bounced } from '#application/event/ports/bounced-emails.ts';
import { BounceReason } from './BounceReason.tsx';
import { useTryAgain } from './bounced-note.view.ts';

type BouncedNoteProps = {
  readonly eventId: number;
  readonly email: string;
  readonly bounced: Pick<Bounced, 'because'>;
  readonly onTried?: () => void;
};

/** Why emails no longer go to a guest, and the way to let later ones go there again. Nothing is sent. */
export const BouncedNote = ({ eventId, email, bounced, onTried }: BouncedNoteProps) => {
  const { t } = useLingui();
  const { busy, tryAgain } = useTryAgain(eventId, email, onTried);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <BounceReason because={bounced.because} />
      <Button
        size="small"
        color="secondary"
        loading={busy}
        onClick={() => void tryAgain()}
        aria-label={t`Allow emails again: ${email}`}
        title={t`The team’s next emails will go to this address again`}
        sx={{ minHeight: 44 }}
      >
        <Trans>Allow emails again</Trans>
      </Button>
    </Box>
  );
};
