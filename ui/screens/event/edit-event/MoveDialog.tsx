import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { MOVE_MINUTES } from './edit-event.view.ts';

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
            Their tickets and the event page show the change at once. In {MOVE_MINUTES} minutes they and your invited
            guests get one email with the old and the new time or place and a file for their calendars. Further changes
            until then go into the same email.
          </Trans>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          <Trans>Keep editing</Trans>
        </Button>
        <Button variant="contained" onClick={onAct}>
          <Trans>Save and email</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
