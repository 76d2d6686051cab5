import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import type { Instant } from '#domain/kernel/instant.ts';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { type DeskEvent, proposedStart, useEventSettings } from './event-settings.view.ts';
import { Panel } from './Panel.tsx';

type ClonePanelProps = { readonly event: DeskEvent; readonly now: Instant };

/** [S2.14-24] */
export const ClonePanel = ({ event, now }: ClonePanelProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <Panel
      title={<Trans>Duplicate event</Trans>}
      text={
        <Trans>
          The copy is a draft with the same texts, tickets, questions, promotions and team. Guests, orders, online rooms
          and seat maps are not copied.
        </Trans>
      }
    >
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        <Trans>Duplicate…</Trans>
      </Button>
      {asking ? <CloneDialog event={event} now={now} onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
};

const CloneDialog = ({ event, now, onClose }: ClonePanelProps & { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const acts = useEventSettings(event);
  const [name, setName] = useState(event.name);
  const [written, setWritten] = useState(() => proposedStart(event, now));
  const [wrong, setWrong] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const at = acts.moment(written);
    if (at === null) return setWrong(t`Choose a date and time`);
    if (at <= now) return setWrong(t`Choose a time in the future`);
    const failed = await acts.clone(at, name, t`This is the copy. It is a draft.`);
    if (failed === null) onClose();
    else setTrouble(failed);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="clone-event">
      <form noValidate onSubmit={(submitted) => void submit(submitted)}>
        <DialogTitle id="clone-event">
          <Trans>When does the copy begin?</Trans>
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            <Trans>All sessions, sale periods and promotions move along with it.</Trans>
          </DialogContentText>
          <TextField
            name="name"
            label={t`Event name`}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <DateTimeField
            name="begin_at"
            required
            label={t`Start of the first session (${event.timezone})`}
            value={written}
            error={wrong !== null}
            helperText={wrong}
            onValue={(begin) => {
              setWritten(begin);
              setWrong(null);
            }}
          />
          {trouble === null ? null : (
            <Alert severity="error" role="alert">
              {trouble}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={acts.busy}>
            <Trans>Create copy</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
