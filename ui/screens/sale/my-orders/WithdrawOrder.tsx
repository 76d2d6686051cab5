import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useWithdrawOrder } from './withdraw-order.view.ts';

type WithdrawOrderProps = { readonly orderId: string; readonly paid: boolean };

export const WithdrawOrder = (order: WithdrawOrderProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setAsking(true)}>
        <Trans>Withdraw</Trans>
      </Button>
      {asking ? <WithdrawDialog {...order} onClose={() => setAsking(false)} /> : null}
    </>
  );
};

function WithdrawDialog({ orderId, paid, onClose }: WithdrawOrderProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const { busy, withdraw } = useWithdrawOrder(
    {
      done: t`Registration withdrawn`,
      lost: t`Connection lost. Check the order before trying again.`,
    },
    onClose,
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Withdraw your registration?</Trans>
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          {paid ? (
            <Trans>Your places are released and your payment is refunded. You can’t undo this.</Trans>
          ) : (
            <Trans>Your places are released. You can’t undo this.</Trans>
          )}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={() => void withdraw(orderId)}>
          <Trans>Withdraw registration</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
