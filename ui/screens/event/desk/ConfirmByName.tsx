import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isSameName } from './confirm-name.view.ts';

type ConfirmByNameProps = {
  readonly name: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly act: ReactNode;
  readonly onAct: () => Promise<void>;
  readonly onClose: () => void;
};

/** Confirms what cannot be undone by having its name typed. */
export const ConfirmByName = ({ name, title, children, act, onAct, onClose }: ConfirmByNameProps) => {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [working, setWorking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSameName(typed, name)) {
      setWrong(true);
      return;
    }
    setWorking(true);
    await onAct();
    setWorking(false);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{children}</DialogContentText>
          <TextField
            autoFocus
            fullWidth
            label={t`Type “${name}” to confirm`}
            value={typed}
            autoComplete="off"
            error={wrong}
            helperText={wrong ? t`The name doesn’t match` : ' '}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" color="error" loading={working}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
