import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { TeamNote } from '#application/sale/ports/order-records.ts';
import { useLookIntoOrder, useNoteAct } from './order-record.view.ts';

type DeleteNoteDialogProps = {
  readonly orderId: string;
  readonly note: TeamNote;
  readonly onNotes: (notes: readonly TeamNote[]) => void;
  readonly onClose: () => void;
};

export const DeleteNoteDialog = ({ orderId, note, onNotes, onClose }: DeleteNoteDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const look = useLookIntoOrder();
  const { busy, trouble, act } = useNoteAct(onNotes, t`Connection lost. You can try again.`);
  const remove = async (): Promise<void> => {
    if (await act(look.removeNote(orderId, note.id), t`Note deleted`)) onClose();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Delete this note?</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.note}</Typography>
        {trouble === null ? null : <Alert severity="error">{trouble}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary" disabled={busy}>
          <Trans>Keep note</Trans>
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={() => void remove()}>
          <Trans>Delete note</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
