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
  readonly onChoose: () => void;
  readonly onClose: () => void;
};

/** [S4-42] */
export const MethodDialog = ({ open, picker, onChoose, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} aria-labelledby="private-method-title" maxWidth="xs" fullWidth>
    <DialogTitle id="private-method-title">
      <Trans>Payment method</Trans>
    </DialogTitle>
    <DialogContent>{picker}</DialogContent>
    <DialogActions>
      <Button color="secondary" onClick={onClose}>
        <Trans>Back</Trans>
      </Button>
      <Button variant="contained" onClick={onChoose}>
        <Trans>Pay now</Trans>
      </Button>
    </DialogActions>
  </Dialog>
);
