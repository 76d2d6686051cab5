import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useRef, useState } from 'react';
import type { WantedRoom } from '#application/event/keep-rooms.ts';
import type { DeskSession } from '#application/event/ports/event-desk.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { typedMinutes } from './event-rooms.view.ts';

type RoomDialogProps = {
  readonly first: WantedRoom;
  readonly session: DeskSession;
  readonly busy: boolean;
  readonly problemsIn: (wanted: WantedRoom) => Readonly<Record<string, string>>;
  /** Answers null when the room is saved, else why not. */
  readonly onSave: (wanted: WantedRoom) => Promise<string | null>;
  readonly onClose: () => void;
};

export const RoomDialog = ({ first, session, busy, problemsIn, onSave, onClose }: RoomDialogProps) => {
  const { t } = useLingui();
  const box = useRef<HTMLFormElement>(null);
  // An unchanged opening is not sent, so that a room opened by hand stays open.
  const [wanted, setWanted] = useState(first.id === null ? first : { ...first, opensBefore: undefined });
  const [minutes, setMinutes] = useState(String(first.opensBefore ?? ''));
  const [tried, setTried] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const problems = tried ? problemsIn(wanted) : {};

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    setTrouble(null);
    const [wrong] = Object.keys(problemsIn(wanted));
    if (wrong !== undefined) return box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const failed = await onSave(wanted);
    if (failed === null) onClose();
    else setTrouble(failed);
  };
  const field = (name: 'title' | 'description' | 'url', label: string, required: boolean, help?: string) => (
    <TextField
      name={name}
      label={label}
      required={required}
      autoComplete="off"
      value={wanted[name]}
      error={problems[name] !== undefined}
      helperText={problems[name] ?? help}
      onChange={(event) => setWanted({ ...wanted, [name]: event.target.value })}
      slotProps={{ htmlInput: name === 'url' ? { inputMode: 'url' } : {} }}
    />
  );
  const tick = (id: string, on: boolean) => {
    const others = wanted.ticketTypeIds.filter((one) => one !== id);
    setWanted({ ...wanted, ticketTypeIds: on ? [...others, id] : others });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="room-title" maxWidth="sm" fullWidth>
      <form ref={box} noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="room-title">
          {wanted.id === null ? <Trans>Add online room</Trans> : <Trans>Edit online room</Trans>}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, '& > :first-of-type': { mt: 0.5 } }}>
          {field('title', t`Room name`, true)}
          {field('url', t`Link`, true, t`Only guests whose ticket gives access can see this link.`)}
          {field('description', t`Description`, false)}
          <TextField
            name="opens_minutes_early"
            label={t`Opens before the session (minutes)`}
            autoComplete="off"
            value={minutes}
            error={problems['opens_minutes_early'] !== undefined}
            helperText={
              problems['opens_minutes_early'] ??
              t`Guests see the link from then on. Leave it empty to keep the opening as it is.`
            }
            onChange={(event) => {
              setMinutes(event.target.value);
              const typed = typedMinutes(event.target.value);
              setWanted({
                ...wanted,
                opensBefore: typed === first.opensBefore && first.id !== null ? undefined : typed,
              });
            }}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
            <legend style={{ padding: 0, fontSize: '0.875rem', fontWeight: 600 }}>
              <Trans>Tickets with access</Trans>
            </legend>
            {session.ticketTypes.map(({ id, name }) => (
              <FormControlLabel
                key={id}
                sx={{ display: 'flex', mr: 0 }}
                control={<Checkbox checked={wanted.ticketTypeIds.includes(id)} onChange={(_, on) => tick(id, on)} />}
                label={name}
              />
            ))}
          </fieldset>
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
          <Button type="submit" variant="contained" loading={busy}>
            <Trans>Save</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
