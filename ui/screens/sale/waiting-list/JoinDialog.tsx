import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { SoldOutTicket } from '#ui/screens/event/event-page/sold-out/waiting-list.view.ts';

type Props = {
  readonly tickets: readonly SoldOutTicket[];
  readonly busy: boolean;
  readonly onJoin: (ticketId: string, tickets: number) => Promise<string | null>;
  readonly onClose: () => void;
};

/** The group is offered all of its tickets at once. */
export function JoinDialog({ tickets, busy, onJoin, onClose }: Props) {
  const { t } = useLingui();
  const [chosenId, setChosenId] = useState(tickets[0]?.id ?? '');
  const chosen = tickets.find(({ id }) => id === chosenId) ?? tickets[0];
  const [wanted, setWanted] = useState(chosen?.quantities[0] ?? 1);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (chosen === undefined) return null;
  const number = chosen.quantities.includes(wanted) ? wanted : (chosen.quantities[0] ?? 1);
  const join = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (busy) return;
    const refused = await onJoin(chosen.id, number);
    setTrouble(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="waiting-list-title" maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(submitted) => void join(submitted)}>
        <DialogTitle id="waiting-list-title">
          <Trans>Join the waiting list</Trans>
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <Typography color="textSecondary">
            <Trans>
              When tickets come free, they’re offered in order. We’ll email you and hold yours for a day. Your group
              gets all of its tickets together.
            </Trans>
          </Typography>
          {trouble !== null && <Alert severity="error">{trouble}</Alert>}
          {tickets.length > 1 && (
            <TextField
              select
              label={t`Ticket`}
              value={chosen.id}
              sx={{ mt: 1 }}
              onChange={({ target }) => setChosenId(target.value)}
            >
              {tickets.map(({ id, name, sessionName }) => (
                <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
                  {sessionName === null ? name : `${name} · ${sessionName}`}
                </MenuItem>
              ))}
            </TextField>
          )}
          {tickets.length === 1 && <Typography sx={{ fontWeight: 600 }}>{chosen.name}</Typography>}
          <TextField
            select
            label={t`Number of tickets`}
            value={number}
            onChange={({ target }) => setWanted(Number(target.value))}
          >
            {chosen.quantities.map((quantity) => (
              <MenuItem key={quantity} value={quantity}>
                {quantity}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            <Trans>Join</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
