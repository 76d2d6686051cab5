import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';

const LONGEST_ALT = 300;

type ImageDialogProps = {
  readonly url: string;
  readonly alt: string;
  readonly isNew: boolean;
  readonly onAlt: (alt: string) => void;
  readonly onClose: () => void;
};

export const ImageDialog = ({ url, alt, isNew, onAlt, onClose }: ImageDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState(alt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to the event's own form, which would save.
    event.stopPropagation();
    onAlt(typed.trim());
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>
          <Trans>Describe the image</Trans>
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box
            component="img"
            src={url}
            alt=""
            sx={{ maxWidth: 1, maxHeight: 160, justifySelf: 'start', borderRadius: '12px' }}
          />
          <TextField
            autoFocus
            fullWidth
            name="alt"
            label={t`Alternative text (optional)`}
            helperText={t`Describe the image for screen readers and for when it doesn’t load.`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_ALT } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained">
            {isNew ? <Trans>Insert</Trans> : <Trans>Save</Trans>}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
