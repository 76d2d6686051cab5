import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

type TakeBackDialogProps = {
  readonly name: string;
  readonly accepted: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
};

export const TakeBackDialog = ({ name, accepted, onAct, onClose }: TakeBackDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Revoke the invitation to {name}?</Trans>
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          {accepted ? (
            <Trans>
              This guest has accepted. Their ticket will be cancelled, the place released, and the invitation link will
              stop working.
            </Trans>
          ) : (
            <Trans>The invitation link will stop working. You can invite this guest again.</Trans>
          )}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" color="error" onClick={onAct}>
          <Trans>Revoke</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
