import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { usePanelWords } from './self-service.view.ts';
import { useSessionChange } from './session-change.view.ts';

type SessionDialogProps = { readonly ticket: TicketOnScreen; readonly onClose: () => void };

/** All tickets of the order change together. */
export function SessionDialog({ ticket, onClose }: SessionDialogProps) {
  const id = useId();
  const words = usePanelWords();
  const { choices, busy, act } = useSessionChange(ticket);
  const [chosen, setChosen] = useState<number | null>(null);
  const change = async () => {
    if (chosen === null) return;
    await act(chosen);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{words.changeAsked}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>{words.changeWhat}</DialogContentText>
        {choices.kind === 'LOADING' ? <Skeleton variant="rounded" height={96} /> : null}
        {choices.kind === 'REFUSED' ? (
          <Alert severity="warning" role="alert">
            {choices.sentence}
          </Alert>
        ) : null}
        {choices.kind === 'READY' && choices.sessions.length === 0 ? (
          <Alert severity="info">{words.noSession}</Alert>
        ) : null}
        {choices.kind === 'READY' && choices.sessions.length > 0 ? (
          <RadioGroup
            aria-labelledby={id}
            value={chosen === null ? '' : String(chosen)}
            onChange={(_, value) => setChosen(Number(value))}
          >
            {choices.sessions.map((session) => (
              <FormControlLabel
                key={session.id}
                value={String(session.id)}
                control={<Radio />}
                label={session.label}
                sx={{ minHeight: 44 }}
              />
            ))}
          </RadioGroup>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          {words.keepSession}
        </Button>
        <Button variant="contained" loading={busy} disabled={chosen === null} onClick={() => void change()}>
          {words.change}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
