import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';

type Props = {
  readonly open: boolean;
  readonly picker: ReactNode;
  /** A card is entered in the picker. */
  readonly byCard: boolean;
  readonly busy: boolean;
  /** The price may fall for the chosen card. */
  readonly waits: boolean;
  readonly onChoose: () => void;
  readonly onClose: () => void;
};

/** [S4-42] [S2.10-06] */
export const MethodDialog = ({ open, picker, byCard, busy, waits, onChoose, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={busy ? undefined : onClose}
    aria-labelledby="private-method-title"
    maxWidth="xs"
    fullWidth
  >
    <DialogTitle id="private-method-title">
      <Trans>Payment method</Trans>
    </DialogTitle>
    <DialogContent>{picker}</DialogContent>
    <DialogActions>
      <Button color="secondary" disabled={busy} onClick={onClose}>
        <Trans>Back</Trans>
      </Button>
      <Button variant="contained" disabled={busy || waits} loading={busy || waits} onClick={onChoose}>
        {byCard ? <Trans>Checkout</Trans> : <Trans>Pay now</Trans>}
      </Button>
    </DialogActions>
  </Dialog>
);
