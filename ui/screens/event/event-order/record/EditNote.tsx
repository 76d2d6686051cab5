import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import type { TeamNote } from '#application/sale/ports/order-records.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { ORDER_NOTE_LENGTH, useLookIntoOrder, useNoteAct } from './order-record.view.ts';

type EditNoteProps = {
  readonly orderId: string;
  readonly note: TeamNote;
  readonly onNotes: (notes: readonly TeamNote[]) => void;
  readonly onClose: () => void;
};

export const EditNote = ({ orderId, note, onNotes, onClose }: EditNoteProps) => {
  const { t } = useLingui();
  const look = useLookIntoOrder();
  const { busy, trouble, act } = useNoteAct(onNotes, t`Connection lost. You can try again.`);
  const [text, setText] = useState(note.note);
  const missing = text.trim() === '';
  const save = async (): Promise<void> => {
    if (missing || busy) return;
    if (await act(look.editNote(orderId, note.id, text), t`Note saved`)) onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 1.5, mt: 1 }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !busy) onClose();
      }}
    >
      <TextField
        label={t`Note`}
        value={text}
        multiline
        minRows={2}
        autoFocus
        error={missing}
        helperText={missing ? <Trans>Please write a note</Trans> : undefined}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: ORDER_NOTE_LENGTH } }}
      />
      {trouble === null ? null : (
        <Alert severity="error" variant="outlined" role="alert">
          {trouble}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" size="small" variant="outlined" loading={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button size="small" color="secondary" disabled={busy} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Box>
    </Box>
  );
};
