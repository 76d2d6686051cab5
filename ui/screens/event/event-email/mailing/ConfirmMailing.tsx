import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { GuestCount } from './GuestCount.tsx';
import type { Guests } from './mailing.view.ts';

type ConfirmMailingProps = {
  /** As they are now. */
  readonly guests: Guests;
  readonly subject: string;
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
};

/** Nothing is sent before the number of people was read. */
export const ConfirmMailing = ({ guests, subject, busy, onSend, onClose }: ConfirmMailingProps) => {
  const id = useId();
  const people = guests.kind === 'READ' ? guests.people : 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        {people === 0 ? (
          <GuestCount guests={guests} />
        ) : (
          <Plural value={people} one="Email # person?" other="Email # people?" />
        )}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {subject.trim() === '' ? null : (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <Trans>Subject: {subject.trim()}</Trans>
          </Typography>
        )}
        <Typography color="textSecondary">
          <Trans>Each gets it once. You can stop it while it is being sent, but not take sent emails back.</Trans>
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="contained" disabled={people === 0} loading={busy} onClick={onSend}>
          <Plural value={people} _0="Send" one="Send to # person" other="Send to # people" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
