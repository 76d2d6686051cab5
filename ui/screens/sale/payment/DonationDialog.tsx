import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { DonationFields } from './DonationFields.tsx';
import { Soft } from './PaymentLayout.tsx';

type Donation = { readonly amount: number; readonly message: string };
type Props = {
  readonly open: boolean;
  readonly organiser: string;
  readonly onAnswer: (donation: Donation | null) => void;
  readonly onGone: () => void;
};

/** A dialog that opens while another closes can stay hidden from screen readers (MUI). [S2.10-15] [S4-25] */
export function DonationDialog({ open, organiser, onAnswer, onGone }: Props) {
  const { t } = useLingui();
  const [donation, setDonation] = useState<Donation>({ amount: 0, message: '' });
  const [missing, setMissing] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(null)}
      aria-labelledby="donation-title"
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id="donation-title">
        <Trans>Add a donation?</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Soft>
          <Trans>{organiser} welcomes donations. They’re optional and don’t affect your tickets.</Trans>
        </Soft>
        <DonationFields
          donation={donation}
          problem={missing ? t`Please enter the donation amount` : null}
          onChange={(changed) => {
            setDonation(changed);
            setMissing(false);
          }}
        />
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0, gap: 1 }}>
        <Button variant="outlined" onClick={() => onAnswer(null)}>
          <Trans>No, thanks</Trans>
        </Button>
        <Button variant="contained" onClick={() => (donation.amount > 0 ? onAnswer(donation) : setMissing(true))}>
          <Trans>Donate</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
