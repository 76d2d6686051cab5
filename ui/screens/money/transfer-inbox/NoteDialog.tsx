import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { NOTE_MAX, useNoted } from './transfer-inbox.view.ts';

type NoteDialogProps = {
  readonly title: ReactNode;
  readonly help: string;
  readonly action: ReactNode;
  readonly done: string;
  readonly onSend: Parameters<typeof useNoted>[0];
  readonly onClose: () => void;
};

export const NoteDialog = ({ title, help, action, done, onSend, onClose }: NoteDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const { busy, trouble, act } = useNoted(onSend, { done, lost: t`Connection lost. Please try again.` }, onClose);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && note.trim() === '';
  const submit = (form: FormEvent): void => {
    form.preventDefault();
    setTried(true);
    if (note.trim() !== '') void act(note.trim());
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <TextField
            label={t`What did you do?`}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            required
            error={missing}
            helperText={missing ? t`Enter what you did` : help}
            slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
          />
          {trouble === null ? null : <Alert severity="error">{trouble}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary" disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
