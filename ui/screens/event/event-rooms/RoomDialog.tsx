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
import { OthersEditNote } from '#ui/screens/event/desk/OthersEditNote.tsx';
import { type OthersEdit, useSharedEdit } from '#ui/screens/event/desk/use-shared-edit.ts';
import { heldTicketsOf } from '#ui/screens/event/event-manager/event-manager.view.ts';
import { type RoomTrouble, typedMinutes } from './event-rooms.view.ts';

type RoomDialogProps = {
  readonly first: WantedRoom;
  readonly session: DeskSession;
  readonly busy: boolean;
  readonly problemsIn: (wanted: WantedRoom) => Readonly<Record<string, string>>;
  /** Answers null when the room is saved, else why not. */
  readonly onSave: (wanted: WantedRoom) => Promise<RoomTrouble | null>;
  /** As it is saved by now. */
  readonly readNow: (roomId: string) => Promise<WantedRoom | null>;
  readonly onClose: () => void;
};

type WrittenRoom = Pick<WantedRoom, 'title' | 'description' | 'url' | 'ticketTypeIds'> & { readonly minutes: string };

const writtenOf = ({ title, description, url, ticketTypeIds, opensBefore }: WantedRoom): WrittenRoom => ({
  title,
  description,
  url,
  ticketTypeIds: ticketTypeIds.toSorted(),
  minutes: String(opensBefore ?? ''),
});
const editedOf = (room: WantedRoom) => ({ version: room.version, written: writtenOf(room) });

export const RoomDialog = ({ first, session, busy, problemsIn, onSave, readNow, onClose }: RoomDialogProps) => {
  const { t } = useLingui();
  const box = useRef<HTMLFormElement>(null);
  const shared = useSharedEdit(first.id === null ? null : editedOf(first), writtenOf(first));
  const { minutes, ...written } = shared.written;
  const wanted: WantedRoom = {
    ...written,
    id: first.id,
    version: shared.version,
    // An unchanged opening is not sent, so that a room opened by hand stays open.
    opensBefore: minutes === shared.read?.minutes ? undefined : typedMinutes(minutes),
  };
  const [tried, setTried] = useState(false);
  const [trouble, setTrouble] = useState<RoomTrouble | null>(null);
  const problems = tried ? problemsIn(wanted) : {};

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    setTrouble(null);
    const [wrong] = Object.keys(problemsIn(wanted));
    if (wrong !== undefined) return box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const failed = await onSave(wanted);
    if (failed === null) return onClose();
    setTrouble(failed);
    const theirs = failed.stale === null || first.id === null ? null : await readNow(first.id);
    if (failed.stale !== null && theirs !== null) shared.meet(editedOf(theirs), failed.stale.by);
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
      onChange={(event) => shared.set({ [name]: event.target.value })}
      slotProps={{ htmlInput: name === 'url' ? { inputMode: 'url' } : {} }}
    />
  );
  const tick = (id: string, on: boolean) => {
    const others = wanted.ticketTypeIds.filter((one) => one !== id);
    shared.set({ ticketTypeIds: (on ? [...others, id] : others).toSorted() });
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
            onChange={(event) => shared.set({ minutes: event.target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
            <legend style={{ padding: 0, fontSize: '0.875rem', fontWeight: 600 }}>
              <Trans>Tickets with access</Trans>
            </legend>
            {heldTicketsOf(session).map(({ id, name }) => (
              <FormControlLabel
                key={id}
                sx={{ display: 'flex', mr: 0 }}
                control={<Checkbox checked={wanted.ticketTypeIds.includes(id)} onChange={(_, on) => tick(id, on)} />}
                label={name}
              />
            ))}
          </fieldset>
          {shared.others === null ? null : (
            <OthersRoom session={session} others={shared.others} onTakeTheirs={shared.takeTheirs} />
          )}
          {trouble === null || (trouble.stale !== null && shared.others !== null) ? null : (
            <Alert severity="error" role="alert">
              {trouble.text}
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

type OthersRoomProps = {
  readonly session: DeskSession;
  readonly others: OthersEdit<WrittenRoom>;
  readonly onTakeTheirs: () => void;
};

const OthersRoom = ({ session, others, onTakeTheirs }: OthersRoomProps) => {
  const { t } = useLingui();
  const { theirs } = others;
  const names = heldTicketsOf(session)
    .filter(({ id }) => theirs.ticketTypeIds.includes(id))
    .map(({ name }) => name);
  const fields: Readonly<Record<keyof WrittenRoom, { readonly label: string; readonly theirs: string }>> = {
    title: { label: t`Room name`, theirs: theirs.title },
    url: { label: t`Link`, theirs: theirs.url },
    description: { label: t`Description`, theirs: theirs.description },
    minutes: { label: t`Opens before the session (minutes)`, theirs: theirs.minutes },
    ticketTypeIds: { label: t`Tickets with access`, theirs: names.join(', ') },
  };
  const change = (conflict: boolean) => (field: keyof WrittenRoom) => ({ field, ...fields[field], conflict });
  return (
    <OthersEditNote
      by={others.by}
      changes={[...others.taken.map(change(false)), ...others.conflicts.map(change(true))]}
      onTakeTheirs={onTakeTheirs}
    />
  );
};
