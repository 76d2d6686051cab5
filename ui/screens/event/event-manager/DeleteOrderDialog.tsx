import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

type DeleteOrderDialogProps = {
  readonly orderNumber: string;
  readonly busy: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
};

export const DeleteOrderDialog = ({ orderNumber, busy, onAct, onClose }: DeleteOrderDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Delete order {orderNumber}?</Trans>
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          <Trans>The tickets are cancelled and the places released. The buyer gets an email.</Trans>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={onAct}>
          <Trans>Delete</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
