import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import type { GuestMailing, Mailings } from './mailing.view.ts';
import { type TimedEvent, useSendTime, writtenAt } from './mailing-time.view.ts';

type ChangeTimeDialogProps = {
  readonly mailing: GuestMailing;
  readonly event: TimedEvent;
  readonly mailings: Mailings;
  readonly onClose: () => void;
};

export const ChangeTimeDialog = ({ mailing, event, mailings, onClose }: ChangeTimeDialogProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const id = useId();
  const readTime = useSendTime(event);
  const { state, sendAt } = mailing;
  const [written, setWritten] = useState(
    state === 'SCHEDULED' && sendAt !== null ? writtenAt(sendAt, event.timezone) : '',
  );
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const time = readTime(written, null);
    if (!time.ok) return setTrouble(time.refusal);
    const at = time.value;
    if (at === null) return setTrouble(t`Choose a date and time`);
    setBusy(true);
    const refused = await mailings.schedule(mailing.id, at);
    setBusy(false);
    if (refused !== null) return setTrouble(refused);
    toast.success(t`Scheduled for ${showMoment(at, locale, event.timezone)}`);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>
        <Trans>When to send this email?</Trans>
      </DialogTitle>
      <DialogContent>
        <Box component="form" id={id} noValidate onSubmit={(submitted) => void submit(submitted)} sx={{ pt: 1 }}>
          <DateTimeField
            name="change_send_at"
            label={t`Date and time (${event.timezone})`}
            value={written}
            error={trouble !== null}
            helperText={trouble}
            onValue={(moment) => {
              setWritten(moment);
              setTrouble(null);
            }}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" form={id} variant="contained" loading={busy}>
          <Trans>Change time</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
