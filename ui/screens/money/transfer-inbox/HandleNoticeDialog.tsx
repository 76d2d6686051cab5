import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import type { UnreadNotice } from '#application/money/ports/transfer-inbox.ts';
import { NOTE_MAX, useHandleNotice } from './transfer-inbox.view.ts';

type HandleNoticeDialogProps = { readonly notice: UnreadNotice; readonly onClose: () => void };

export const HandleNoticeDialog = ({ notice, onClose }: HandleNoticeDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const words = { done: t`Notice marked as handled`, lost: t`Connection lost. Please try again.` };
  const { busy, trouble, act } = useHandleNotice(notice.id, words, onClose);
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
      <DialogTitle id={id}>
        <Trans>Mark this notice as handled?</Trans>
      </DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <TextField
            label={t`What did you do?`}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            required
            error={missing}
            helperText={missing ? t`Enter what you did` : t`The notice leaves this list. Your note is kept with it.`}
            slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
          />
          {trouble === null ? null : <Alert severity="error">{trouble}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary" disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            <Trans>Mark as handled</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
