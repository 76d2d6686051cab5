import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

type MoveDialogProps = {
  readonly people: number;
  readonly onAct: () => void;
  readonly onClose: () => void;
};

/** Asked before an event that has sold gets another time or place. */
export const MoveDialog = ({ people, onAct, onClose }: MoveDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Change the time or place?</Trans>
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>
          <Plural
            value={people}
            one="# person holds a ticket for what you are changing."
            other="# people hold a ticket for what you are changing."
          />
        </DialogContentText>
        <DialogContentText>
          <Trans>
            Their tickets and the event page show the change at once, but we don't email anybody about it. Please tell
            your guests yourself.
          </Trans>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          <Trans>Keep editing</Trans>
        </Button>
        <Button variant="contained" onClick={onAct}>
          <Trans>Save without email</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
