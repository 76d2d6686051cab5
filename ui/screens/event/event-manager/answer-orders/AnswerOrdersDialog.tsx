import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { type AskedAnswer, MESSAGE_MAX, useAnswerOrders } from './answer-orders.view.ts';

type AnswerOrdersDialogProps = {
  readonly eventId: number;
  readonly asked: AskedAnswer;
  readonly onClose: () => void;
};

export const AnswerOrdersDialog = ({ eventId, asked, onClose }: AnswerOrdersDialogProps) => {
  const id = useId();
  const { t } = useLingui();
  const [message, setMessage] = useState('');
  const count = asked.orders.length;
  const approves = asked.answer === 'APPROVE';
  const { busy, act } = useAnswerOrders(
    eventId,
    {
      done: ({ answer }) => (answer === 'APPROVE' ? t`Approved. The tickets are on their way.` : t`Declined`),
      some: (count) => t`${count} had already been answered by someone else. The list is up to date now.`,
      lost: t`Connection lost. Check the order before trying again.`,
    },
    onClose,
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        {approves ? (
          <Plural value={count} one="Approve # registration?" other="Approve # registrations?" />
        ) : (
          <Plural value={count} one="Decline # registration?" other="Decline # registrations?" />
        )}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {approves ? (
            <Trans>Each buyer gets their tickets by email.</Trans>
          ) : (
            <Trans>The places are released, each buyer gets an email, and any payment is refunded.</Trans>
          )}
        </DialogContentText>
        <TextField
          label={t`Message to the buyer (optional)`}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: MESSAGE_MAX } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="contained"
          color={approves ? 'primary' : 'error'}
          loading={busy}
          onClick={() => void act(asked, message)}
        >
          {approves ? <Trans>Approve</Trans> : <Trans>Decline</Trans>}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
