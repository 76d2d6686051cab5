import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { InvitedGuest } from '#application/rsvp/ports/inviting-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { AnswerWord } from './AnswerFilter.tsx';
import { BouncedInvitation } from './BouncedInvitation.tsx';
import { type Answered, mayRemind, sessionLabel, useInvitedGuest } from './invited-guests.view.ts';

const TakeBackDialog = lazy(async () => ({ default: (await import('./TakeBackDialog.tsx')).TakeBackDialog }));

const TimelineDialog = lazy(async () => ({ default: (await import('./TimelineDialog.tsx')).TimelineDialog }));

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  padding: '12px 16px',
  // Columns of fixed widths keep the answers of all rows in line.
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.5fr) 290px',
  },
}));

const COLOURS: Readonly<Record<Answered, { readonly bgcolor: string; readonly color: string }>> = {
  INVITED: { bgcolor: 'tone.sunken', color: 'text.secondary' },
  WAITING: { bgcolor: 'tone.goldWash', color: 'tone.onGoldWash' },
  ACCEPTED: { bgcolor: 'tone.jadeWash', color: 'tone.jade' },
  DECLINED: { bgcolor: 'tone.hairline', color: 'text.primary' },
  TAKEN_BACK: { bgcolor: 'tone.sunken', color: 'text.secondary' },
};

export const InvitedGuestRow = ({
  guest: first,
  event,
}: {
  readonly guest: InvitedGuest;
  readonly event: DeskEvent;
}) => {
  const { t } = useLingui();
  const { guest, busy, trouble, remind, retry, correct, takeBack } = useInvitedGuest(first, event.timezone);
  const [asking, setAsking] = useState(false);
  const [history, setHistory] = useState(false);
  const locale = useLocale();
  const { name, email, status, party, sectionEventId } = guest;
  const again = t`Resend invitation to ${email}`;
  const session = event.sessions.length > 1 ? event.sessions.find(({ id }) => id === sectionEventId) : undefined;
  return (
    <Row>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {email}
        </Typography>
        {session === undefined ? null : (
          <Typography variant="caption" color="textSecondary" component="p">
            {sessionLabel(session, event, locale)}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: '1 1 200px' }}>
        <Chip size="small" label={<AnswerWord status={status} />} sx={COLOURS[status]} />
        {party !== null && party > 1 ? (
          <Typography variant="caption" component="span" sx={{ ml: 1 }}>
            <Plural value={party} one="# person" other="# people" />
          </Typography>
        ) : null}
        <Typography variant="caption" color="textSecondary" component="p" className="tabular" sx={{ mt: 0.25 }}>
          <Since guest={guest} timezone={event.timezone} />
        </Typography>
        {guest.isUnsubscribed ? (
          <Typography variant="caption" color="textSecondary" component="p">
            <Trans>Unsubscribed from your emails</Trans>
          </Typography>
        ) : null}
        {guest.bounced === null ? null : (
          <BouncedInvitation
            eventId={event.id}
            guest={guest}
            bounced={guest.bounced}
            busy={busy === 'RETRY'}
            onRetry={retry}
            onCorrect={correct}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: { md: 'flex-end' } }}>
        {mayRemind(guest) ? (
          <Button
            size="small"
            variant="outlined"
            sx={{ minHeight: 44 }}
            loading={busy === 'REMIND'}
            onClick={() => void remind()}
            aria-label={again}
            title={again}
          >
            <Trans>Resend</Trans>
          </Button>
        ) : null}
        <Button
          size="small"
          color="secondary"
          sx={{ minHeight: 44 }}
          onClick={() => setHistory(true)}
          aria-label={t`History of ${email}`}
        >
          <Trans>History</Trans>
        </Button>
        {status === 'TAKEN_BACK' ? null : (
          <Button
            size="small"
            color="error"
            sx={{ minHeight: 44 }}
            loading={busy === 'TAKE_BACK'}
            onClick={() => setAsking(true)}
            aria-label={t`Revoke the invitation to ${email}`}
          >
            <Trans>Revoke</Trans>
          </Button>
        )}
      </Box>
      {trouble === null ? null : (
        <Typography variant="caption" color="error" role="alert" sx={{ flexBasis: '100%', gridColumn: '1 / -1' }}>
          {trouble}
        </Typography>
      )}
      {history ? (
        <Suspense fallback={null}>
          <TimelineDialog
            invitationId={guest.id}
            name={name}
            timezone={event.timezone}
            onClose={() => setHistory(false)}
          />
        </Suspense>
      ) : null}
      {asking ? (
        <Suspense fallback={null}>
          <TakeBackDialog
            name={name}
            accepted={status === 'ACCEPTED'}
            onClose={() => setAsking(false)}
            onAct={() => {
              setAsking(false);
              void takeBack(t`Invitation revoked`);
            }}
          />
        </Suspense>
      ) : null}
    </Row>
  );
};

const Since = ({ guest, timezone }: { readonly guest: InvitedGuest; readonly timezone: string }) => {
  const locale = useLocale();
  const { answeredAt, openedAt, lastSentAt, sendEmailAt, sendings } = guest;
  const at = (moment: InvitedGuest['answeredAt']) => (moment === null ? '' : showMoment(moment, locale, timezone));
  if (answeredAt !== null) return <Trans>Replied {at(answeredAt)}</Trans>;
  if (openedAt !== null) return <Trans>Opened {at(openedAt)}</Trans>;
  if (lastSentAt !== null)
    return sendings > 1 ? <Trans>Resent {at(lastSentAt)}</Trans> : <Trans>Sent {at(lastSentAt)}</Trans>;
  return sendEmailAt === null ? <Trans>Not sent yet</Trans> : <Trans>Scheduled for {at(sendEmailAt)}</Trans>;
};
