import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useToast } from '#ui/bindings/use-toast.ts';
import { type DeskEvent, useLinkRenewal } from './event-manager.view.ts';

export const LinkRenewal = ({ event }: { readonly event: DeskEvent }) => {
  const { t } = useLingui();
  const toast = useToast();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const { busy, renew } = useLinkRenewal(event.id);
  if (event.feature === 'PUBLIC' || !event.abilities.includes('event.publish')) return null;
  const act = async () => {
    const trouble = await renew();
    setAsking(false);
    if (trouble !== null) toast.error(trouble);
    else toast.success(t`The event has a new link. The old one no longer works.`);
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={`${id}-head`}
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography variant="h4" component="h2" id={`${id}-head`}>
        <Trans>Private link</Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '70ch' }}>
        <Trans>Everyone with the link can open this event. If it reached the wrong people, replace it.</Trans>
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        <Trans>Replace link…</Trans>
      </Button>
      <Dialog
        open={asking}
        onClose={busy ? undefined : () => setAsking(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby={`${id}-ask`}
      >
        <DialogTitle id={`${id}-ask`}>
          <Trans>Replace the private link?</Trans>
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            <Trans>
              The old link stops working everywhere: in messages you shared, in emails and in invitations already sent.
              Send the new link and invitations again. Tickets and orders stay valid, and signed-in guests who have one
              still see the event.
            </Trans>
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)} color="secondary" disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="contained" color="error" loading={busy} onClick={() => void act()}>
            <Trans>Replace link</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </Paper>
  );
};
