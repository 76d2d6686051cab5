import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { OpenedDeskOrder } from '#application/sale/ports/order-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { CANCEL_REASON_MAX, cancelOutcome, useCancelOrder } from './event-order.view.ts';

type CancelOrderDialogProps = { readonly order: OpenedDeskOrder; readonly onClose: () => void };

export const CancelOrderDialog = ({ order, onClose }: CancelOrderDialogProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const words = { done: t`Order cancelled`, lost: t`Connection lost. You can try again: nothing is refunded twice.` };
  const { busy, trouble, act } = useCancelOrder(order.id, words, onClose);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { tickets, checkedIn, money } = cancelOutcome(order);
  const noReason = reason.trim() === '';
  const amount = showMoney(money, locale);
  const submit = (form: FormEvent): void => {
    form.preventDefault();
    setTried(true);
    if (!noReason) void act(reason.trim());
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Cancel order {order.orderNumber}?</Trans>
      </DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
            <li>
              <Plural
                value={tickets}
                one="# ticket stops working at once. Its place goes back on sale."
                other="# tickets stop working at once. Their places go back on sale."
              />
            </li>
            <li>
              {money > 0 ? <Trans>{amount} goes back to the buyer.</Trans> : <Trans>There is nothing to refund.</Trans>}
            </li>
            <li>
              <Trans>The buyer gets an email.</Trans>
            </li>
          </Typography>
          {checkedIn > 0 ? (
            <Alert severity="warning">
              <Plural
                value={checkedIn}
                one="# of the tickets has already been checked in."
                other="# of the tickets have already been checked in."
              />
            </Alert>
          ) : null}
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
