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
import { isSameName } from '#ui/screens/event/desk/confirm-name.view.ts';
import { useDeleteOrder, useEndOrder } from './event-order.view.ts';
import { OrderOutcome } from './OrderOutcome.tsx';

type DeletePaidOrderDialogProps = { readonly order: OpenedDeskOrder; readonly onClose: () => void };

/** For admins: confirmed by typing the order's number. [S1-45] */
export const DeletePaidOrderDialog = ({ order, onClose }: DeletePaidOrderDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const deleteOrder = useDeleteOrder();
  const words = { done: t`Order deleted`, lost: t`Connection lost. You can try again: nothing is refunded twice.` };
  const { busy, trouble, act } = useEndOrder(words, onClose);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (form: FormEvent): void => {
    form.preventDefault();
    if (isSameName(typed, order.orderNumber)) void act(() => deleteOrder(order.id));
    else setWrong(true);
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Delete order {order.orderNumber}?</Trans>
      </DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <OrderOutcome order={order} />
          <TextField
            label={t`Type “${order.orderNumber}” to confirm`}
            value={typed}
            autoComplete="off"
            error={wrong}
            helperText={wrong ? t`The order number doesn’t match` : ' '}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
          {trouble === null ? null : <Alert severity="error">{trouble}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary" disabled={busy}>
            <Trans>Keep order</Trans>
          </Button>
          <Button type="submit" variant="contained" color="error" loading={busy}>
            <Trans>Delete order</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
