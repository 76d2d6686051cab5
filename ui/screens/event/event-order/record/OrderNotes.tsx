import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { TeamNote } from '#application/sale/ports/order-records.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { OrderPart } from '#ui/screens/event/event-order/OrderParts.tsx';
import { NoteLine } from './NoteLine.tsx';
import { ORDER_NOTE_LENGTH, useLookIntoOrder, useNoteAct } from './order-record.view.ts';

type OrderNotesProps = {
  readonly orderId: string;
  readonly notes: readonly TeamNote[];
  readonly timezone: string;
  readonly onNotes: (notes: readonly TeamNote[]) => void;
};

export const OrderNotes = ({ orderId, notes, timezone, onNotes }: OrderNotesProps) => (
  <OrderPart id="notes" title={<Trans>Notes</Trans>}>
    {notes.length === 0 ? (
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        <Trans>No notes yet.</Trans>
      </Typography>
    ) : (
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {notes.map((note) => (
          <NoteLine key={note.id} orderId={orderId} note={note} timezone={timezone} onNotes={onNotes} />
        ))}
      </Box>
    )}
    <NewNote orderId={orderId} onNotes={onNotes} />
  </OrderPart>
);

const NewNote = ({ orderId, onNotes }: Pick<OrderNotesProps, 'orderId' | 'onNotes'>) => {
  const { t } = useLingui();
  const look = useLookIntoOrder();
  const { busy, trouble, act } = useNoteAct(
    onNotes,
    t`Connection lost. Your note is still here. You can try again: it isn’t added twice.`,
  );
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && note.trim() === '';
  const add = async (): Promise<void> => {
    setTried(true);
    if (note.trim() === '' || busy) return;
    if (!(await act(look.addNote(orderId, note), t`Note added`))) return;
    setNote('');
    setTried(false);
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={t`New note`}
        value={note}
        multiline
        minRows={2}
        error={missing}
        helperText={
          missing ? (
            <Trans>Please write a note</Trans>
          ) : (
            <Trans>Managers of this event see it. The buyer doesn’t.</Trans>
          )
        }
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: ORDER_NOTE_LENGTH } }}
      />
      {trouble === null ? null : (
        <Alert severity="error" variant="outlined" role="alert">
          {trouble}
        </Alert>
      )}
      <Button type="submit" variant="outlined" loading={busy} sx={{ justifySelf: 'start' }}>
        <Trans>Add note</Trans>
      </Button>
    </Box>
  );
};
