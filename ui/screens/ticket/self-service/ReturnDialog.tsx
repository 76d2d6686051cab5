import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { usePanelWords, useReturn } from './self-service.view.ts';

type ReturnDialogProps = { readonly ticket: TicketOnScreen; readonly onClose: () => void };

/** Before the ticket is returned. */
export function ReturnDialog({ ticket, onClose }: ReturnDialogProps) {
  const id = useId();
  const words = usePanelWords();
  const { preview, busy, act } = useReturn(ticket);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{words.asked}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>{words.what(ticket)}</DialogContentText>
        {preview.kind === 'LOADING' ? <Skeleton variant="rounded" height={72} /> : null}
        {preview.kind === 'REFUSED' ? (
          <Alert severity="warning" role="alert">
            {preview.sentence}
          </Alert>
        ) : null}
        {preview.kind === 'READY' ? <Alert severity="info">{words.money(preview.amount)}</Alert> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          {words.keep}
        </Button>
        <Button
          variant="contained"
          color="error"
          loading={busy}
          disabled={preview.kind !== 'READY'}
          onClick={() => void act().then(onClose)}
        >
          {words.giveBack}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
