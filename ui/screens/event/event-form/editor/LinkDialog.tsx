import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { completeUrl, completeVideoUrl } from './edit-description.ts';

type LinkDialogProps = {
  readonly kind: 'LINK' | 'VIDEO';
  readonly onLink: (url: string) => void;
  readonly onClose: () => void;
};

export const LinkDialog = ({ kind, onLink, onClose }: LinkDialogProps) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const problem =
    kind === 'VIDEO'
      ? t`Enter the address of a YouTube video`
      : t`Enter a web address that starts with https://, or an email address`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to the event's own form, which would save.
    event.stopPropagation();
    const url = kind === 'VIDEO' ? completeVideoUrl(typed) : completeUrl(typed);
    if (url === null) setWrong(true);
    else onLink(url);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle>{kind === 'VIDEO' ? <Trans>Video</Trans> : <Trans>Link</Trans>}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={kind === 'VIDEO' ? t`YouTube address` : t`Link address`}
            placeholder="https://"
            value={typed}
            error={wrong}
            helperText={wrong ? problem : null}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
            slotProps={{ htmlInput: { inputMode: 'url' } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained">
            <Trans>Insert</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
