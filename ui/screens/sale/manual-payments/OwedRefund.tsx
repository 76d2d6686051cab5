import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { OwedManualRefund } from '#application/sale/ports/manual-payment-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { useManualPayments } from './manual-payments.view.ts';

type Props = { readonly event: DeskEvent; readonly refund: OwedManualRefund };

/** Asked once more, because its buyer is told. */
export const OwedRefund = ({ event, refund }: Props) => {
  const { t } = useLingui();
  const locale = useLocale();
  const acts = useManualPayments(event);
  const [asks, setAsks] = useState(false);
  const amount = moneyText(refund.amount, locale);
  const { buyer } = refund;
  const confirm = async () => {
    if (acts.busy) return;
    await acts.returned(refund, t`Refund confirmed, and the buyer is told`);
    setAsks(false);
  };
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'grid', gap: 1.5, p: { xs: 2, md: 3 }, borderRadius: '16px', overflowWrap: 'anywhere' }}
    >
      <Typography variant="h4" component="h3">
        {amount}
      </Typography>
      <Typography>
        <Trans>
          {refund.buyer} ({refund.email}), order {refund.orderNumber}
        </Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Trans>Refund decided {showMoment(refund.decidedAt, locale, event.timezone)}.</Trans>
      </Typography>
      {asks ? (
        <>
          <Typography>
            <Trans>
              Did you send {amount} back to {buyer}? We’ll email them, and this can’t be undone.
            </Trans>
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="contained"
              autoFocus
              loading={acts.busy}
              onClick={() => void confirm()}
              sx={{ minHeight: 44 }}
            >
              <Trans>Confirm refund</Trans>
            </Button>
            <Button color="secondary" disabled={acts.busy} onClick={() => setAsks(false)} sx={{ minHeight: 44 }}>
              <Trans>Back</Trans>
            </Button>
          </Box>
        </>
      ) : (
        <Box>
          <Button variant="outlined" onClick={() => setAsks(true)} sx={{ minHeight: 44 }}>
            <Trans>Money returned</Trans>
          </Button>
        </Box>
      )}
    </Paper>
  );
};
