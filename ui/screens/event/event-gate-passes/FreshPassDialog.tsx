import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { CopyIcon } from '#ui/icons/copy.gen.ts';
import type { FreshPass } from './event-gate-passes.view.ts';

type FreshPassDialogProps = { readonly pass: FreshPass; readonly onClose: () => void };

/** The link, and the PIN for the only time. Not closed by a click beside it. */
export const FreshPassDialog = ({ pass, onClose }: FreshPassDialogProps) => {
  const { t } = useLingui();
  const copy = useCopy();
  const message = t`Check-in at ${pass.name}: ${pass.link} PIN: ${pass.pin}`;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="fresh-pass">
      <DialogTitle id="fresh-pass">
        <Trans>Pass for {pass.name} is ready</Trans>
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          <Trans>Send the link and the PIN to the helper. The PIN is shown only now.</Trans>
        </DialogContentText>
        <Typography variant="subtitle2" component="p" sx={{ mt: 2 }}>
          <Trans>Link</Trans>
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {pass.link}
        </Typography>
        <Typography variant="subtitle2" component="p" sx={{ mt: 2 }}>
          <Trans>PIN</Trans>
        </Typography>
        <Box sx={{ fontSize: '2rem', fontWeight: 700, letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' }}>
          {pass.pin}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<CopyIcon />} color="secondary" onClick={() => void copy(message)}>
          <Trans>Copy link and PIN</Trans>
        </Button>
        <Button variant="contained" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
