import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Bounced } from '#application/event/ports/bounced-emails.ts';
import type { InvitedGuest } from '#application/rsvp/ports/inviting-desk.ts';
import { BouncedNote } from '#ui/screens/event/bounced-emails/BouncedNote.tsx';
import { BounceReason } from '#ui/screens/event/bounced-emails/BounceReason.tsx';
import { type NotCorrected, retryingOf } from './invited-guests.view.ts';

const CorrectAddressDialog = lazy(async () => ({
  default: (await import('./CorrectAddressDialog.tsx')).CorrectAddressDialog,
}));

type BouncedInvitationProps = {
  readonly eventId: number;
  readonly guest: InvitedGuest;
  readonly bounced: Bounced;
  readonly busy: boolean;
  readonly onRetry: () => Promise<void>;
  readonly onCorrect: (email: string) => Promise<NotCorrected | null>;
};

/** Why an invitation did not arrive, and the ways to send it again. */
export const BouncedInvitation = ({ eventId, guest, bounced, busy, onRetry, onCorrect }: BouncedInvitationProps) => {
  const { t } = useLingui();
  const [correcting, setCorrecting] = useState(false);
  const { email } = guest;
  const { mayCorrect, mayRetry } = retryingOf(guest);
  if (!mayCorrect) return <BouncedNote eventId={eventId} email={email} bounced={bounced} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexBasis: '100%' }}>
        <BounceReason because={bounced.because} />
      </Box>
      {mayRetry ? (
        <Button
          size="small"
          variant="outlined"
          loading={busy}
          onClick={() => void onRetry()}
          aria-label={t`Try again: resend invitation to ${email}`}
          sx={{ minHeight: 44 }}
        >
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      <Button
        size="small"
        {...(mayRetry ? { color: 'secondary' } : { variant: 'outlined' })}
        onClick={() => setCorrecting(true)}
        aria-label={t`Correct address ${email}`}
        sx={{ minHeight: 44 }}
      >
        <Trans>Correct address</Trans>
      </Button>
      {correcting ? (
        <Suspense fallback={null}>
          <CorrectAddressDialog
            name={guest.name}
            email={email}
            because={bounced.because}
            onCorrect={onCorrect}
            onClose={() => setCorrecting(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};
