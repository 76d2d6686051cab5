import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DeskEvent, DeskSession } from '#application/event/ports/event-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { Invitee } from '#ui/screens/rsvp/invite-rsvp/Invitee.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { guestInitials, placeOf } from './inviting.view.ts';

type PanelPreviewProps = {
  readonly event: DeskEvent;
  readonly session: DeskSession;
  readonly guest: { readonly name: string; readonly email: string } | null;
  readonly locale: Locale;
};

const Answer = ({ main, children }: { readonly main?: boolean; readonly children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      flex: '1 1 140px',
      display: 'grid',
      placeItems: 'center',
      textAlign: 'center',
      px: 2,
      py: 1.25,
      borderRadius: '12px',
      fontWeight: 600,
      border: 1,
      borderColor: main === true ? 'primary.main' : 'tone.outline',
      bgcolor: main === true ? 'primary.main' : 'transparent',
      color: main === true ? 'primary.contrastText' : 'text.primary',
    }}
  >
    {children}
  </Box>
);

/** [S2.9-03] */
export const PanelPreview = ({ event, session, guest, locale }: PanelPreviewProps) => {
  const { t } = useLingui();
  const name = guest?.name || t`Guest name`;
  const picture = event.cover?.url ?? null;
  return (
    <Box
      role="img"
      aria-label={t`What guests see`}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', overflow: 'hidden' }}
    >
      {picture === null ? null : (
        <Box
          component="img"
          src={picture}
          alt=""
          sx={{ display: 'block', width: '100%', aspectRatio: '3 / 1', objectFit: 'cover' }}
        />
      )}
      <Box sx={{ p: 2, display: 'grid', gap: 1.5, textAlign: 'center', overflowWrap: 'anywhere' }}>
        <Typography color="textSecondary" sx={{ fontWeight: 600 }}>
          <Trans>You are invited</Trans>
        </Typography>
        <Invitee name={name} email={guest?.email || 'guest@example.com'} avatar={null} initials={guestInitials(name)} />
        <Typography color="textSecondary">
          <Trans>to join this event</Trans>
        </Typography>
        <Box sx={{ borderTop: 1, borderBottom: 1, borderColor: 'divider', py: 1.5 }}>
          <Typography variant="h4" component="p" sx={{ textWrap: 'balance' }}>
            {event.name}
          </Typography>
          <Typography variant="body2">{showMoment(session.beginAt, locale, event.timezone)}</Typography>
          <Typography variant="body2">{placeOf(event, session, locale)}</Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Answer main>
            <Trans>Accept invitation</Trans>
          </Answer>
          <Answer>
            <Trans>Decline</Trans>
          </Answer>
        </Box>
      </Box>
    </Box>
  );
};
