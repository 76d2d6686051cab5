import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import type { Bounced } from '#application/event/ports/bounced-emails.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { BounceReason } from '#ui/screens/event/bounced-emails/BounceReason.tsx';
import type { NotCorrected } from './invited-guests.view.ts';

type CorrectAddressDialogProps = Pick<Bounced, 'because'> & {
  readonly name: string;
  readonly email: string;
  readonly onCorrect: (email: string) => Promise<NotCorrected | null>;
  readonly onClose: () => void;
};

export const CorrectAddressDialog = ({ name, email, because, onCorrect, onClose }: CorrectAddressDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const [written, setWritten] = useState(email);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<NotCorrected | null>(null);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    setBusy(true);
    const not = await onCorrect(written.trim());
    setBusy(false);
    setTrouble(not);
    if (not === null) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        <Trans>Correct the email of {name}?</Trans>
      </DialogTitle>
      <DialogContent>
        <Box component="form" id={id} noValidate onSubmit={(submitted) => void submit(submitted)}>
          <BounceReason because={because} />
          <DialogContentText sx={{ mt: 1, mb: 2 }}>
            <Trans>We’ll send the invitation to the new address. The earlier link will stop working.</Trans>
          </DialogContentText>
          <TextField
            name="corrected_email"
            type="email"
            required
            autoFocus
            fullWidth
            label={t`Guest email`}
            value={written}
            autoComplete="off"
            onChange={({ target }) => {
              setWritten(target.value);
              setTrouble(null);
            }}
            error={trouble?.isOfAddress === true}
            helperText={trouble?.isOfAddress === true ? trouble.sentence : undefined}
          />
          {trouble !== null && !trouble.isOfAddress ? (
            <Alert severity="error" variant="outlined" role="alert" sx={{ mt: 2 }}>
              {trouble.sentence}
            </Alert>
          ) : null}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" form={id} variant="contained" loading={busy}>
          <Trans>Send invitation</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
