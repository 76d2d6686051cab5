import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { WaitingManualPayment } from '#application/sale/ports/manual-payment-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { MANUAL_REASON_LONGEST, type Outcome, useManualPayments } from './manual-payments.view.ts';

type Props = { readonly event: DeskEvent; readonly payment: WaitingManualPayment };

/** A refusal asks why: its buyer reads it. */
export const WaitingPayment = ({ event, payment }: Props) => {
  const { t } = useLingui();
  const locale = useLocale();
  const acts = useManualPayments(event);
  const [asks, setAsks] = useState<'CONFIRM' | 'REFUSE' | null>(null);
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const amount = moneyText(payment.amount, locale);
  const missing = outcome !== null && 'field' in outcome;
  const answer = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (acts.busy) return;
    const { orderId } = payment;
    setOutcome(
      asks === 'REFUSE'
        ? await acts.refuse(orderId, reason, t`Payment refused, and the buyer is told why`)
        : await acts.confirm(orderId, t`Payment confirmed, and the tickets are issued`),
    );
  };
  const open = (next: typeof asks) => {
    setOutcome(null);
    setAsks(next);
  };
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'grid', gap: 1.5, p: { xs: 2, md: 3 }, borderRadius: '16px', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h4" component="h2">
          {amount}
        </Typography>
        <Chip
          size="small"
          color={payment.reportedAt === null ? 'default' : 'warning'}
          label={
            payment.reportedAt === null ? <Trans>Not sent yet</Trans> : <Trans>Buyer says the money was sent</Trans>
          }
        />
      </Box>
      <Typography>
        <Trans>
          {payment.buyer} ({payment.email}), order {payment.orderNumber}
        </Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {payment.reportedAt !== null && (
          <>
            <Trans>Reported {showMoment(payment.reportedAt, locale, event.timezone)}.</Trans>{' '}
          </>
        )}
        <Trans>Reserved until {showMoment(payment.payBefore, locale, event.timezone)}.</Trans>
      </Typography>
      {payment.proofUrl !== null && (
        <Box
          component="img"
          src={payment.proofUrl}
          alt={t`The buyer’s picture of the transfer`}
          sx={{ maxWidth: 'min(100%, 360px)', maxHeight: 480, objectFit: 'contain', borderRadius: '12px' }}
        />
      )}
      {asks === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={() => open('CONFIRM')} sx={{ minHeight: 44 }}>
            <Trans>Money received</Trans>
          </Button>
          <Button variant="outlined" color="secondary" onClick={() => open('REFUSE')} sx={{ minHeight: 44 }}>
            <Trans>Not received</Trans>
          </Button>
        </Box>
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(submitted) => void answer(submitted)}
          sx={{ display: 'grid', gap: 1.5 }}
        >
          {asks === 'CONFIRM' ? (
            <Typography>
              <Trans>You have received {amount}? This issues the tickets and can’t be undone.</Trans>
            </Typography>
          ) : (
            <TextField
              label={t`Reason, for the buyer`}
              value={reason}
              autoFocus
              multiline
              minRows={2}
              error={missing}
              helperText={missing ? t`Say why, in up to ${MANUAL_REASON_LONGEST} characters` : undefined}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" loading={acts.busy} sx={{ minHeight: 44 }}>
              {asks === 'CONFIRM' ? <Trans>Confirm payment</Trans> : <Trans>Refuse payment</Trans>}
            </Button>
            <Button color="secondary" disabled={acts.busy} onClick={() => open(null)} sx={{ minHeight: 44 }}>
              <Trans>Back</Trans>
            </Button>
          </Box>
        </Box>
      )}
    </Paper>
  );
};
