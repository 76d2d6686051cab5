import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { StaffTeam } from '#application/people/ports/staff-desk.ts';
import { TextField } from '#ui/components/TextField.tsx';
import type { useStaff } from './staff.view.ts';

type Props = { readonly team: StaffTeam; readonly staff: ReturnType<typeof useStaff> };

/** Nothing changes hands until the new owner accepts. */
export const Ownership = ({ team, staff }: Props) => {
  const { t } = useLingui();
  const title = useId();
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState(false);
  const { companyName, offeredTo } = team;
  return (
    <Box
      component="section"
      aria-labelledby={title}
      sx={{ display: 'grid', gap: 1.5, mt: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h4" component="h3" id={title}>
        <Trans>Hand over to a new owner</Trans>
      </Typography>
      {offeredTo === null ? (
        <>
          <Typography color="textSecondary">
            <Trans>They get the events, the team and the revenue once they accept. You then lose access.</Trans>
          </Typography>
          <Box
            component="form"
            noValidate
            aria-label={t`Hand over to a new owner`}
            onSubmit={(event) => {
              event.preventDefault();
              if (email.trim() !== '') setAsking(true);
            }}
            sx={{
              display: 'grid',
              gap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
            }}
          >
            <TextField
              label={t`Email of the new owner`}
              name="owner"
              type="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 320 } }}
            />
            <Button type="submit" variant="outlined" color="secondary" sx={{ minHeight: 56 }}>
              <Trans>Offer ownership</Trans>
            </Button>
          </Box>
        </>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography sx={{ flex: '1 1 260px', overflowWrap: 'anywhere' }}>
            <Trans>Offered to {offeredTo}. You own it until they accept.</Trans>
          </Typography>
          <Button color="secondary" variant="outlined" loading={staff.busy} onClick={() => void staff.withdrawOffer()}>
            <Trans>Withdraw offer</Trans>
          </Button>
        </Box>
      )}
      {asking ? (
        <ConfirmOffer
          email={email.trim()}
          companyName={companyName}
          busy={staff.busy}
          onCancel={() => setAsking(false)}
          onConfirm={async () => {
            if (await staff.offer(email)) setEmail('');
            setAsking(false);
          }}
        />
      ) : null}
    </Box>
  );
};

type ConfirmOfferProps = {
  readonly email: string;
  readonly companyName: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

const ConfirmOffer = ({ email, companyName, busy, onCancel, onConfirm }: ConfirmOfferProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        <Trans>Offer {companyName} to a new owner?</Trans>
      </DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <Trans>We’ll email {email}. The offer ends after 14 days, and you can withdraw it before.</Trans>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" loading={busy} onClick={onConfirm}>
          <Trans>Offer ownership</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
