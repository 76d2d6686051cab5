import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { paths } from '#ui/routes/paths.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { BANK_ZONE, type DisputeOutcome, type DisputeToSettle, useRefundDesk } from './refund-desk.view.ts';

/** Card disputes that a person has to decide about, each with what to do. */
export const DisputesToSettle = ({ disputes }: { readonly disputes: readonly DisputeToSettle[] }) => {
  const id = useId();
  const locale = useLocale();
  const [asked, setAsked] = useState<{ readonly dispute: DisputeToSettle; readonly outcome: DisputeOutcome } | null>(
    null,
  );
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1.5 }}>
        <Trans>Card disputes to settle</Trans>
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {disputes.map((dispute) => (
          <Card key={dispute.disputeId} component="li" variant="outlined" sx={{ p: 2 }}>
            <Typography variant="subtitle1" component="h3" className="tabular">
              {showMoney(dispute.amount, locale)} ·{' '}
              <LocalLink to={paths.eventOrder(dispute.eventId, dispute.orderId)}>{dispute.orderNumber}</LocalLink>
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {dispute.eventName} · {dispute.buyerName} · {dispute.buyerEmail} ·{' '}
              {showMoment(dispute.openedAt, locale, BANK_ZONE)} · {dispute.disputeId}
            </Typography>
            <Typography sx={{ mt: 1, maxWidth: 720 }}>
              <WhatToDo dispute={dispute} />
            </Typography>
            <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {dispute.task === 'WON' ? (
                <Button size="small" variant="contained" onClick={() => setAsked({ dispute, outcome: 'REFUND' })}>
                  <Trans>Refund the buyer</Trans>
                </Button>
              ) : null}
              <Button size="small" variant="outlined" onClick={() => setAsked({ dispute, outcome: 'HANDLED' })}>
                <Trans>Mark as handled</Trans>
              </Button>
            </Box>
          </Card>
        ))}
      </Box>
      {asked === null ? null : <SettleDialog {...asked} onClose={() => setAsked(null)} />}
    </Box>
  );
};

const WhatToDo = ({ dispute: { task, lost } }: { readonly dispute: DisputeToSettle }) => {
  switch (task) {
    case 'PART':
      return lost ? (
        <Trans>
          The card’s bank returned a part of this order to the buyer. Their tickets are still valid: open the order and
          refund the tickets that the money was for, then say below that the buyer has the money.
        </Trans>
      ) : (
        <Trans>
          The buyer disputes a part of this order, and their tickets are still valid. Open the order and refund the
          tickets that the money was for. That refund waits for the bank’s decision.
        </Trans>
      );
    case 'AMOUNT':
      return (
        <Trans>
          The card’s bank took an amount that fits neither the order nor its refunds. Compare the dispute at the
          provider with the order.
        </Trans>
      );
    case 'WON':
      return (
        <Trans>
          We won this dispute after the order’s tickets were cancelled and their places released. We have the money
          back, and it belongs to the buyer. Refund it, or agree on something else with them first.
        </Trans>
      );
    default:
      return task satisfies never;
  }
};

type SettleDialogProps = {
  readonly dispute: DisputeToSettle;
  readonly outcome: DisputeOutcome;
  readonly onClose: () => void;
};

const SettleDialog = ({ dispute, outcome, onClose }: SettleDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const locale = useLocale();
  const desk = useRefundDesk();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && note.trim() === '';
  const refund = outcome === 'REFUND';
  const amount = showMoney(dispute.amount, locale);
  const submit = async (form: FormEvent) => {
    form.preventDefault();
    setTried(true);
    if (note.trim() !== '' && (await desk.settleDispute(dispute, outcome, note))) onClose();
  };
  return (
    <Dialog open onClose={desk.busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {refund ? <Trans>Refund the buyer?</Trans> : <Trans>Mark this dispute as handled?</Trans>}
      </DialogTitle>
      <form noValidate onSubmit={(form) => void submit(form)}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Typography color="textSecondary">
            {refund ? (
              <Trans>Up to {amount} goes back to the buyer’s card. The buyer gets an email.</Trans>
            ) : (
              <Trans>The dispute leaves this list. No money moves.</Trans>
            )}
          </Typography>
          <TextField
            label={refund ? t`Reason` : t`What did you do?`}
            value={note}
            autoFocus
            error={missing}
            helperText={missing ? <Trans>Please write a note. It is kept with the dispute.</Trans> : null}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: 500, autoComplete: 'off' } }}
          />
          {desk.trouble === null ? null : <Alert severity="error">{desk.trouble}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose} disabled={desk.busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={desk.busy}>
            {refund ? <Trans>Refund the buyer</Trans> : <Trans>Mark as handled</Trans>}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
