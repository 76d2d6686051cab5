import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import type { OpenedDeskOrder } from '#application/sale/ports/order-desk.ts';
import { CANCEL_REASON_MAX, useCancelOrder, useEndOrder } from './event-order.view.ts';
import { OrderOutcome } from './OrderOutcome.tsx';

type CancelOrderDialogProps = { readonly order: OpenedDeskOrder; readonly onClose: () => void };

export const CancelOrderDialog = ({ order, onClose }: CancelOrderDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const cancel = useCancelOrder();
  const words = { done: t`Order cancelled`, lost: t`Connection lost. You can try again: nothing is refunded twice.` };
  const { busy, trouble, act } = useEndOrder(words, onClose);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const noReason = reason.trim() === '';
  const submit = (form: FormEvent): void => {
    form.preventDefault();
    setTried(true);
    if (!noReason) void act(() => cancel(order.id, reason.trim()));
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Cancel order {order.orderNumber}?</Trans>
      </DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <OrderOutcome order={order} />
          <TextField
            label={t`Reason`}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            required
            error={tried && noReason}
            helperText={
              tried && noReason ? t`Enter a reason` : t`For your team and our accountant. The buyer doesn’t see it.`
            }
            slotProps={{ htmlInput: { maxLength: CANCEL_REASON_MAX } }}
          />
          {trouble === null ? null : <Alert severity="error">{trouble}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary" disabled={busy}>
            <Trans>Keep order</Trans>
          </Button>
          <Button type="submit" variant="contained" color="error" loading={busy}>
            <Trans>Cancel order</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
