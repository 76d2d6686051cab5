import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import type { RefundChoice, RefundOffer } from '#application/sale/ports/refund-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { RefundTickets } from './RefundTickets.tsx';
import { REFUND_REASON_MAX, totalOfChoice, useRefundOffer, useRefundOrder } from './refund-order.view.ts';

type RefundOrderDialogProps = {
  readonly order: DeskOrder;
  readonly timezone: string;
  readonly onClose: () => void;
};

export const RefundOrderDialog = ({ order, timezone, onClose }: RefundOrderDialogProps) => {
  const { t } = useLingui();
  const words = {
    done: t`Refund decided`,
    lost: t`Connection lost. You can try again: nothing is refunded twice.`,
  };
  const { busy, trouble, act } = useRefundOrder(order.id, words, onClose);
  const id = useId();
  const offered = useRefundOffer(order.id, t`Connection lost. Close this window and try again.`);
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Refund order {order.orderNumber}?</Trans>
      </DialogTitle>
      {offered.kind === 'READY' ? (
        <RefundForm
          offer={offered.offer}
          timezone={timezone}
          busy={busy}
          trouble={trouble}
          onAct={(choice) => void act(choice)}
          onClose={onClose}
        />
      ) : (
        <>
          <DialogContent>
            {offered.kind === 'LOADING' ? (
              <Skeleton variant="rounded" height={140} aria-label={t`Loading`} />
            ) : (
              <Alert severity="error">{offered.sentence}</Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} color="secondary">
              <Trans>Cancel</Trans>
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};

type RefundFormProps = Omit<RefundOrderDialogProps, 'order'> & {
  readonly offer: RefundOffer;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly onAct: (choice: RefundChoice) => void;
};

const RefundForm = ({ offer, timezone, busy, trouble, onAct, onClose }: RefundFormProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [ticketIds, setTicketIds] = useState<readonly string[]>([]);
  const [donation, setDonation] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const total = totalOfChoice(offer, { ticketIds, donation });
  const nothing = ticketIds.length === 0 && !donation;
  const noReason = reason.trim() === '';
  const submit = (form: FormEvent): void => {
    form.preventDefault();
    setTried(true);
    if (nothing || noReason) return;
    onAct({ ticketIds, donation, reason: reason.trim() });
  };
  const amount = showMoney(total, locale);
  const closesAt = showMoment(offer.closesAt, locale, timezone);
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <RefundTickets
          offer={offer}
          chosen={ticketIds}
          donation={donation}
          onChoose={setTicketIds}
          onDonation={setDonation}
        />
        {tried && nothing ? (
          <Alert severity="error">
            <Trans>Choose at least one ticket or the donation.</Trans>
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
          slotProps={{ htmlInput: { maxLength: REFUND_REASON_MAX } }}
        />
        <Typography variant="body2" color="textSecondary">
          <Trans>
            The tickets stop working at once and their places go back on sale. The buyer gets an email. You can refund
            until {closesAt}.
          </Trans>
        </Typography>
        <Typography variant="h6" component="p" className="tabular" aria-live="polite">
          <Trans>Refund: {amount}</Trans>
        </Typography>
        {trouble === null ? null : <Alert severity="error">{trouble}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary" disabled={busy}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="contained" color="error" loading={busy}>
          <Trans>Refund {amount}</Trans>
        </Button>
      </DialogActions>
    </form>
  );
};
