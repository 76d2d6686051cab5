import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Instant } from '#domain/kernel/instant.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { GuestCount } from './GuestCount.tsx';
import type { Guests } from './mailing.view.ts';

type ConfirmMailingProps = {
  /** As they are now. */
  readonly guests: Guests;
  readonly subject: string;
  /** Null: at once. */
  readonly sendAt: Instant | null;
  readonly timezone: string;
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
};

/** Nothing is sent before the number of people was read. Who gets a scheduled one is decided later. */
export const ConfirmMailing = ({ guests, subject, sendAt, timezone, busy, onSend, onClose }: ConfirmMailingProps) => {
  const locale = useLocale();
  const id = useId();
  const people = guests.kind === 'READ' ? guests.people : 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        {sendAt !== null ? (
          <Trans>Schedule this email?</Trans>
        ) : people === 0 ? (
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
        {sendAt === null ? (
          <Typography color="textSecondary">
            <Trans>Each gets it once. You can stop it while it is being sent, but not take sent emails back.</Trans>
          </Typography>
        ) : (
          <>
            <Typography>
              <Trans>Scheduled for {showMoment(sendAt, locale, timezone)}</Trans>
            </Typography>
            <Typography color="textSecondary">
              <Trans>
                Everyone who matches your choice at that time gets it once. Until then you can change the time or
                cancel.
              </Trans>
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="contained" disabled={sendAt === null && people === 0} loading={busy} onClick={onSend}>
          {sendAt === null ? (
            <Plural value={people} _0="Send" one="Send to # person" other="Send to # people" />
          ) : (
            <Trans>Schedule</Trans>
          )}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
