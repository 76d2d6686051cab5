import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { isBefore, MOVE_MINUTES } from './edit-event.view.ts';

type MoveDialogProps = {
  readonly people: number;
  /** Whether the viewer may let people return their orders. */
  readonly mayGiveBack: boolean;
  /** The event's last moment: nothing is returned after it. */
  readonly latest: string;
  /** `until`: wall clock in the event's zone; null: orders may not be returned. */
  readonly onAct: (until: string | null) => void;
  readonly onClose: () => void;
};

/** Asked before an event that has sold gets another time or place. */
export const MoveDialog = ({ people, mayGiveBack, latest, onAct, onClose }: MoveDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const [allowed, setAllowed] = useState(false);
  const [until, setUntil] = useState(latest);
  const [wrong, setWrong] = useState(false);
  const act = () => {
    if (allowed && !isBefore(until, latest)) setWrong(true);
    else onAct(allowed ? until : null);
  };
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
        {mayGiveBack ? (
          <FormControlLabel
            control={<Checkbox checked={allowed} onChange={(_, on) => setAllowed(on)} />}
            label={t`Let people who can’t come give their orders back`}
            sx={{ mt: 1.5 }}
          />
        ) : null}
        {allowed ? (
          <Box sx={{ mt: 1.5 }}>
            <DateTimeField
              label={t`Until`}
              value={until}
              error={wrong}
              helperText={wrong ? t`Please choose a time before the event ends` : ' '}
              onValue={(written) => {
                setUntil(written);
                setWrong(false);
              }}
              max={latest}
            />
          </Box>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          <Trans>Keep editing</Trans>
        </Button>
        <Button variant="contained" onClick={act}>
          <Trans>Save and email</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
