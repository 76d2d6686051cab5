import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { OpenedOrder } from '#application/sale/ports/own-orders.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { useGiveBack } from './give-back.view.ts';

/** Offered while an order may be returned because its session moved. */
export const GiveBack = ({ order }: { readonly order: OpenedOrder }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const { asking, busy, ask, close, act } = useGiveBack(order, t`The order was given back`);
  const { giveBackUntil } = order;
  if (giveBackUntil === null) return null;
  return (
    <>
      <Alert severity="info" sx={{ '@media print': { display: 'none' } }}>
        <Trans>
          The event moved. If you can’t come, you can give this order back until{' '}
          {showMoment(giveBackUntil, locale, order.session.timezone)}.
        </Trans>
        <Button color="inherit" variant="outlined" onClick={ask} sx={{ display: 'block', mt: 1.5, minHeight: 44 }}>
          <Trans>Give back order</Trans>
        </Button>
      </Alert>
      <Dialog open={asking} onClose={close} fullWidth maxWidth="xs" aria-labelledby={id}>
        <DialogTitle id={id}>
          <Trans>Give back this order?</Trans>
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            <Trans>All of its tickets are cancelled and you get back everything you paid. This cannot be undone.</Trans>
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} color="secondary">
            <Trans>Keep order</Trans>
          </Button>
          <Button variant="contained" color="error" loading={busy} onClick={() => void act()}>
            <Trans>Give back order</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
