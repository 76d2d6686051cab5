import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CancelDialog } from './CancelDialog.tsx';
import { type Cancelling, UNDO_MINUTES } from './cancellation.view.ts';
import type { DeskEvent } from './event-manager.view.ts';

type CancelSectionProps = { readonly event: DeskEvent; readonly cancelling: Cancelling };

export const CancelSection = ({ event, cancelling }: CancelSectionProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="cancel-event"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography variant="h4" component="h2" id="cancel-event">
        <Trans>Cancel this event</Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '70ch' }}>
        <Trans>
          Sale stops at once. You have {UNDO_MINUTES} minutes to undo it. Then tickets are cancelled, refunds are
          prepared, and everyone who bought or was invited gets an email with your reason.
        </Trans>
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        <Trans>Cancel event…</Trans>
      </Button>
      {asking ? <CancelDialog event={event} cancelling={cancelling} onClose={() => setAsking(false)} /> : null}
    </Paper>
  );
};
