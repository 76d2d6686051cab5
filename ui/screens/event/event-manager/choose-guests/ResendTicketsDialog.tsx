import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

type ResendTicketsDialogProps = {
  readonly count: number;
  readonly onSend: () => void;
  readonly onClose: () => void;
};

/** An email cannot be taken back. */
export const ResendTicketsDialog = ({ count, onSend, onClose }: ResendTicketsDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Plural value={count} one="Resend # ticket?" other="Resend # tickets?" />
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          <Trans>Each guest gets their ticket by email again.</Trans>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" onClick={onSend}>
          <Plural value={count} one="Resend # ticket" other="Resend # tickets" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
