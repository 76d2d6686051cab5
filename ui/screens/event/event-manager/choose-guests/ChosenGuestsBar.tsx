import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { DeskEvent } from '#ui/screens/event/event-manager/event-manager.view.ts';
import { type GuestChoice, MOST_MAILED, mailable } from './choose-guests.view.ts';
import { GuestsLeftAlert } from './GuestsLeftAlert.tsx';
import { useGuestActs } from './guest-acts.view.ts';
import { ResendTicketsDialog } from './ResendTicketsDialog.tsx';

type ChosenGuestsBarProps = {
  readonly event: Pick<DeskEvent, 'id' | 'timezone'>;
  readonly mayCheckIn: boolean;
  readonly choice: GuestChoice;
  /** More buttons. */
  readonly children?: ReactNode;
};

/** Stays in sight while the list is longer than the screen. */
export const ChosenGuestsBar = ({ event, mayCheckIn, choice: { chosen, clear }, children }: ChosenGuestsBarProps) => {
  const { t } = useLingui();
  const acting = useGuestActs(event, clear);
  const [asking, setAsking] = useState(false);
  const count = chosen.length;
  const toMail = mailable(chosen);
  const mails = toMail.length;
  const most = MOST_MAILED;
  const tooMany = mails > most;
  const send = () => {
    setAsking(false);
    void acting.sendAgain(toMail);
  };
  return (
    <Box
      sx={{
        position: 'sticky',
        // Above the navigation at a phone's bottom edge.
        bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', md: 0 },
        zIndex: 2,
        display: 'grid',
        gap: 1,
        pt: 1,
        pb: 1,
        '&:empty': { display: 'none' },
      }}
    >
      <GuestsLeftAlert acting={acting} />
      {count === 0 ? null : (
        <Box
          role="region"
          aria-label={t`Selected guests`}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            px: 2,
            py: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: '16px',
            bgcolor: 'background.paper',
            boxShadow: '0 12px 32px -12px rgb(20 19 23 / 0.3)',
          }}
        >
          <Typography variant="subtitle2" component="p" className="tabular" sx={{ mr: 'auto' }}>
            <Plural value={count} one="# guest selected on this page" other="# guests selected on this page" />
          </Typography>
          {mayCheckIn ? (
            <Button variant="contained" loading={acting.busy} onClick={() => void acting.checkIn(chosen)}>
              <Trans>Check in ({count})</Trans>
            </Button>
          ) : null}
          <Button variant="outlined" disabled={acting.busy || mails === 0 || tooMany} onClick={() => setAsking(true)}>
            <Trans>Resend tickets ({mails})</Trans>
          </Button>
          {children}
          <Button color="secondary" aria-keyshortcuts="Escape" onClick={clear}>
            <Trans>Clear selection</Trans>
          </Button>
          {tooMany ? (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ flexBasis: '100%' }}>
              <Trans>Select at most {most} guests to resend their tickets.</Trans>
            </Typography>
          ) : null}
        </Box>
      )}
      {asking ? <ResendTicketsDialog count={mails} onSend={send} onClose={() => setAsking(false)} /> : null}
    </Box>
  );
};
