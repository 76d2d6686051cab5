import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { letterBounced, TIMELINE_SAID } from '#words/rsvp/invitation-timeline.ts';
import { useTimeline } from './timeline.view.ts';

type TimelineDialogProps = {
  readonly invitationId: string;
  readonly name: string;
  readonly timezone: string;
  readonly onClose: () => void;
};

export const TimelineDialog = ({ invitationId, name, timezone, onClose }: TimelineDialogProps) => {
  const id = useId();
  const locale = useLocale();
  const timeline = useTimeline(invitationId);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        <Trans>History of {name}</Trans>
      </DialogTitle>
      <DialogContent>
        {timeline.kind === 'LOADING' ? <LinearProgress aria-hidden /> : null}
        {timeline.kind === 'AWAY' ? (
          <Alert severity="error" variant="outlined" role="alert">
            {timeline.sentence}
          </Alert>
        ) : null}
        {timeline.kind === 'READ' ? (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {timeline.steps.map(({ kind, at, because }) => (
              <Box component="li" key={`${kind} ${at}`}>
                <Typography color={kind === 'BOUNCED' ? 'error' : 'textPrimary'}>
                  {because === undefined ? TIMELINE_SAID[kind][locale] : letterBounced(because)[locale]}
                </Typography>
                <Typography variant="caption" color="textSecondary" className="tabular">
                  {showMoment(at, locale, timezone)}
                </Typography>
              </Box>
            ))}
          </Box>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
