import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

type Props = { readonly open: boolean; readonly total: string; readonly onChoose: () => void; readonly onClose: () => void };

/** How to pay; a transfer is the one way that this page takes money by. [S4-42] */
export function MethodDialog({ open, total, onChoose, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="private-method-title" maxWidth="xs" fullWidth>
      <DialogTitle id="private-method-title">
        <Trans>Payment method</Trans>
      </DialogTitle>
      <DialogContent>
        <RadioGroup value="BankTransfer" aria-labelledby="private-method-title">
          <FormControlLabel value="BankTransfer" control={<Radio />} label={t`Bank transfer`} />
        </RadioGroup>
        <Typography sx={{ mt: 1 }}>
          <Trans>Total</Trans>: <b>{total}</b>
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="contained" onClick={onChoose}>
          <Trans>Pay now</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
